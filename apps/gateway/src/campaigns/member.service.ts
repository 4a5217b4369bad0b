import { Injectable } from '@nestjs/common';
import { giveSeat, listMembers, type MemberDocument, takeSeat } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import type { PlaceBody } from '../accounts/account.dto.js';
import { asTold, type SignedIn } from '../sessions/signed-in.js';

/** Who gives and takes places, and from where. */
export interface Administrator {
  readonly me: SignedIn;
  readonly client: Client;
}

/** Who is what in a campaign; people knows. */
@Injectable()
export class MemberService {
  constructor(private readonly requests: RequestClient) {}

  async list(campaign: string): Promise<MemberDocument[]> {
    return (await this.requests.request(listMembers, { campaign })).members;
  }

  /** Gives an account a place beside those it has; a seat it has gets the role. */
  put(
    campaign: string,
    account: string,
    { role, player = null }: PlaceBody,
    { me, client }: Administrator,
  ): Promise<MemberDocument> {
    return this.requests.request(giveSeat, { campaign, account, role, player, me: asTold(me), client });
  }

  /** Takes an account one seat, or every place it has. */
  async remove(
    campaign: string,
    account: string,
    player: string | undefined,
    { me, client }: Administrator,
  ): Promise<void> {
    await this.requests.request(takeSeat, { campaign, account, player, me: asTold(me), client });
  }
}
