import type { Quality } from '@vedette/campaign';
import { AMWOL_COMBAT } from '../../../libs/rulebooks/src/books/gitm-amwol/combat.js';
import type { RandomSource } from '../../fuzz/random-source.js';
import type { Arms, Meeting } from './battle-outcome.js';

export type Book = 'gitm-amwol' | 'gitm-nwol' | 'rotd-euwol';

interface BookSizes {
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
  /** Men a side, least and most, of battles whose sizes are drawn. */
  readonly army: readonly [number, number];
  /** Men to a tactical square of the front. */
  readonly front: number;
  /** Units that fit into one tactical square of the line; those that do not stand behind it. */
  readonly inSquare: number;
  /** Share of an army that is horse, least and most, and share that is foot or horse. */
  readonly cavalryShare: readonly [number, number];
  readonly withoutGuns: number;
  /** Batteries of an artillery unit. */
  readonly batteries: number;
}

const OLDER = {
  inSquare: Number.POSITIVE_INFINITY,
  cavalryShare: [0.08, 0.33],
  withoutGuns: 0.96,
  batteries: 2,
} as const;

const BOOKS: Readonly<Record<Book, BookSizes>> = {
  'gitm-amwol': { infantry: 700, cavalry: 400, guns: 150, army: [1500, 12_000], front: 4000, ...OLDER },
  'gitm-nwol': { infantry: 2200, cavalry: 1200, guns: 300, army: [8000, 80_000], front: 14_000, ...OLDER },
  'rotd-euwol': {
    infantry: 2400,
    cavalry: 1000,
    guns: 350,
    army: [6000, 120_000],
    front: 12_000,
    inSquare: 8,
    cavalryShare: [0.04, 0.14],
    withoutGuns: 0.94,
    batteries: 4,
  },
};

/** Quality, experience and numbers of an army, and how long its orders let it go on. */
export interface ArmyPlan {
  readonly men: number;
  readonly quality: Quality;
  readonly experience: number;
  readonly morale: number;
  readonly cavalry: number;
  /** Last tactical phase of its engage order; null: it stands where it is. */
  readonly engageTo: number | null;
  /** What its foot carries and what its guns are, where the book tells them apart. */
  readonly arms?: Arms;
}

/** Who attacks and who stands. */
export interface BattlePlan {
  readonly attacker: ArmyPlan;
  readonly defender: ArmyPlan;
  /** Whether the defender stands on the best of ground. */
  readonly works: boolean;
}

export interface Army {
  readonly units: object[];
  readonly ids: string[];
  men: number;
}

const QUALITIES: readonly Quality[] = [
  'Poor',
  'Fair',
  'Fair',
  'Average',
  'Average',
  'Average',
  'Good',
  'Good',
  'Very Good',
];
/** A commander misjudges the odds by this factor either way, as a natural logarithm. */
const MISJUDGED = 0.6;
/** How far a commander goes by numbers, of which he knows the enemy's worst: 1 wholly, 0 not at all. */
const NUMBERS_KNOWN = 0.3;
/** Spread of the odds between armies that meet, as a natural logarithm. */
const ODDS = 0.55;
const MANY = 200;
/** Share of drawn battles in which the defender stands in works. */
const WORKS = 0.35;
/** Last phase in which an attacker is ordered to engage. */
const PERSISTENCE = [1, 1, 1, 2, 2, 3, 4];

/**
 * Two armies that meet, and who of them attacks: the commander who thinks better of his chances, by numbers and quality
 * and with a mistake of his own. With a meeting given the armies are drawn again until it is the stated attacker who does.
 */
export function drawPlan(random: RandomSource, book: Book, meeting: Meeting | null): BattlePlan {
  const works = meeting ? meeting.works : random.chance(WORKS);
  for (let tries = 0; ; tries++) {
    const [first, second] = meeting ? [meeting.attacker, meeting.defender] : drawSizes(random, book);
    const a = drawArmy(random, book, first);
    const b = drawArmy(random, book, second);
    const odds = Math.log(worth(a) / worth(b)) + NUMBERS_KNOWN * Math.log(a.men / b.men);
    const hope = (sign: 1 | -1): number => sign * odds + MISJUDGED * bell(random);
    const firstAttacks = hope(1) >= hope(-1);
    if (meeting && !firstAttacks && tries < MANY) continue;
    const [attacker, defender] = firstAttacks || meeting ? [a, b] : [b, a];
    const arms = meeting?.arms;
    return {
      attacker: {
        ...attacker,
        engageTo: random.pick(PERSISTENCE),
        ...(arms ? { arms: arms.attacker } : {}),
      },
      defender: {
        ...defender,
        engageTo: random.chance(0.35) ? 4 : null,
        ...(arms ? { arms: arms.defender } : {}),
      },
      works,
    };
  }
}

