import { DEBRIEF_FORMATS, type DebriefIndex, type DebriefSubject } from '@vedette/contracts';
import { EventStore, Generations } from '@vedette/event-store';
import { BattleStarts, CampaignOpenings, CampaignsAsTheyStand } from '@vedette/ledger';
import { DocumentStore, type Keyring } from '@vedette/vault';
import type pg from 'pg';
import { subjectOf } from '../answers/debrief-room.js';
import { Debriefs } from '../answers/debriefs.js';
import { ToldTurns } from '../answers/told-turns.js';
import { INTELLIGENCE, INTELLIGENCE_GENERATION } from '../intelligence/intelligence-schema.js';
import { PictureStore } from '../intelligence/picture-store.js';
import { debriefNamed } from '../kept/report-bundle.js';
import type { DebriefToKeep } from '../kept/kept-reports-writer.js';

/** Everything there is to debrief of a campaign, turn by turn. */
export interface EveryDebrief {
  readonly index: DebriefIndex;
  readonly turns: AsyncGenerator<DebriefToKeep>;
}

/**
 * Makes every debrief of a campaign that is published, of everybody, each side and each player, in every form, as they are made for who
 * asks for them.
 * @param keyring opens the secret of the dice @throws CampaignNotEndedError @throws CampaignNotPublishedError
 */
export async function everyDebrief(pool: pg.Pool, keyring: Keyring, campaign: string): Promise<EveryDebrief> {
  const store = new EventStore(pool);
  const openings = new CampaignOpenings(store, keyring);
  const told = new ToldTurns(store, openings, new BattleStarts(store, new DocumentStore(pool), openings));
  const debriefs = new Debriefs(
    store,
    openings,
    told,
    new PictureStore(store),
    new CampaignsAsTheyStand(store, openings),
  );
  const index = await debriefs.index(campaign);
  return { index, turns: turnsOf(debriefs, campaign, index) };
}

async function* turnsOf(
  debriefs: Debriefs,
  campaign: string,
  index: DebriefIndex,
): AsyncGenerator<DebriefToKeep> {
  const subjects: readonly DebriefSubject[] = [
    { everybody: true },
    ...index.sides.map((side) => ({ side })),
    ...index.players.map((player) => ({ player })),
  ];
  for (const turn of index.turns) {
    const tell = await debriefs.ofTurn(campaign, turn, index);
    const files = subjects.flatMap((subject) =>
      DEBRIEF_FORMATS.map((format) => [debriefNamed(subject, format), tell(subjectOf(subject), format)]),
    );
    yield { turn, files: Object.fromEntries(files) as Record<string, string> };
  }
}

/** Whether what a database keeps of what staffs believed has the form of this release: of another no debrief can be made. */
export async function canMakeDebriefs(pool: pg.Pool): Promise<boolean> {
  return (await new Generations(new EventStore(pool)).live(INTELLIGENCE))?.live === INTELLIGENCE_GENERATION;
}
