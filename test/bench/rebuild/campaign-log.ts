import type { GameEvent } from '@vedette/campaign';
import {
  endDigest,
  inputsDigest,
  makeCampaign,
  outcomeDigest,
  PhaseResolved,
  recordGameEvent,
  storedEvent,
  streamOf,
  TurnClosed,
  TurnOpened,
  TurnRecord,
  TurnResolved,
  booksOfCampaign,
} from '@vedette/ledger';
import { sequenceOf } from '@vedette/rulebooks';
import { loadScenario } from '@vedette/scenarios';
import type { LedgerUnderTest } from '../../../libs/ledger/src/testing/ledger-under-test.js';
import type { PlayedCampaign } from '../../../libs/scenarios/src/testing/play-campaign.js';

const ROOT = '0'.repeat(64);

/** Writes a campaign that was played into the log as the services do: phase by phase, each with its completion. */
export async function writeCampaign(
  ledger: LedgerUnderTest,
  campaign: string,
  { scenario, secret, turns }: { scenario: string; secret: string; turns: PlayedCampaign['turns'] },
): Promise<void> {
  const means = ledger.means();
  const position = await means.documents.put(loadScenario(scenario).position);
  const opening = await makeCampaign(
    { id: campaign, title: campaign, position, secret, deadline: null },
    means,
  );
  const rulebooks = booksOfCampaign(opening.campaign, 'a campaign to rebuild');
  let start = position;
  for (const [index, { events }] of turns.entries()) {
    const turn = opening.firstTurn + index;
    const season = 'campaign';
    if (index > 0)
      await ledger.write(
        campaign,
        'turn',
        storedEvent(TurnOpened, { turn, season, deadline: null, start }, { turn }),
      );
    await ledger.write(campaign, 'turn', storedEvent(TurnClosed, { turn, orderBookRoot: ROOT }, { turn }));
    const sequence = sequenceOf({ rulebooks, season });
    const record = new TurnRecord(campaign, turn);
    for (const { name, owner } of sequence) {
      const decided = events
        .filter(({ phase }) => phase === name)
        .map((event, seq): GameEvent => ({ ...event, seq }));
      const inputs = inputsDigest(record, sequence, name, secret);
      const outcome = outcomeDigest(decided);
      const phase = { turn, phase: name, events: decided.length, inputs, outcome };
      await ledger.write(
        campaign,
        streamOf(owner),
        ...decided.map(recordGameEvent),
        storedEvent(PhaseResolved, phase, { turn, phase: name }),
      );
    }
    start = endDigest(record, sequence);
    const resolved = { turn, events: events.length, end: start };
    await ledger.write(campaign, 'turn', storedEvent(TurnResolved, resolved, { turn }));
  }
}
