import type { Degree, PartialDegree } from './degree.js';
import type { GameEvent } from './game-event.js';
import type { EventSet } from './registry.js';
import type { SeenKeys } from './seen-keys.js';

/** An event as one player is told of it. It has no number: gaps in numbers would tell of what he did not see. */
export interface ObservedEvent<Phase extends string = string, Type extends string = string> {
  readonly turn: number;
  readonly phase: Phase;
  readonly type: Type;
  readonly rule: string;
  readonly degree: Degree;
  /** Strategic square, where the player knows it. */
  readonly square?: string;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  /** All of the event's data for `full`, else the keys its definition lists for the degree. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly dice?: GameEvent['dice'];
}

/**
 * What a player is told of an event, built from nothing: whoever saw it only in part gets the listed keys, and never its
 * dice or the list of units. Null when he saw nothing of it (GITM AMWOL 4.4, 4.5, 5.3).
 */
export function observe<State, Phase extends string, Type extends string>(
  set: EventSet<State, Phase>,
  event: GameEvent<Phase, unknown, Type>,
  player: string,
): ObservedEvent<Phase, Type> | null {
  const degree = event.audience[player];
  if (degree === undefined) return null;
  const { turn, phase, type, rule } = event;
  const { seen } = set.definitionOf(type);
  const data = event.data as Readonly<Record<string, unknown>>;
  if (degree === 'full')
    return {
      turn,
      phase,
      type,
      rule,
      degree,
      ...(event.square ? { square: event.square } : {}),
      ...(event.units ? { units: event.units } : {}),
      ...(event.ships ? { ships: event.ships } : {}),
      data: seen.full ? only(data, seen.full) : data,
      ...(event.dice && seen.dice !== 'hidden' ? { dice: event.dice } : {}),
    };
  const told = only(data, seen[degree] ?? []);
  const square = squareSeen(event, degree, seen, told);
  const cited = seen.rule ? `${rule.split(' ')[0]} ${seen.rule}` : rule;
  return { turn, phase, type, rule: cited, degree, ...(square ? { square } : {}), data: told };
}

type Data = Readonly<Record<string, unknown>>;

function only(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));
}

/** The square a partial observer knows: that of the end he saw, by the key his degree names, else the event's own. */
function squareSeen(
  event: GameEvent,
  degree: PartialDegree,
  seen: SeenKeys<string>,
  told: Data,
): string | undefined {
  const key = seen.square?.[degree];
  const square = key === undefined ? undefined : told[key];
  return typeof square === 'string' ? square : event.square;
}
