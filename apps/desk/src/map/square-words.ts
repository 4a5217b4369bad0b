import { STRATEGIC_GROUND } from '@vedette/cartography';
import type { ReportHeading, SquareView, StackView } from '@vedette/reports';
import type { Ghost, GroundTold, Heard } from './told-squares.js';
import type { RememberedSquare } from '../memory/remembered-squares.js';
import type { Cell, Gazetteer } from '../seat/theatre.js';

/** Sentences of the desk by name; handed in, so that what is said can be tested without a page. */
export type Say = (name: string, values?: Record<string, string | number>) => string;

/** All that is known of a square. */
export interface SquareKnown {
  readonly square: string;
  readonly told: SquareView | undefined;
  /** Its last look, where it is out of sight now and was not always. */
  readonly remembered?: RememberedSquare | undefined;
  readonly ghosts: readonly Ghost[];
  readonly heard: readonly Heard[];
  readonly own: readonly string[];
  /** Depots and railway, where something was told of them. */
  readonly ground?: GroundTold | undefined;
}

const NAME_OF_GROUND: ReadonlyMap<string, string> = new Map(
  [...STRATEGIC_GROUND.values()].map(({ letter, name }) => [letter, name]),
);

/** The name of the printed ground of a cell. */
export function groundAt({ theatre }: Gazetteer, { column, row }: Cell): string {
  return NAME_OF_GROUND.get(theatre.terrain[row]?.[column] ?? '') ?? 'unknown ground';
}

/** What the cursor says of a square: place, ground, city, troops with their age, and whether it is in sight, remembered or on the printed map only. */
export function squareWords(
  known: SquareKnown,
  gazetteer: Gazetteer,
  heading: ReportHeading,
  say: Say,
): string[] {
  const cell = gazetteer.cellOf(known.square);
  if (!cell) return [known.square];
  const ground = say(`ground-${groundAt(gazetteer, cell).replaceAll(' ', '-')}`);
  const nation = gazetteer.theatre.nationKey[gazetteer.theatre.nation[cell.row]?.[cell.column] ?? ''];
  const city = gazetteer.cities.get(known.square);
  const place = [known.square, city?.name, ground, nation].filter(Boolean).join(', ');
  return [
    `${place}.`,
    ...cityWords(known.told, heading, say),
    ...(known.own.length > 0
      ? [say('own-here', { count: known.own.length, units: known.own.join(', ') })]
      : []),
    ...(known.told?.stacks ?? [])
      .filter((stack) => !isOwn(stack))
      .map((stack) => stackWords(stack, 0, heading, say)),
    ...known.ghosts.map((ghost) => ghostWords(ghost, heading, say)),
    ...known.heard.map(({ text, turn }) => say('heard-here', { text, turn })),
    // What is remembered of them is told below, with its turn.
    ...(known.ground?.asOf === undefined ? groundWords(known.ground, heading, say) : []),
    ...(known.told ? [] : [outOfSight(known, heading, say)]),
  ];
}

/** Of a square out of sight: what is remembered of it with the turn of its last look, or that the printed map is all there is. */
function outOfSight({ remembered, ground }: SquareKnown, heading: ReportHeading, say: Say): string {
  if (!remembered) return say('printed-only');
  const facts = [
    ...cityWords(remembered.square, heading, say),
    ...(ground?.asOf === undefined ? [] : groundWords(ground, heading, say)),
  ];
  const { turn } = remembered;
  return facts.length === 0
    ? say('remembered-bare', { turn })
    : say('remembered', { turn, facts: facts.join(' ') });
}

/** Who holds the city of a square, what is in it, its fort and its siege; nothing where there is none. */
function cityWords(told: SquareView | undefined, heading: ReportHeading, say: Say): string[] {
  const city = told?.city;
  if (!city) return [];
  const { name, state, supplies, fort, besieged } = city;
  return [
    say('city-held', { city: name, state: nameOf(heading, state), supplies }),
    ...(fort ? [say('city-fort', { level: fort.level, capacity: fort.capacity })] : []),
    ...(besieged ? [say('city-besieged')] : []),
  ];
}

/** Troops that were seen once: how long ago, whether they are kept in view, and whether they are there no more. */
function ghostWords({ stack, age, struck, pinned }: Ghost, heading: ReportHeading, say: Say): string {
  const troops = stackWords(stack, age, heading, say);
  if (struck) return say('struck-out', { troops });
  return pinned ? `${troops} ${say('is-pinned')}` : troops;
}

/** Depots and railway of a square in words. */
function groundWords(ground: GroundTold | undefined, heading: ReportHeading, say: Say): string[] {
  if (!ground) return [];
  return [
    ...ground.depots.map(({ id, kind, state, supplies }) => {
      const depot = { id, what: say(`store-${kind}`), state: nameOf(heading, state) };
      return supplies === null ? say('depot-here', depot) : say('depot-here-with', { ...depot, supplies });
    }),
    ...(ground.railway
      ? [
          say(ground.railway.intact ? 'railway-whole' : 'railway-broken', {
            standing: say(`held-${ground.railway.standing}`),
          }),
        ]
      : []),
  ];
}

const isOwn = ({ standing, count }: StackView): boolean => standing === 'same' && count !== null;

const nameOf = ({ states }: ReportHeading, state: string): string => states[state] ?? state;

const ARMS = ['I', 'C', 'A', 'H'] as const;

/** Troops in words: whose, how many units the size word stands for, which arms, and how long ago. */
export function stackWords(stack: StackView, age: number, heading: ReportHeading, say: Say): string {
  const size = heading.sizes?.find(({ word }) => word === stack.size);
  const number =
    stack.count !== null
      ? say('exactly', { count: stack.count })
      : size
        ? say('size-range', { size: size.word, least: size.least, most: size.most })
        : say('size-word', { size: stack.size ?? '?' });
  const arms = ARMS.filter((arm) => stack.letters.includes(arm)).map((arm) => say(`arm-${arm}`));
  return say('troops-here', {
    state: nameOf(heading, stack.state),
    standing: say(`standing-${stack.standing}`),
    number,
    arms: arms.length > 0 ? say('arms-about', { arms: arms.join(', ') }) : '',
    when: age === 0 ? say('seen-now') : say('seen-before', { age }),
  });
}
