import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ScenarioDocument } from '@vedette/contracts';
import { SignedInOnly } from '../access/access.js';
import { CampaignService } from './campaign.service.js';
import { ScenarioView } from './scenarios.view.js';

/** What campaigns can be made of. */
@ApiTags('campaigns')
@Controller('scenarios')
export class ScenariosController {
  constructor(private readonly campaigns: CampaignService) {}

  @Get()
  @SignedInOnly()
  @ApiOperation({ summary: 'The scenarios of the house' })
  @ApiOkResponse({ type: [ScenarioView] })
  list(): Promise<ScenarioDocument[]> {
    return this.campaigns.scenarios();
  }
}
