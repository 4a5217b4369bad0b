import {
  type MutableCampaignState,
  copyState,
  effectiveOrders,
  fold,
  type GameEvent,
  type LandOrder,
  type Order,
  type PhaseName,
  readPosition,
  TurnBegan,
  writePosition,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { booksOf, PhaseContext, pieceTypes } from '@vedette/rulebooks';
import { landPhases } from '../index.js';

/** A position written as a document, as far as a test cares; the rest is filled in. */
export interface FieldPosition {
  readonly theatre?: Partial<InlineTheatre>;
  readonly units: readonly Record<string, unknown>[];
  readonly [key: string]: unknown;
}

const OPEN_GROUND = Array.from({ length: 7 }, () => '.'.repeat(7));

/** A small theatre, 7 by 7 squares from G0-V0, of the United States unless told otherwise. */
function theatreOf(theatre: Partial<InlineTheatre> | undefined): InlineTheatre & { kind: 'inline' } {
  const strategic = theatre?.strategic ?? OPEN_GROUND;
  return {
    kind: 'inline',
    origin: 'G0-V0',
    nations: strategic.map((row) => 'U'.repeat(row.length)),
    nationKey: { U: 'United States', M: 'Mexico', G: 'Guatemala' },
    ...theatre,
    strategic,
  };
}

/** Reads a position as the umpire bench would; two hostile states with a player each unless told otherwise. */
export function stateOf(position: FieldPosition): MutableCampaignState {
  const { theatre, ...rest } = position;
  const document = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol' },
    turn: 3,
    states: [
      { id: 'US', nation: 'United States', side: 'US' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: [
      { id: 'taylor', state: 'US', ministries: ['war'] },
      { id: 'ampudia', state: 'MX', ministries: ['war'] },
    ],
    ...rest,
    theatre: theatreOf(theatre),
    units: position.units.map((unit) => ({
      strength: 1000,
      commander: String(unit['id']).startsWith('US') ? 'taylor' : 'ampudia',
      ...unit,
    })),
  };
  return readPosition(
    document,
    (inline, { skippedRowLetters }) =>
      makeInlineTheatre(inline as unknown as InlineTheatre, skippedRowLetters),
    pieceTypes,
  );
}

/** A land order of one unit. */
export function landOrder(unit: string, sections: Omit<LandOrder, 'kind' | 'unit'> = {}): LandOrder {
  return { kind: 'land', unit, ...sections };
}

/** A turn under way on a table: phases are played one by one. */
export class Field {
  readonly state: MutableCampaignState;
  readonly events: GameEvent[] = [];
  private readonly start: MutableCampaignState;

  constructor(
    position: FieldPosition,
    private readonly orders: readonly Order[] = [],
    private readonly draws: Readonly<Record<string, number>> = {},
    private readonly seed = 'field',
  ) {
    this.state = stateOf(position);
    const opening = this.contextOf('orders');
    opening.emit(TurnBegan, {
      rule: opening.landRule('5.2'),
      data: { turn: this.state.turn, season: this.state.season },
      audience: {},
    });
    this.start = copyState(this.state);
  }

  /** Plays phases one after the other and returns the events of all of them. */
  play(...phases: PhaseName[]): GameEvent[] {
    const told: GameEvent[] = [];
    for (const phase of phases) {
      const context = this.contextOf(phase);
      landPhases[phase]?.(context);
      told.push(...context.events);
    }
    this.events.push(...told);
    return told;
  }

  /** Where a unit stands, as `G5-V6 3-4`. */
  where(id: string): string {
    const written = writePosition(this.state).units.find((unit) => unit.id === id);
    return written ? `${written.square} ${written.tactical}` : 'nowhere';
  }

  /** The position after folding every event over the start; must equal {@link written}. */
  folded(): unknown {
    return writePosition(fold(copyState(this.start), this.events));
  }

  written(): unknown {
    return writePosition(this.state);
  }

  /** Data of the events of one type, in order. */
  data(type: string): Record<string, unknown>[] {
    return this.events
      .filter((event) => event.type === type)
      .map((event) => event.data as Record<string, unknown>);
  }

  private contextOf(phase: PhaseName): PhaseContext {
    return new PhaseContext(
      this.state,
      effectiveOrders(this.orders),
      Dice.keyed(this.seed, this.state.turn, phase).withFixed(this.draws),
      booksOf(this.state.rulebooks),
      phase,
      this.events.length,
    );
  }
}
