import { applyDecorators, Get, Header } from '@nestjs/common';
import { BriefDocument, readAllBriefs, readBrief } from '@vedette/contracts';
import { Asked, AsQuery, BothDoors, Serves, viewsOf } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { ByUmpire, Place, type Umpire } from '../access/caller.js';
import { sightOf } from '../access/sight.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { WhyLiftedQuestion } from '../administration/administration.bodies.js';

/** What was told before the first turn, as one person may read it. */
export const BriefView = viewsOf('Brief', BriefDocument);

/** What those who play were told before the first turn. */
@BothDoors('campaigns/:id', 'campaigns')
export class BriefsController {
  constructor(private readonly requests: RequestClient) {}

  @Get('brief')
  @Serves(200, BriefView, 'The situation at the opening, and what your own side knows besides')
  @AsQuery('brief')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  brief(@Place() standing: Standing): Promise<BriefDocument> {
    const { campaign } = standing;
    return this.requests.request(readBrief, { campaign, player: sightOf(standing).player });
  }

  @BehindTheVeil('administration/briefs', 'What each side was told before the first turn')
  @AsQuery('briefsBehindVeil')
  all(
    @ByUmpire() umpire: Umpire,
    @Asked(WhyLiftedQuestion) { reason }: WhyLiftedQuestion,
  ): Promise<BriefDocument> {
    return this.requests.request(readAllBriefs, { ...umpire, reason });
  }
}

function BehindTheVeil(path: string, summary: string): MethodDecorator {
  return applyDecorators(
    Get(path),
    InCampaign('administrator'),
    Serves(200, BriefView, `${summary}; that you looked, and why, stands in the log, for everybody`),
    Header('Cache-Control', 'no-store'),
  );
}
