import {
  copyState,
  effectiveOrders,
  fold,
  readPosition,
  TurnBegan,
  writePosition,
  type MutableCampaignState,
  type GameEvent,
  type NavalOrder,
  type Order,
  type PhaseName,
  type ShipTurn,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { booksOf, PhaseContext, pieceTypes } from '@vedette/rulebooks';
import { navalPhases } from '../index.js';
import { placeKey } from '../ship-place.js';

/** Four sea areas of an Atlantic in a square, one of a Pacific beyond the Horn, and a port or two on most. */
export const WATERS: InlineTheatre & { kind: 'inline' } = {
  kind: 'inline',
  origin: 'G0-V0',
  strategic: ['...', '...', '...'],
  nations: ['UUU', 'UUU', 'UUU'],
  nationKey: { U: 'United States' },
  seas: [
    { code: 'NWA', name: 'Northwest', map: 'A', tacticalAreas: 4, neighbours: { E: ['NEA'], S: ['SWA'] } },
    { code: 'NEA', name: 'Northeast', map: 'A', tacticalAreas: 2, neighbours: { W: ['NWA'], S: ['SEA'] } },
    {
      code: 'SWA',
      name: 'Southwest',
      map: 'A',
      tacticalAreas: 3,
      neighbours: { N: ['NWA'], E: ['SEA'], S: ['PAC'] },
    },
    { code: 'SEA', name: 'Southeast', map: 'A', tacticalAreas: 1, neighbours: { N: ['NEA'], W: ['SWA'] } },
    { code: 'PAC', name: 'Pacific', map: 'B', tacticalAreas: 3, neighbours: { S: ['SWA'] } },
  ],
  ports: [
    { name: 'Haven', sea: 'NWA', exit: 'E', state: 'US' },
    { name: 'Vera', sea: 'NWA', exit: 'S', state: 'MX' },
    { name: 'Tampa', sea: 'SWA', exit: 'N', state: 'MX' },
    { name: 'Bay', sea: 'PAC', exit: 'W', state: 'MX' },
  ],
};

/** Reads ships as the umpire bench would: United States and Texas in arms against Mexico, Britain neutral. */
export function shipsAt(
  ships: readonly Record<string, unknown>[],
  rest: Record<string, unknown> = {},
): MutableCampaignState {
  const document = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    turn: 3,
    theatre: WATERS,
    states: [
      { id: 'GB', nation: 'Great Britain', side: 'GB' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
      { id: 'TX', nation: 'Texas', side: 'TX' },
      { id: 'US', nation: 'United States', side: 'US' },
    ],
    relations: [
      { between: ['US', 'MX'], stance: 'hostile' },
      { between: ['TX', 'MX'], stance: 'hostile' },
      { between: ['US', 'TX'], stance: 'allied' },
    ],
    players: ['GB', 'MX', 'TX', 'US'].map((state) => ({ id: state.toLowerCase(), state })),
    units: [],
    ...rest,
    ships: ships.map((ship) => ({
      crew: 100,
      stores: 9,
      capacity: String(ship['id']).endsWith('TR') ? 1000 : null,
      commander: String(ship['id']).slice(0, 2).toLowerCase(),
      ...ship,
    })),
  };
  return readPosition(
    document,
    (inline) => makeInlineTheatre(inline as unknown as InlineTheatre),
    pieceTypes,
  );
}

/** A naval order of one ship. */
export function navalOrder(ship: string, sections: Omit<NavalOrder, 'kind' | 'ship'>): NavalOrder {
  return { kind: 'naval', ship, ...sections };
}

/** A turn at sea on a table: phases are played one by one. */
export class Squadron {
  readonly events: GameEvent[] = [];
  private readonly start: MutableCampaignState;

  constructor(
    readonly state: MutableCampaignState,
    private readonly orders: readonly Order[] = [],
    private readonly draws: Readonly<Record<string, number>> = {},
    private readonly seed = 'squadron',
  ) {
    const opening = this.contextOf('orders');
    opening.emit(TurnBegan, {
      rule: opening.navalRule('3.1'),
      data: { turn: state.turn, season: state.season },
      audience: {},
    });
    this.start = copyState(state);
  }

  /** Notes what an earlier phase left in a ship's memory of the turn. */
  remember(ship: string, happened: Partial<ShipTurn>): this {
    for (const state of [this.state, this.start]) {
      const one = state.ship(ship);
      one.turn = { ...one.turn, ...happened };
    }
    return this;
  }

  /** Plays phases one after the other and returns the events of all of them. */
  play(...phases: PhaseName[]): GameEvent[] {
    const told = phases.flatMap((phase) => {
      const context = this.contextOf(phase);
      navalPhases[phase]?.(context);
      return context.events;
    });
    this.events.push(...told);
    return told;
  }

  /** Where a ship is, as `SWA 2` or `Vera coastal`. */
  where(ship: string): string {
    return placeKey(this.state.ship(ship).at);
  }

  /** The position after folding every event over the start; must equal {@link written}. */
  folded(): unknown {
    return writePosition(fold(copyState(this.start), this.events));
  }

  written(): unknown {
    return writePosition(this.state);
  }

  private contextOf(phase: PhaseName): PhaseContext {
    const { state } = this;
    const dice = Dice.keyed(this.seed, state.turn, phase).withFixed(this.draws);
    return new PhaseContext(state, effectiveOrders(this.orders), dice, booksOf(state.rulebooks), phase);
  }
}
