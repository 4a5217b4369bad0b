import {
  readPosition,
  type MutableCampaignState,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { loadTheatre, theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

const TYPES = ['FR', 'SL', 'SL', 'SL', 'TR'] as const;
const HANDS = { FR: 250, SL: 150, TR: 400 } as const;
const SHIPS_A_PLAYER = 15;
const STATES = ['US', 'MX'] as const;

/** A naval war and everybody's orders for a turn of it. */
export interface NavalWar {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
}

/**
 * Fleets of two states, half of all ships each, in every sea area and port of the AMWOL theatre; every ship has an order of
 * its own that sails, pursues, fights, raids, loads or goes into port, and every fifth is a transport group with troops.
 */
export function navalWarOf(ships: number): NavalWar {
  const { seas, ports } = loadTheatre('amwol');
  const ids = Array.from({ length: ships }, (_, i) => {
    const type = TYPES[Math.floor(i / 2) % TYPES.length]!;
    return { id: `${STATES[i % 2]!}${Math.floor(i / 2) + 1}${type}`, state: STATES[i % 2]!, type, i };
  });
  const commander = (state: string, i: number): string =>
    `${state.toLowerCase()}-${Math.floor(i / (2 * SHIPS_A_PLAYER))}`;
  const seaOf = (i: number): (typeof seas)[number] => seas[(Math.floor(i / 2) * 7) % seas.length]!;
  const portOf = (i: number): (typeof ports)[number] => ports[(Math.floor(i / 2) * 5) % ports.length]!;
  const inPort = (i: number): boolean => Math.floor(i / 2) % 3 === 0;
  const groups = ids.filter(({ type }) => type === 'TR');
  const players = [...new Set(ids.map(({ state, i }) => `${state} ${commander(state, i)}`))];
  return {
    position: {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      turn: 1,
      season: 'campaign',
      theatre: 'amwol',
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: players.map((player) => {
        const [state, id] = player.split(' ') as [string, string];
        return { id, state, ministries: id.endsWith('-0') ? ['naval', 'war'] : [] };
      }),
      units: groups.map(({ id, state, i }, k) => ({
        id: `${state}${k + 1}IN`,
        square: null,
        tactical: null,
        status: 'embarked',
        aboard: id,
        strength: 800,
        commander: commander(state, i),
      })),
      ships: ids.map(({ id, state, type, i }) => ({
        id,
        at: inPort(i)
          ? { port: portOf(i).name, area: Math.floor(i / 6) % 2 === 0 ? 'harbor' : 'coastal' }
          : { sea: seaOf(i).code, tacticalArea: 0 },
        base: portOf(i).name,
        crew: HANDS[type],
        marines: type === 'TR' ? 0 : 20,
        stores: 18,
        hull: i % 3,
        rigging: (i + 1) % 3,
        experience: i % 30,
        commander: commander(state, i),
        ...(type === 'TR'
          ? {
              capacity: 4000,
              cargo: {
                units: [`${state}${groups.findIndex((group) => group.id === id) + 1}IN`],
                supplies: 5,
                stores: 0,
              },
            }
          : {}),
      })),
    } as unknown as PositionDocument,
    orders: ids.map(({ id, state, type, i }): Order => {
      const here = inPort(i) ? portOf(i).sea : seaOf(i).code;
      const next = Object.values(seas.find(({ code }) => code === here)!.neighbours).flat();
      const onward = next.length > 0 ? [next[i % next.length]!] : [];
      return {
        kind: 'naval',
        ship: id,
        by: commander(state, i),
        movement: {
          seas: inPort(i) ? [here, ...onward] : onward,
          ...(i % 4 === 1 ? { anyEnemyPort: true, portWhen: 'after-second' as const } : {}),
        },
        contact: { stance: (['pursue', 'accept', 'evade'] as const)[i % 3]!, intoCoastal: i % 2 === 0 },
        combat: {
          stance: (['engage', 'accept', 'evade', 'run-past'] as const)[i % 4]!,
          close: i % 5 === 0,
          line: i % 2 === 0 ? 'break' : 'line-ahead',
        },
        ...(type === 'TR' ? {} : { commerce: (['ignore', 'raid', 'convoy', 'ignore'] as const)[i % 4]! }),
        loading: { stores: 24 },
      };
    }),
  };
}

/** A fresh state: playing a turn changes it. */
export function stateOf({ position }: NavalWar): MutableCampaignState {
  return readPosition(position, theatreSource, pieceTypes);
}
