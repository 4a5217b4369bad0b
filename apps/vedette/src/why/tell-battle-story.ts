import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BattleEvent, readBattle } from '@vedette/battle';
import { refereesStoryOf } from '@vedette/battle-reports';
import { faultLine } from '@vedette/campaign';
import { faultsOfBattleEvent } from '../bench/faults-of-battle-event.js';
import { UsageError } from '../server/usage.error.js';

/** Whether a file of events is of a battle: its first event has a step, and a turn that is an hour. */
export function isOfBattle(file: string): boolean {
  try {
    const [line = ''] = readFileSync(file, 'utf8').split('\n', 1);
    const { step, turn } = JSON.parse(line) as { readonly step?: unknown; readonly turn?: unknown };
    return typeof step === 'string' && typeof turn === 'string';
  } catch {
    return false;
  }
}

/**
 * The story of a unit, leader or command in the events of a battle; names come from the position written beside them.
 * @throws UsageError where there is no position, a line is no event, or no event names the piece
 */
export function tellBattleStory(file: string, piece: string, turn: string | null): string {
  const beside = join(dirname(file), 'position.json');
  if (!existsSync(beside))
    throw new UsageError(
      `${beside} is missing: names are read from the position that ./vedette battle writes beside its events`,
    );
  const state = readBattle(jsonOf(readFileSync(beside, 'utf8'), beside));
  const events = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [eventOf(line, `${file}, line ${index + 1}`)]));
  const story = refereesStoryOf({ events, state }, piece, turn);
  if (story === null)
    throw new UsageError(
      `no event${turn === null ? '' : ` of turn ${turn}`} names ${piece}; units, leaders and commands go by their ids, such as us-8il`,
    );
  return story;
}

function eventOf(line: string, place: string): BattleEvent {
  const event = jsonOf(line, place);
  const [fault] = faultsOfBattleEvent(event, '');
  if (fault !== undefined)
    throw new UsageError(
      `${place} is no event of a battle: ${faultLine(fault)}; ./vedette check ${place.split(',', 1)[0]!} tells all that is wrong`,
    );
  return event as BattleEvent;
}

function jsonOf(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${place} is no JSON: ${(cause as Error).message}`, { cause });
  }
}
