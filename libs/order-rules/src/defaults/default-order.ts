import type { CampaignState, LandOrder, NavalOrder, Order, Ship, Unit } from '@vedette/campaign';
import { NAVAL_DEFAULTS, tacticalName } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { mostCarried } from '../land/understood.js';
import type { Piece } from '../authority/piece.js';
import { landWords } from '../words/land-words.js';
import { navalWords } from '../words/naval-words.js';

/** What a piece does that was given no order, as somebody who commands it may read it. */
export interface DefaultDoing {
  /** A whole sentence without its full stop, beginning with the piece's id. */
  readonly words: string;
  /** The same as an order that can be sent; null where there is none that says it, as for a ship that goes with its leader. */
  readonly order: Order | null;
}

type Ground = { readonly state: CampaignState; readonly books: Books };

/** What a piece does this turn if nobody orders it anything (GITM AMWOL 6.9, 7.18, PATE 4.11): made of its own condition alone. */
export function defaultDoing(ground: Ground, piece: Piece): DefaultDoing {
  return piece.at === 'land' ? ofUnit(ground, piece.unit) : ofShip(ground, piece.ship);
}

function ofUnit({ state, books }: Ground, unit: Unit): DefaultDoing {
  const { deployment } = books.land.movement;
  if (state.season !== 'campaign') {
    const goesHome = unit.kind.militia && deployment.militia.value === 'to-home-city';
    return {
      words: `${unit.id} ${goesHome ? 'goes to its home city by itself' : 'stays where it is'}`,
      order: null,
    };
  }
  const order: LandOrder = { kind: 'land', unit: unit.id };
  if (unit.status !== 'active') return { words: `${unit.id} stays where it is and as it is`, order };
  const fighting = unit.kind.role.fights ? fightingDefaults(books, unit) : {};
  const written: LandOrder = {
    ...order,
    ...fighting,
    supply: { level: Math.min(mostCarried({ books }, unit.type), Math.max(1, unit.supplies)) },
  };
  return { words: standing(unit.id, landWords(written)), order: written };
}

/** Support round its place, and the postures, which differ for militia (6.9). Headquarters take no part in combat (9.2). */
function fightingDefaults(books: Books, unit: Unit): Pick<LandOrder, 'reaction' | 'posture'> {
  const defaults = books.land.movement.defaults.value;
  const { militia } = unit.kind;
  return {
    posture: {
      offensive: militia ? defaults.militiaOffensive : defaults.offensive,
      defensive: militia ? defaults.militiaDefensive : defaults.defensive,
    },
    ...(unit.tactical >= 0
      ? { reaction: { support: { center: tacticalName(unit.tactical), radius: defaults.supportRadius } } }
      : {}),
  };
}

function ofShip({ state }: Ground, ship: Ship): DefaultDoing {
  if ('transit' in ship.at) return { words: `${ship.id} goes on round the Horn`, order: null };
  if (ship.attachedTo !== null)
    return { words: `${ship.id} goes with ${ship.attachedTo} and does as it does`, order: null };
  const order: NavalOrder = { kind: 'naval', ship: ship.id };
  if (ship.status !== 'active' || state.season !== 'campaign')
    return { words: `${ship.id} stays where it is and as it is`, order };
  if (ship.turnsWithoutStores > 0) return { words: `${ship.id} makes for its base to find stores`, order };
  const written: NavalOrder = { ...order, contact: NAVAL_DEFAULTS.contact, combat: NAVAL_DEFAULTS.combat };
  return { words: standing(ship.id, navalWords(written)), order: written };
}

/** The words of an order that asks for no march, with what that means said first. */
function standing(id: string, words: string): string {
  return `${id} stays where it is; ${words.slice(id.length + 1)}`;
}
