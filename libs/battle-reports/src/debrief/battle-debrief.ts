import { type BattleState, enemyOf, hexesOf, type Side, SIDES, spIn, type UnitState } from '@vedette/battle';
import { bandOf, toldContactsOf } from '@vedette/battle-sight';
import { orderText } from '../turn/told.js';
import {
  BATTLE_DEBRIEF_FORMAT,
  type BattleBelief,
  type BattleDebrief,
  type SideDebrief,
  type TruePieceOfBattle,
} from './battle-debrief.schema.js';

/** What a debrief of a turn is made of: the battle after it, and what else is told of it. */
export interface DebriefSource extends Pick<
  BattleDebrief,
  'campaign' | 'turn' | 'hour' | 'of' | 'secret' | 'commitment' | 'committed' | 'tally'
> {
  readonly state: BattleState;
}

const BANDS = ['small', 'medium', 'large'] as const;

/** Sets what each side believed at the end of a turn beside what was there: contacts, who was not seen, and everything as it was. */
export function composeBattleDebrief({ state, ...told }: DebriefSource): BattleDebrief {
  const { of } = told;
  return {
    format: BATTLE_DEBRIEF_FORMAT,
    ...told,
    players: Object.fromEntries(state.players.map(({ id, name }) => [id, name])),
    result: state.result && { winner: state.result.winner, level: state.result.level },
    sides: sidesToldOf(state, of).map((side) => sideOf(state, side)),
    truth: [...unitsOf(state), ...leadersOf(state)],
  };
}

/** All of a side share its view: of a player that of his side is told (P-25.1). */
function sidesToldOf({ players }: BattleState, { kind, name }: BattleDebrief['of']): readonly Side[] {
  if (kind === 'all') return SIDES;
  const side = kind === 'side' ? name : players.find(({ id }) => id === name)?.side;
  return SIDES.filter((one) => one === side);
}

function sideOf(state: BattleState, side: Side): SideDebrief {
  const beliefs = toldContactsOf(state, side).map((contact) => beliefOf(state, side, contact));
  const known = new Set(toldContactsOf(state, side).map(({ hex }) => hex));
  const byHex = new Map<string, UnitState[]>();
  for (const unit of state.units.values()) {
    if (unit.side === side || unit.hex === null || hexesOf(unit).some((hex) => known.has(hex))) continue;
    byHex.set(unit.hex, [...(byHex.get(unit.hex) ?? []), unit]);
  }
  const unseen = [...byHex]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([hex, units]) => ({ hex, units: idsOf(units), sp: strengthOf(units) }));
  return {
    side,
    judged: {
      contacts: beliefs.length,
      right: beliefs.filter(({ verdict }) => verdict === 'right').length,
      hollow: beliefs.filter(({ verdict }) => verdict === 'nobody there').length,
      stale: beliefs.filter(({ stale }) => stale).length,
      unseen: unseen.reduce((sum, { units }) => sum + units.length, 0),
    },
    beliefs,
    unseen,
  };
}

type Contact = BattleState['contacts'][Side][number];

function beliefOf(state: BattleState, side: Side, contact: Contact): BattleBelief {
  const { id, hex, seen, stale } = contact;
  const there = [...state.units.values()].filter(
    (unit) => unit.side === enemyOf(side) && hexesOf(unit).includes(hex),
  );
  const sp = there.reduce((sum, unit) => sum + spIn(unit, hex), 0);
  return {
    ...{ contact: id, hex, believed: inWords(contact), seen, stale },
    truly: idsOf(there),
    sp,
    verdict: verdictOf(contact, there.length, sp),
  };
}

function verdictOf({ band }: Contact, units: number, sp: number): BattleBelief['verdict'] {
  if (units === 0) return 'nobody there';
  if (band === null) return 'right';
  const error = BANDS.indexOf(bandOf(sp)) - BANDS.indexOf(band as (typeof BANDS)[number]);
  return error === 0 ? 'right' : error < 0 ? 'fewer' : 'more';
}

function inWords({ band, kind, units }: Contact): string {
  const what = [band, kind].filter(Boolean).join(' ');
  return units.length === 0 ? what : `${what}: ${units.map(({ name }) => name).join(', ')}`;
}

const idsOf = (units: readonly UnitState[]): string[] => units.map(({ id }) => id).sort();
const strengthOf = (units: readonly UnitState[]): number => units.reduce((sum, { sp }) => sum + sp, 0);

function unitsOf(state: BattleState): TruePieceOfBattle[] {
  return sorted(
    [...state.units.values()].map(({ id, name, side, hex, sp, ...unit }) => {
      const orders = unit.order === null ? [] : [orderText(unit.order)];
      const shattered = unit.collapsed ? ['shattered'] : [];
      return {
        ...{ id, name, side, hex, sp },
        status: [unit.state, unit.formation, ...shattered, ...orders].join(', '),
      };
    }),
  );
}

function leadersOf(state: BattleState): TruePieceOfBattle[] {
  return sorted(
    [...state.leaders.values()].map(({ id, name, side, hex, status }) => ({
      ...{ id, name, side, hex, status, sp: null },
    })),
  );
}

const sorted = (pieces: readonly TruePieceOfBattle[]): TruePieceOfBattle[] =>
  [...pieces].sort((one, other) => (one.id < other.id ? -1 : 1));
