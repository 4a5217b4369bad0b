import {
  type CampaignState,
  type HeadquartersRumour,
  type StateId,
  type TroopsRumour,
  type Unit,
} from '@vedette/campaign';
import { happens, type Dice, type Draw } from '@vedette/chance';
import { DIRECTION_STEPS } from '@vedette/geography';
import { drawLabel, type LandRulebook } from '@vedette/rulebooks';
import type { StackBlur } from '../sight/stack-blur.js';
import { scoutingRange, sightDistances } from '../sight/sight-distance.js';
import { markAround } from '../sight/strategic-sight.js';

/** What a war minister hears besides what troops see, and the draws that shaped it (GITM AMWOL 4.7). */
export interface Rumours {
  readonly headquarters: readonly HeadquartersRumour[];
  readonly troops: readonly TroopsRumour[];
  readonly dice: readonly Draw[];
}

/**
 * Makes the late reports of war ministers: where things stood when the turn began, which is a turn ago for whoever reads it
 * at its end, and sometimes shifted.
 */
export class RumourMill {
  /** Units on the map by the square in which they began the turn. */
  private readonly before = new Map<number, Unit[]>();

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly dice: Dice,
    private readonly blur: StackBlur,
  ) {
    for (const unit of state.units.values()) {
      const square = unit.turn.startSquare;
      if (square < 0) continue;
      const there = this.before.get(square);
      if (there) there.push(unit);
      else this.before.set(square, [unit]);
    }
  }

  /** Reports for the war minister of a state. */
  heardBy(minister: StateId): Rumours {
    const dice: Draw[] = [];
    return {
      headquarters: this.headquartersHeardOf(minister, dice),
      troops: this.troopsHeardOf(minister, dice),
      dice,
    };
  }

  private concerns(minister: StateId, unit: Unit): boolean {
    const hostileOnly = this.book.detection.ministersHearOf.value === 'hostile';
    return hostileOnly
      ? this.state.areHostile(minister, unit.state)
      : !this.state.areFriends(minister, unit.state);
  }

  private headquartersHeardOf(minister: StateId, dice: Draw[]): HeadquartersRumour[] {
    const heard: HeadquartersRumour[] = [];
    for (const [square, units] of this.squares())
      for (const unit of units) {
        if (!unit.kind.role.heardOf || !this.concerns(minister, unit)) continue;
        const label = drawLabel(this.book, '4.7', `${minister} hears of ${unit.id}`);
        const roll = this.dice.chance(label, this.book.detection.headquartersHeardOf.value);
        dice.push(roll);
        if (!happens(roll)) continue;
        heard.push({
          state: unit.state,
          type: unit.type,
          square: this.state.theatre.grid.nameOf(this.misplaced(square, label, dice)),
          turn: this.state.turn,
        });
      }
    return heard;
  }

  private troopsHeardOf(minister: StateId, dice: Draw[]): TroopsRumour[] {
    const { theatre, states } = this.state;
    const nation = states.find(({ id }) => id === minister)?.nation ?? '';
    const watched = this.watchedBy(nation);
    const heard: TroopsRumour[] = [];
    for (const [square, units] of this.squares()) {
      if (theatre.nations[theatre.nation[square]!] !== nation || watched[square]) continue;
      const strangers = units.filter((unit) => this.concerns(minister, unit));
      for (const state of [...new Set(strangers.map((unit) => unit.state))].sort()) {
        const label = drawLabel(
          this.book,
          '4.7',
          `${minister} hears of ${state} in ${theatre.grid.nameOf(square)}`,
        );
        const roll = this.dice.chance(label, this.book.detection.troopsHeardOf.value);
        dice.push(roll);
        if (!happens(roll)) continue;
        const stack = this.blur.blur(
          label,
          strangers.filter((unit) => unit.state === state),
        );
        dice.push(...stack.dice);
        heard.push({
          state,
          square: theatre.grid.nameOf(this.misplaced(square, label, dice)),
          size: stack.size,
          letters: stack.letters,
          turn: this.state.turn,
        });
      }
    }
    return heard;
  }

  private squares(): [number, Unit[]][] {
    return [...this.before].sort(([a], [b]) => a - b);
  }

  /** Squares within sight of the nation's active troops where they stood when the turn began. */
  private watchedBy(nation: string): Uint8Array {
    const { grid } = this.state.theatre;
    const layer = new Uint8Array(grid.columns * grid.rows);
    const own = new Set(this.state.states.filter((entry) => entry.nation === nation).map(({ id }) => id));
    const { others } = sightDistances(this.state, this.book);
    for (const [square, units] of this.before)
      for (const unit of units) {
        if (unit.status !== 'active' || !own.has(unit.state)) continue;
        const reach = scoutingRange(unit, unit.turn.startStrength, others);
        markAround(layer, grid.columns, grid.rows, square, reach);
      }
    return layer;
  }

  /** Where the report places what stood in `square`; a place off the map or impassable is not believed. */
  private misplaced(square: number, label: string, dice: Draw[]): number {
    const error = this.dice.fraction(`${label}: error`, 0, 1);
    dice.push(error);
    let left = error.value;
    const row = this.book.detection.reportErrors.value.find(({ chance }) => (left -= chance) < 0);
    if (!row || row.to === 0) return square;
    const distance = this.dice.whole(`${label}: squares off`, row.from, row.to);
    const direction = this.dice.pick(`${label}: direction`, DIRECTION_STEPS.length);
    dice.push(distance, direction);
    const [east, south] = DIRECTION_STEPS[direction.picked]!;
    const { grid, terrain } = this.state.theatre;
    const column = (square % grid.columns) + east * distance.value;
    const at = Math.floor(square / grid.columns) + south * distance.value;
    if (column < 0 || at < 0 || column >= grid.columns || at >= grid.rows) return square;
    const wrong = at * grid.columns + column;
    return this.book.movement.impassable.value.includes(terrain[wrong]!) ? square : wrong;
  }
}
