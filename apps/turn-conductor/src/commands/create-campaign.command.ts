import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CampaignBrief, CampaignMade, createCampaign, QuestionOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, makeCampaign } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { ConflictError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import { Boards } from '../board/boards.js';
import { documentOf } from '../board/campaign-board.js';
import { SentPositions } from './sent-positions.js';
import { ScenarioShelf } from './scenario-shelf.js';

/** Makes a campaign of a position in the vault or of a scenario of the house, and tells whether it was there already. */
@Injectable()
export class CreateCampaignCommand {
  constructor(
    private readonly store: EventStore,
    private readonly documents: DocumentStore,
    private readonly openings: CampaignOpenings,
    private readonly scenarios: ScenarioShelf,
    private readonly sent: SentPositions,
    private readonly boards: Boards,
  ) {}

  /**
   * @throws PositionUnplayableError
   * @throws BriefOfNoSideError
   * @throws ConflictError `campaign-exists` when the name is taken by another campaign
   * @throws NotFoundError when there is no such document or scenario
   */
  async run(question: QuestionOf<typeof createCampaign>): Promise<CampaignMade> {
    const { id, title, secret, deadline = null, solo = false, by } = question;
    const brief = question.brief ?? (await this.briefOf(question.position));
    const position =
      'document' in question.position
        ? await this.sent.bring(question.position.document)
        : await this.documents.put(await this.scenarios.position(question.position.scenario));
    const { store, documents, openings } = this;
    const { created } = await makeCampaign(
      {
        id,
        title,
        position,
        secret: secret ?? randomBytes(32).toString('hex'),
        deadline,
        solo,
        ...(by === undefined ? {} : { by }),
        ...(brief === undefined ? {} : { brief }),
      },
      { store, documents, openings, theatres: theatreSource },
    );
    // A second making with another secret would play with dice its maker does not know.
    if (secret !== undefined && secret !== (await openings.secretOf(id)))
      throw new ConflictError('campaign-exists', `There is a campaign ${id} with another secret.`, {
        field: '/secret',
      });
    // A scenario's own may be worded anew by a later build; one that was sent is a part of what its maker wants.
    if (question.brief !== undefined && !isDeepStrictEqual(question.brief, (await openings.of(id)).brief))
      throw new ConflictError('campaign-exists', `There is a campaign ${id} with another brief.`, {
        field: '/brief',
      });
    return { ...documentOf(await this.boards.fresh(id)), created };
  }

  private async briefOf(
    position: QuestionOf<typeof createCampaign>['position'],
  ): Promise<CampaignBrief | undefined> {
    return 'scenario' in position ? this.scenarios.brief(position.scenario) : undefined;
  }
}
