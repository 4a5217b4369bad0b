import { citeIn, type LandRule, type ObservedEvent } from '@vedette/observation';
import type { KnownNames } from '../catalogue/telling.js';
import { isFailure } from '../turn/failures.js';
import { foldFailures } from '../turn/fold-failures.js';
import { tellEvent } from '../turn/tell-event.js';
import { sentence } from '../wording/series.js';
import type { NotDone } from './piece-story.schema.js';

const MARCHED: ReadonlySet<string> = new Set([
  'UnitMarched',
  'UnitMovedTactically',
  'UnitDeployed',
  'ShipsSailed',
]);
const FOUGHT: ReadonlySet<string> = new Set([
  ...['BattleOpened', 'GarrisonFought', 'SeaBattleFought', 'SeaBattleJoined', 'Bombarded'],
]);

/** Whose piece it is and which book its turn was played by. */
export interface WhoseStory {
  readonly piece: string;
  readonly own: boolean;
  readonly book: string;
}

/** What failed, in the words of the report; what failed again and again is told once. */
function failures(events: readonly ObservedEvent[], names: KnownNames): NotDone[] {
  const tellings = events.map((event, index) => ({
    events: [index + 1],
    phase: event.phase,
    failure: isFailure(event),
    told: tellEvent(event, names),
  }));
  return foldFailures(tellings.filter(({ failure }) => failure)).map(({ told }) => ({
    text: `${told.unit}${told.rest}`,
    rule: told.rule,
    reasons: [...told.reasons],
  }));
}

/**
 * What a piece did not do and why, from the events that concern it: orders refused, steps and moves that failed, meals that
 * were not had. Of his own piece its reader is also told that no order for it stood, so that the default orders held (6.9),
 * that it did not move, and that it was in no battle.
 */
export function whyNot(
  events: readonly ObservedEvent[],
  { piece, own, book }: WhoseStory,
  names: KnownNames,
): NotDone[] {
  const told = failures(events, names);
  if (!own) return told;
  const none = (types: ReadonlySet<string>): boolean => !events.some(({ type }) => types.has(type));
  const stood = events.some(({ type, data }) => type === 'OrderStood' && data['subject'] === piece);
  const also = (rule: LandRule, text: string): NotDone => ({
    text: sentence(text),
    rule: citeIn(book, rule),
    reasons: [],
  });
  return [
    ...told,
    ...(stood ? [] : [also('6.9', `No order for ${piece} stood, so it went by the default orders`)]),
    ...(none(MARCHED) && told.length === 0
      ? [
          also(
            '6.1',
            `${piece} did not move: nothing it was ordered to do, and nothing that befell it, moved it`,
          ),
        ]
      : []),
    ...(none(FOUGHT)
      ? [also('9.1', `${piece} was in no battle: no enemy shared its square when a phase ended`)]
      : []),
  ];
}
