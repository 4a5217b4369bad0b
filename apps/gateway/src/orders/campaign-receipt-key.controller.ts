import { Get } from '@nestjs/common';
import { receiptKey } from '@vedette/contracts';
import { AsQuery, BothDoors, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { TokensWith } from '../access/token-scope.js';
import { ReceiptKeyView } from './order.views.js';

/** The key of a campaign's own receipts: where a house has several installations, each signs with one of its own. */
@BothDoors('campaigns/:id/receipt-key', 'orders')
export class CampaignReceiptKeyController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, ReceiptKeyView, 'The public key that receipts of this campaign are signed with')
  @AsQuery('campaignReceiptKey')
  @InCampaign(...EVERYBODY)
  @TokensWith('orders:read')
  key(): Promise<ReceiptKeyView> {
    return this.requests.request(receiptKey, {});
  }
}
