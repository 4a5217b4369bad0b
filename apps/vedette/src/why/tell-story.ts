import type { GameEvent } from '@vedette/campaign';
import type { ObservedEvent } from '@vedette/observation';
import { storyOf } from '@vedette/reports';
import { UsageError } from '../server/usage.error.js';

const LAND_BOOK = /^(gitm|rotd)-[a-z]+/;

/**
 * The story of a unit in the events of a bench, told whole, as the referee knows it, turn by turn.
 * @throws UsageError where no event names the unit
 */
export function tellStory(events: readonly GameEvent[], unit: string, turn: number | null): string {
  const book = events.map(({ rule }) => LAND_BOOK.exec(rule)?.[0]).find((found) => found !== undefined) ?? '';
  const turns = [...new Set(events.map((event) => event.turn))].filter(
    (one) => turn === null || one === turn,
  );
  const stories = turns.flatMap((number) => {
    const told = events.filter((event) => event.turn === number).map(toldWhole);
    const story = storyOf(told, {
      piece: unit,
      own: told.some((event) => names(event, unit)),
      book,
      turn: number,
    });
    return story ? [{ number, words: story.words }] : [];
  });
  if (stories.length === 0)
    throw new UsageError(
      `no event${turn === null ? '' : ` of turn ${turn}`} names ${unit}; units are written like US3IN`,
    );
  return stories
    .map(({ number, words }) => `${stories.length > 1 ? `Turn ${number}\n` : ''}${words}`)
    .join('\n');
}

function names(event: ObservedEvent, unit: string): boolean {
  return event.units?.includes(unit) === true || event.ships?.includes(unit) === true;
}

function toldWhole({ seq: _seq, audience: _audience, ...event }: GameEvent): ObservedEvent {
  return { ...event, degree: 'full', data: event.data as Record<string, unknown> };
}
