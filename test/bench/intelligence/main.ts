import type { PositionReport } from '@vedette/campaign';
import {
  contactViews,
  csvTable,
  foldTurn,
  type KnownMap,
  pageOf,
  type Picture,
  pictureTable,
  summarise,
  type ToldTurn,
  wanted,
} from '@vedette/intelligence';
import { GITM_AMWOL, PATE_AMWOL } from '@vedette/rulebooks';
import { loadTheatre } from '@vedette/theatres';

/**
 * What belief costs: `npm run bench:intelligence -- [stacks in sight ...]`. A front of so many stacks in sight of twenty
 * officers, a third of them with a tactical map, moves for thirty turns; the last turns count. Exits 1 when a target is missed.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const asked = sizes.length > 0 ? sizes : [50, 200, 800];
const TURNS = 30;
const COUNTED = 10;
const OFFICERS = 20;
/** Milliseconds to fold a turn, and to answer a question of its picture. */
const TARGETS: Readonly<Record<number, { fold: number; answer: number }>> = {
  200: { fold: 60, answer: 20 },
  800: { fold: 400, answer: 60 },
};

const MAP: KnownMap = {
  theatre: loadTheatre('amwol'),
  land: GITM_AMWOL,
  naval: PATE_AMWOL,
  standing: (state) => (state === 'US' ? 'same' : 'hostile'),
};
const WORDS = ['regiments', 'brigade', 'brigades', 'division', '2 divisions'];
const LETTERS = ['I', 'IC', 'ICA', 'C', 'ICAH'];
const { grid } = MAP.theatre;

/** Stacks drift east a square every other turn, every seventh of them out of sight in every fifth turn. */
function toldOf(turn: number, stacks: number): ToldTurn {
  const seen = Array.from({ length: stacks }, (_, i) => i).filter((i) => (i + turn) % 35 >= 5);
  const squareOf = (i: number): string => {
    const column = 10 + ((i * 3) % 90) + Math.floor(turn / 2);
    return grid.nameOf((5 + Math.floor((i * 3) / 90) * 2) * grid.columns + column);
  };
  const land = Array.from({ length: OFFICERS }, (_, officer): PositionReport => {
    const his = seen.filter((i) => i % OFFICERS === officer || i % 7 === officer);
    return {
      ...{ player: `officer-${officer}`, state: 'US', turn, season: 'campaign', units: [], ports: [] },
      ...{ seenFromShips: [], garrisons: [], headquartersHeardOf: [], troopsHeardOf: [] },
      squares: his.map((i) => ({
        ...{ square: squareOf(i), terrain: 'open', nation: 'Mexico', city: null, mark: null },
        stacks: [
          {
            ...{ state: i % 2 ? 'MX' : 'YU', standing: 'hostile' as const, condition: 'active' as const },
            ...{ count: null, size: WORDS[i % 5]!, letters: LETTERS[i % 5]! },
          },
        ],
      })),
      maps: his
        .filter((i) => i % 3 === 0)
        .map((i) => ({
          ...{ square: squareOf(i), terrain: [], defence: [], city: null },
          units: Array.from({ length: 4 }, (_, n) => ({
            ...{
              unit: `${i % 2 ? 'MX' : 'YU'}${i * 4 + n + 1}IN`,
              state: i % 2 ? 'MX' : 'YU',
              tactical: '7-7',
            },
            ...{ standing: 'hostile' as const, condition: 'active' as const, inFort: false },
          })),
        })),
    };
  });
  return { turn, season: 'campaign', land, fleet: [], gone: [], news: [] };
}

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};
/** The quickest counts: everything else a machine does only ever adds. */
const quickest = (values: readonly number[]): number => Math.min(...values);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

let missed = false;
say('stacks  contacts  picture KB   fold ms  page ms  sums ms   CSV ms');
for (const stacks of asked) {
  let picture: Picture | null = null;
  const folds: number[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const told = toldOf(turn, stacks);
    const before = picture;
    folds.push(timed(() => (picture = foldTurn(before, { state: 'US', desk: 'supreme' }, told, MAP))));
  }
  const last = picture!;
  const stored = JSON.stringify(last);
  const read = (): Picture => JSON.parse(stored) as Picture;
  const often = (work: () => unknown): number => quickest(Array.from({ length: 15 }, () => timed(work)));
  const filter = wanted({ area: 'A0-P0:G9-S9', age: 3 }, {});
  const page = often(() =>
    pageOf(contactViews(read()).filter(filter), {
      turn: last.turn,
      sort: 'strength',
      after: null,
      limit: 50,
    }),
  );
  const sums = often(() => summarise(contactViews(read()), 'region'));
  const csv = often(() => csvTable(pictureTable(read())));
  const fold = quickest(folds.slice(-COUNTED));
  const cells = [fold, page, sums, csv].map((ms) => ms.toFixed(1).padStart(9)).join('');
  say(
    `${String(stacks).padStart(6)}${String(last.contacts.length).padStart(10)}${(stored.length / 1024).toFixed(0).padStart(12)} ${cells}`,
  );
  const target = TARGETS[stacks];
  if (target && (fold > target.fold || Math.max(page, sums, csv) > target.answer)) {
    missed = true;
    say(`MISSED ${stacks}: fold at most ${target.fold} ms, an answer at most ${target.answer} ms`);
  }
}
process.exitCode = missed ? 1 : 0;
