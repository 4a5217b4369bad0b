import type { Quality } from '@vedette/campaign';
import { AMWOL_COMBAT } from '../../../libs/rulebooks/src/books/gitm-amwol/combat.js';
import type { RandomSource } from '../../fuzz/random-source.js';
import type { Meeting } from './battle-outcome.js';

export type Book = 'gitm-amwol' | 'gitm-nwol';

interface BookSizes {
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
  /** Men a side, least and most, of battles whose sizes are drawn. */
  readonly army: readonly [number, number];
  /** Men to a tactical square of the front. */
  readonly front: number;
}

const BOOKS: Readonly<Record<Book, BookSizes>> = {
  'gitm-amwol': { infantry: 700, cavalry: 400, guns: 150, army: [1500, 12_000], front: 4000 },
  'gitm-nwol': { infantry: 2200, cavalry: 1200, guns: 300, army: [8000, 80_000], front: 14_000 },
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
    const a = drawArmy(random, first);
    const b = drawArmy(random, second);
    const odds = Math.log(worth(a) / worth(b)) + NUMBERS_KNOWN * Math.log(a.men / b.men);
    const hope = (sign: 1 | -1): number => sign * odds + MISJUDGED * bell(random);
    const firstAttacks = hope(1) >= hope(-1);
    if (meeting && !firstAttacks && tries < MANY) continue;
    const [attacker, defender] = firstAttacks || meeting ? [a, b] : [b, a];
    return {
      attacker: { ...attacker, engageTo: random.pick(PERSISTENCE) },
      defender: { ...defender, engageTo: random.chance(0.35) ? 4 : null },
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

function drawArmy(random: RandomSource, men: number): ArmyPlan {
  return {
    men,
    quality: random.pick(QUALITIES),
    experience: random.below(30),
    morale: 35 + random.below(31),
    cavalry: 0.08 + 0.25 * random.next(),
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

/** Draws an army up along a row: foot in both lines, horse behind it, guns in front. */
export function drawUp(
  random: RandomSource,
  book: Book,
  state: string,
  plan: ArmyPlan,
  width: number,
  row: number,
): Army {
  const sizes = BOOKS[book];
  const army: Army = { units: [], ids: [], men: 0 };
  let number = 1;
  const add = (type: string, about: number, batteries: number, line: string): void => {
    const strength = Math.max(20, Math.round(Math.min(about, plan.men / 5) * (0.7 + 0.6 * random.next())));
    const id = `${state}${number++}${type}`;
    army.ids.push(id);
    army.men += strength;
    army.units.push({
      id,
      square: 'G5-V6',
      tactical: `${7 - Math.floor(width / 2) + random.below(width)}-${row}`,
      strength,
      batteries,
      quality: plan.quality,
      experience: plan.experience,
      morale: plan.morale,
      commander: state.toLowerCase(),
      supplies: 1,
      line,
    });
  };
  while (army.men < plan.men * (0.96 - plan.cavalry))
    add('IN', sizes.infantry, 0, random.chance(0.6) ? 'first' : 'second');
  while (army.men < plan.men * 0.96) add(random.chance(0.5) ? 'LC' : 'MC', sizes.cavalry, 0, 'second');
  while (army.men < plan.men) add('LA', sizes.guns, 2, 'first');
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
