import type { GameEvent, Order, PositionDocument, Quality } from '@vedette/campaign';
import { readPosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { RandomSource } from '../../fuzz/random-source.js';
import type { Action } from './action.js';

const CREW = { FR: 250, SL: 150 } as const;
const QUALITY: readonly Quality[] = ['Fair', 'Average', 'Average', 'Good', 'Good', 'Very Good'];
const AREAS = 24;

/** How the captains of a set of duels fight; left out: by lot, as many ways as the order form has. */
export interface Manner {
  readonly close?: boolean;
  readonly fireAt?: 'hull' | 'rigging';
}

/**
 * Draws duels between two ships of one type and plays them in one turn, two ships to a tactical area of a wide sea: crews
 * full, both ready to fight, quality and experience by lot.
 */
export function drawnActions(type: 'FR' | 'SL', duels: number, seed: number, manner: Manner = {}): Action[] {
  const random = new RandomSource(seed);
  const seas = Math.ceil(duels / AREAS);
  const names = Array.from(
    { length: seas },
    (_, i) => `S${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}`,
  );
  const orders: Order[] = [];
  const ship = (state: string, duel: number): object => {
    const id = `${state}${duel + 1}${type}`;
    orders.push({
      kind: 'naval',
      ship: id,
      by: state.toLowerCase(),
      combat: {
        stance: 'engage',
        gauge: random.chance(0.5) ? 'windward' : 'leeward',
        close: manner.close ?? random.chance(0.5),
        fireAt: manner.fireAt ?? (random.chance(0.5) ? 'hull' : 'rigging'),
      },
    });
    return {
      id,
      at: { sea: names[Math.floor(duel / AREAS)], tacticalArea: duel % AREAS },
      crew: CREW[type],
      marines: 20,
      quality: random.pick(QUALITY),
      experience: 4 + random.below(20),
      stores: 10,
      commander: state.toLowerCase(),
    };
  };
  const ships = Array.from({ length: duels }, (_, duel) => [ship('US', duel), ship('MX', duel)]).flat();
  const position = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    turn: 1,
    season: 'campaign',
    theatre: {
      kind: 'inline',
      origin: 'G6-V1',
      strategic: ['...', '...', '...'],
      nations: ['UUU', 'UUU', 'UUU'],
      nationKey: { U: 'United States' },
      seas: names.map((code) => ({
        code,
        name: code,
        map: 'A',
        neighbours: {},
        tacticalAreas: 25,
        windChances: { west: 1 },
        strengthChances: { moderate: 1 },
      })),
      ports: [],
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
    units: [],
    ships,
  } as unknown as PositionDocument;
  const { events } = playTurn({
    state: readPosition(position, theatreSource, pieceTypes),
    orders,
    secret: `duels ${seed}`,
    deciders: ALL_DECIDERS,
    until: 'naval-combat',
  });
  return actionsOf(events, CREW[type] + 20);
}

function actionsOf(events: readonly GameEvent[], men: number): Action[] {
  const down = new Map<string, number>();
  const ends = new Map<string, Action['end']>();
  const fought: { battle: string; minutes: number; winner: string; loser: string }[] = [];
  for (const { type, data } of events as readonly { type: string; data: Record<string, unknown> }[]) {
    const battle = data['battle'] as string;
    const id = data['ship'] as string | undefined;
    if (type === 'ShipBattered')
      down.set(
        `${battle} ${id!.slice(0, 2)}`,
        (data['crewLost'] as number) + (data['marinesLost'] as number),
      );
    if (type === 'ShipSunk') ends.set(`${battle} ${id!.slice(0, 2)}`, 'sunk');
    if (type === 'ShipTaken') ends.set(`${battle} ${id!.slice(0, 2)}`, 'taken');
    if (type === 'SeaBattleFought') {
      const { minutes, winners, losers } = data as { minutes: number; winners: string[]; losers: string[] };
      fought.push({ battle, minutes, winner: winners[0]!, loser: losers[0]! });
    }
  }
  return fought.map(({ battle, minutes, winner, loser }) => ({
    minutes,
    winner: { men, lost: down.get(`${battle} ${winner}`) ?? 0 },
    loser: { men, lost: down.get(`${battle} ${loser}`) ?? 0 },
    end: ends.get(`${battle} ${loser}`) ?? 'parted',
  }));
}
