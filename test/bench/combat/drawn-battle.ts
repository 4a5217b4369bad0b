import type { Order, PositionDocument, Quality } from '@vedette/campaign';
import { readPosition } from '@vedette/campaign';
import { playTurn } from '@vedette/referee';
import { ALL_DECIDERS } from '../../../apps/vedette/src/deciders.js';
import { theatreSource } from '../../../apps/vedette/src/bench/theatre-source.js';
import { RandomSource } from '../../fuzz/random-source.js';

/** Strengths and losses of one battle, winner first; losses are killed, wounded, prisoners and stragglers. */
export interface BattleOutcome {
  readonly winner: { readonly men: number; readonly lost: number };
  readonly loser: { readonly men: number; readonly lost: number };
  readonly attackerWon: boolean;
}

type Book = 'gitm-amwol' | 'gitm-nwol';
const SIZES: Readonly<
  Record<Book, { infantry: number; cavalry: number; guns: number; army: [number, number] }>
> = {
  'gitm-amwol': { infantry: 700, cavalry: 400, guns: 150, army: [1500, 12_000] },
  'gitm-nwol': { infantry: 2200, cavalry: 1200, guns: 300, army: [8000, 60_000] },
};

interface Army {
  readonly units: object[];
  readonly ids: string[];
  men: number;
}

/** Draws an army of the period up along a row: three quarters foot, a fifth horse, the rest guns. */
function draw(
  random: RandomSource,
  book: Book,
  state: string,
  men: number,
  row: number,
  quality: Quality,
): Army {
  const sizes = SIZES[book];
  const army: Army = { units: [], ids: [], men: 0 };
  const width = Math.max(1, Math.ceil(men / (book === 'gitm-amwol' ? 4000 : 14_000)));
  let number = 1;
  const add = (
    type: string,
    strength: number,
    batteries: number,
    line: string,
    column: number,
    depth: number,
  ): void => {
    const id = `${state}${number++}${type}`;
    army.ids.push(id);
    army.men += strength;
    army.units.push({
      id,
      square: 'G5-V6',
      tactical: `${column}-${row + depth}`,
      strength,
      batteries,
      quality,
      experience: 8 + random.below(12),
      commander: state.toLowerCase(),
      supplies: 1,
      line,
    });
  };
  const column = (): number => 7 - Math.floor(width / 2) + random.below(width);
  while (army.men < men * 0.76)
    add(
      'IN',
      Math.round(sizes.infantry * (0.7 + 0.6 * random.next())),
      0,
      random.chance(0.6) ? 'first' : 'second',
      column(),
      0,
    );
  while (army.men < men * 0.96)
    add(
      random.chance(0.5) ? 'LC' : 'MC',
      Math.round(sizes.cavalry * (0.7 + 0.6 * random.next())),
      0,
      'second',
      column(),
      0,
    );
  while (army.men < men) add('LA', sizes.guns, 2, 'first', column(), 0);
  return army;
}

/** One battle in one strategic square: an army holds a line, another comes on and engages for four tactical phases. */
export function drawnBattle(book: Book, seed: number): BattleOutcome | null {
  const random = new RandomSource(seed);
  const [least, most] = SIZES[book].army;
  const size = least * (most / least) ** random.next();
  const ratio = 2 ** (2 * random.next() - 1);
  const qualities: Quality[] = ['Fair', 'Average', 'Average', 'Good'];
  const attack = draw(random, book, 'US', size * Math.sqrt(ratio), 9, random.pick(qualities));
  const defence = draw(random, book, 'MX', size / Math.sqrt(ratio), 6, random.pick(qualities));
  const position = {
    format: 'vedette/position@1',
    rulebooks: { land: book, naval: null },
    theatre: {
      kind: 'inline',
      origin: 'G4-V5',
      strategic: ['...', '...', '...'],
      nations: ['UUU', 'MMM', 'MMM'],
      nationKey: { U: 'United States', M: 'Mexico' },
    },
    states: [
      { id: 'US', nation: 'United States', side: 'US' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: [
      { id: 'us', state: 'US' },
      { id: 'mx', state: 'MX' },
    ],
    units: [...attack.units, ...defence.units],
    cities: [
      { name: 'North', square: 'G5-V5', tactical: '7-7', state: 'MX', supplies: 500 },
      { name: 'South', square: 'G5-V7', tactical: '7-7', state: 'US', supplies: 500 },
    ],
  } as unknown as PositionDocument;
  const orders = [...attack.ids, ...defence.ids].map((unit): Order => {
    const attacks = unit.startsWith('US');
    return {
      kind: 'land',
      unit,
      by: attacks ? 'us' : 'mx',
      tactical: {
        line: unit.endsWith('IN') || unit.endsWith('LA') ? 'first' : 'second',
        ...(attacks ? { engage: { from: 1, to: 4 } } : {}),
      },
      reaction: { support: { center: '7-7', radius: 6, from: 1, to: 4 } },
      posture: { offensive: 'attack', defensive: 'defend' },
    };
  });
  const { events } = playTurn({
    state: readPosition(position, theatreSource),
    orders,
    secret: `battle ${seed}`,
    deciders: ALL_DECIDERS,
    until: 'tactical-4',
  });
  const lost = { US: 0, MX: 0 };
  for (const event of events) {
    const data = event.data as Record<string, number & string>;
    const side = event.units?.[0]?.startsWith('US') ? 'US' : 'MX';
    if (event.type === 'UnitLostMen') lost[side] += data['lost']!;
    if (event.type === 'UnitShattered') lost[side] += data['stragglers']! + data['prisoners']!;
    if (event.type === 'UnitSurrendered' || event.type === 'UnitDestroyed') lost[side] += data['men']!;
  }
  const last = events
    .filter(({ type }) => type === 'BattleEnded')
    .map(({ data }) => (data as { winners: string[] }).winners[0]);
  if (last.length === 0) return null;
  const wins = last.filter((winner) => winner === 'US').length;
  const attackerWon = wins * 2 > last.length || (wins * 2 === last.length && last.at(-1) === 'US');
  const us = { men: attack.men, lost: lost.US };
  const mx = { men: defence.men, lost: lost.MX };
  return attackerWon ? { winner: us, loser: mx, attackerWon } : { winner: mx, loser: us, attackerWon };
}
