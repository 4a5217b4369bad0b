import type { CampaignState } from '@vedette/campaign';
import { type LandRulebook, ruleNumber } from '@vedette/rulebooks';
import type { SupplyAnswer, SupplyWay } from './supply-question.js';

/** A way as it is told: squares by name, and in words what stops it and what would help. */
export interface ToldWay extends Omit<SupplyWay, 'rule' | 'path' | 'obstacle'> {
  /** By the number of the book in force. */
  readonly rule: string;
  readonly path: readonly string[] | null;
  readonly length: number | null;
  /** What stops the line first, with the square where; null when nothing does. */
  readonly obstacle: { readonly kind: string; readonly square: string | null } | null;
  readonly text: string;
}

/** An answer as it is told. */
export interface ToldSupply extends Omit<SupplyAnswer, 'ways'> {
  readonly ways: readonly ToldWay[];
  readonly text: string;
}

/** Puts an answer into words, rules cited by the number of the book in force. */
export function tellSupply(known: CampaignState, book: LandRulebook, answer: SupplyAnswer): ToldSupply {
  const ways = answer.ways.map((way) => tellWay(known, book, way));
  const what = answer.concern === 'supplies' ? 'supplies' : 'communications';
  const text = answer.reached
    ? `${answer.piece} is reached by ${what} from ${ways[0]!.source}.`
    : ways.length > 0
      ? `As far as you know no ${what} reach ${answer.piece}.`
      : `You know of no source of ${what} near ${answer.piece}.`;
  return { ...answer, ways, text };
}

function tellWay(known: CampaignState, book: LandRulebook, way: SupplyWay): ToldWay {
  const { grid } = known.theatre;
  const path = way.path?.map((square) => grid.nameOf(square)) ?? null;
  const square = way.obstacle && 'square' in way.obstacle ? grid.nameOf(way.obstacle.square) : null;
  return {
    ...way,
    rule: ruleNumber(book, way.rule),
    path,
    length: path ? path.length - 1 : null,
    obstacle: way.obstacle ? { kind: way.obstacle.kind, square } : null,
    text: `${way.source}: ${sentence(known, way, path)} (rule ${ruleNumber(book, way.rule)}).`,
  };
}

function sentence(known: CampaignState, way: SupplyWay, path: readonly string[] | null): string {
  const stock = way.kind === 'army headquarters' || way.supplies === null ? '' : `, ${way.supplies} supplies`;
  if (way.closed) return `${CLOSED[way.closed]}${path ? '' : `; besides, ${hindrance(known, way)}`}`;
  if (path) return path.length < 2 ? `in the same square${stock}` : `reaches by ${path.join(', ')}${stock}`;
  return hindrance(known, way);
}

const CLOSED = {
  besieged: 'it is cut off by a siege; relieve it',
  empty: 'it has no supplies; have some moved there',
  'not in communications': 'it is not in communications itself; bring an army headquarters near',
  'feeds eighteen': 'it already feeds as many units as it can; name another source for some',
} as const;

function hindrance(known: CampaignState, { obstacle, limit }: SupplyWay): string {
  const name = (square: number): string => known.theatre.grid.nameOf(square);
  switch (obstacle?.kind) {
    case 'enemy':
      return `the enemy stands in ${name(obstacle.square)}; drive him out or go round`;
    case 'cavalry':
      return `enemy cavalry in ${name(obstacle.from)} makes ${name(obstacle.square)} unsafe; cover it with a combat unit`;
    case 'between enemies':
      return `the line would pass between the enemies in ${name(obstacle.left)} and ${name(obstacle.right)}; take one of the two`;
    case 'way off the map':
      return `an enemy bars the way off the tactical map of ${name(obstacle.square)}; move out of his line or beat him`;
    case 'too far':
      return obstacle.length === null
        ? `no way over passable ground within reach, at most ${limit} squares`
        : `${obstacle.length} squares away, at most ${limit} are allowed; come nearer`;
    default:
      return 'the walls of a besieged city lie between; relieve it';
  }
}
