import {
  BattleContext,
  BattleDice,
  type BattleState,
  type CommandState,
  enemyOf,
  type MutableBattleState,
  type Side,
  ToldList,
  TurnOrders,
  type UnitState,
} from '@vedette/battle';
import { heardObserversOf, nearestObserver } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { ownPart } from '../judging/own-part.js';

/** Distance within which works of the enemy are made out (P-25.2). */
const WORKS_WITHIN = 8;
/** Command and ids of what stands for contacts; no document may use them, as ids have no such sign. */
const SEEN = '~seen';

type Contact = BattleState['contacts'][Side][number];
type Looks = Pick<UnitState, 'type' | 'formation'>;

/** What a contact is taken for whose units are not named: of each arm what controls most ground, as a careful officer reckons. */
const TAKEN_FOR: Readonly<Record<string, Looks>> = {
  infantry: { type: 'INF', formation: 'line' },
  cavalry: { type: 'CAV', formation: 'dismounted' },
  artillery: { type: 'ART', formation: 'unlimbered' },
  wagons: { type: 'WAG', formation: 'column' },
};
/** Troops, columns and smoke: that somebody is there is all that is known, and nothing of where he fronts. */
const SOMEBODY: Looks = { type: 'INF', formation: 'column' };

/**
 * A battle as a side knows it, of which rules can be asked what a step would cost and what it would run into: own pieces, works that
 * are its own or in sight, and for each contact that is not stale a counter. Nothing of it comes from the true enemy (P-25.1), so no answer
 * can tell of him. It is for asking only: nothing on it is ever played.
 */
export function knownField(state: BattleState, side: Side): BattleContext {
  const map = new HexMap(state.map);
  const own = ownPart(state, side);
  const enemy = enemyOf(side);
  const observers = heardObserversOf(own, side);
  const isSeen = (hex: string): boolean => {
    const hexes = nearestObserver({ state: own, map }, observers, hex);
    return hexes !== null && hexes <= WORKS_WITHIN;
  };
  const seen = own.contacts[side].filter(({ stale }) => !stale).flatMap((one) => counters(one, enemy));
  const known = {
    ...own,
    units: new Map([...own.units, ...seen.map((one) => [one.id, one] as const)]),
    commands: new Map([...own.commands, [SEEN, commandOfSeen(enemy)]]),
    // What was in sight as the turn began is taken to be there still.
    contacts: {
      ...own.contacts,
      [side]: own.contacts[side].map((one) => (one.stale ? one : { ...one, seen: state.turn })),
    },
    works: state.works.filter((works) => works.side === side || isSeen(works.hex)),
    abandonedGuns: [],
    markers: [],
  };
  return new BattleContext(known as unknown as MutableBattleState, {
    map,
    dice: new BattleDice('nothing is thrown', state.turn, new ToldList({}), {}),
    orders: new TurnOrders([]),
    firstSeq: 0,
  });
}

function counters(contact: Contact, side: Side): UnitState[] {
  const { units, kind, facing } = contact;
  if (units.length > 0)
    return units.map((one, place) =>
      counter(contact, side, { ...one, place, broken: one.state === 'routed' }),
    );
  const looks = facing === null ? SOMEBODY : (TAKEN_FOR[kind] ?? SOMEBODY);
  return [counter(contact, side, { ...looks, facing: facing ?? 0, place: 0, broken: false })];
}

function counter(
  { id, hex }: Contact,
  side: Side,
  { type, formation, facing, place, broken }: Looks & { facing: number; place: number; broken: boolean },
): UnitState {
  return {
    ...{
      id: `${SEEN} ${id}.${place}`,
      name: id,
      side,
      command: SEEN,
      type,
      formation,
      facing,
      hex,
      stack: place,
    },
    // One SP has a zone like any other, and no rule of steps asks for more.
    ...{ sp: 1, startSP: 1, weapon: 'R', cohesion: 7, cohesionDisordered: 5, ammo: 4 },
    ...{ extended: [], refused: null, state: broken ? 'routed' : 'ordered', collapsed: false, blown: false },
    ...{ routs: 0, losses: 0, stragglers: 0, order: null, orderUntil: null, reactionFires: 0 },
    ...{ acted: false, bayonet: false, group: null, captured: 0 },
  } as UnitState;
}

const commandOfSeen = (side: Side): CommandState =>
  ({
    ...{
      id: SEEN,
      side,
      level: 'division',
      arm: 'INF',
      leader: null,
      superior: null,
      order: 'HOLD',
      rsm: false,
    },
    ...{ fatigue: 0, marchTurns: 0, startSP: 0, class: 'veteran', ineffectiveAt: 0, ineffective: false },
    ...{ recovery: null, skirmishers: null },
  }) as CommandState;