function drawSizes(random: RandomSource, book: Book): [number, number] {
  const [least, most] = BOOKS[book].army;
  const size = least * (most / least) ** random.next();
  const ratio = Math.exp(ODDS * bell(random));
  return [size * Math.sqrt(ratio), size / Math.sqrt(ratio)];
}

function drawArmy(random: RandomSource, book: Book, men: number): ArmyPlan {
  const [least, most] = BOOKS[book].cavalryShare;
  return {
    men,
    quality: random.pick(QUALITIES),
    experience: random.below(30),
    morale: 35 + random.below(31),
    cavalry: least + (most - least) * random.next(),
    engageTo: null,
  };
}

/** What a man of an army is worth. */
function worth({ quality, morale }: ArmyPlan): number {
  const [low, high] = AMWOL_COMBAT.moraleStrength.value;
  return AMWOL_COMBAT.qualityStrength.value[quality] * (low + ((high - low) * morale) / 100);
}

/** About a standard normal number. */
function bell(random: RandomSource): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.next();
  return sum;
}

/** Where an army stands: a row of `width` squares, and rows behind it for those who find no room in their square. */
interface Ground {
  readonly width: number;
  readonly row: number;
  /** Step from a row to the one behind it. */
  readonly behind: 1 | -1;
}

/** Draws an army up along a row: foot in both lines, horse behind it, guns in front. */
export function drawUp(
  random: RandomSource,
  book: Book,
  state: string,
  plan: ArmyPlan,
  { width, row, behind }: Ground,
): Army {
  const sizes = BOOKS[book];
  const army: Army = { units: [], ids: [], men: 0 };
  const standing = new Map<string, number>();
  const place = (): string => {
    const column = 7 - Math.floor(width / 2) + random.below(width);
    for (let back = 0; ; back++) {
      const square = `${column}-${row + behind * back}`;
      const there = standing.get(square) ?? 0;
      if (there >= sizes.inSquare) continue;
      standing.set(square, there + 1);
      return square;
    }
  };
  let number = 1;
  const add = (type: string, about: number, line: string, carried: object): void => {
    const strength = Math.max(20, Math.round(Math.min(about, plan.men / 5) * (0.7 + 0.6 * random.next())));
    const id = `${state}${number++}${type}`;
    army.ids.push(id);
    army.men += strength;
    army.units.push({
      id,
      square: 'G5-V6',
      tactical: place(),
      strength,
      batteries: 0,
      quality: plan.quality,
      experience: plan.experience,
      morale: plan.morale,
      commander: state.toLowerCase(),
      supplies: 1,
      line,
      ...carried,
    });
  };
  const { arms } = plan;
  const weapon = arms ? { weapon: arms.weapon } : {};
  const guns = { batteries: sizes.batteries, ...(arms ? { gun: arms.gun } : {}) };
  while (army.men < plan.men * (sizes.withoutGuns - plan.cavalry))
    add('IN', sizes.infantry, random.chance(0.6) ? 'first' : 'second', weapon);
  while (army.men < plan.men * sizes.withoutGuns)
    add(random.chance(0.5) ? 'LC' : 'MC', sizes.cavalry, 'second', {});
  while (army.men < plan.men) add('LA', sizes.guns, 'first', guns);
  return army;
}

/**
 * Tactical squares along the front of a battle between these armies: by both, since fronts of the period grew with the
 * larger and with the smaller army, and the larger stood deeper.
 */
export function frontOf(book: Book, plan: BattlePlan): number {
  const men = Math.sqrt(plan.attacker.men * plan.defender.men);
  return Math.min(9, Math.max(1, Math.ceil(men / BOOKS[book].front)));
}
