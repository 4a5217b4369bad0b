import { Type } from '@sinclair/typebox';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';

const Withdrawal = Type.Object({
  unit: Type.String(),
  from: Type.String(),
  to: Type.String(),
  direction: Type.String(),
  squares: Type.Integer(),
  fatigue: Type.Number(),
  /** Supplies lost with the wagons, for a corps headquarters. */
  supplies: Type.Integer(),
});

function withdraw(
  state: MutableCampaignState,
  data: { unit: string; to: string; fatigue: number; supplies: number },
): void {
  const unit = state.unit(data.unit);
  state.placeUnit(unit, unit.square, tacticalIndex(data.to));
  unit.fatigue = data.fatigue;
  unit.supplies = data.supplies;
  unit.inFort = false;
}

/** A unit failed its check and went back up to four tactical squares (GITM AMWOL 9.8). */
export const UnitRetreated = defineEvent({
  type: 'UnitRetreated',
  data: Withdrawal,
  seen: {
    start: ['unit', 'from', 'direction'],
    end: ['unit', 'to'],
    partial: ['unit', 'from', 'to', 'direction'],
  },
  apply(state, event) {
    withdraw(state, event.data);
    const { tactics } = state.unit(event.data.unit).turn;
    tactics.engageCancelled = true;
    tactics.drivenBack++;
  },
});

/** A unit of the losing side gave up the square (9.9). */
export const UnitFellBack = defineEvent({
  type: 'UnitFellBack',
  data: Withdrawal,
  seen: {
    start: ['unit', 'from', 'direction'],
    end: ['unit', 'to'],
    partial: ['unit', 'from', 'to', 'direction'],
  },
  apply(state, event) {
    withdraw(state, event.data);
    state.unit(event.data.unit).turn.tactics.drivenBack++;
  },
});

/** A headquarters left before the enemy (9.2). */
export const HeadquartersLeft = defineEvent({
  type: 'HeadquartersLeft',
  data: Withdrawal,
  seen: {
    start: ['unit', 'from', 'direction'],
    end: ['unit', 'to'],
    partial: ['unit', 'from', 'to', 'direction'],
  },
  apply(state, event) {
    withdraw(state, event.data);
  },
});

/** A unit failed its check and ran to a neighbouring strategic square (9.8). */
export const UnitRouted = defineEvent({
  type: 'UnitRouted',
  data: Type.Object({
    unit: Type.String(),
    from: Type.String(),
    to: Type.String(),
    tactical: Type.String(),
    direction: Type.String(),
    fatigue: Type.Number(),
  }),
  seen: {
    start: ['unit', 'from', 'direction'],
    end: ['unit', 'to', 'tactical'],
    partial: ['unit', 'from', 'direction'],
    square: { end: 'to' },
  },
  apply(state, event) {
    const { unit: id, to, tactical, fatigue } = event.data;
    const unit = state.unit(id);
    state.placeUnit(unit, state.theatre.grid.indexOf(to), tacticalIndex(tactical));
    unit.fatigue = fatigue;
    unit.inFort = false;
    unit.turn.tactics.engageCancelled = true;
    unit.turn.tactics.specifiedDone = true;
    unit.turn.tactics.drivenBack++;
  },
});

/** A unit laid down its arms; its men are prisoners (9.9, 10.3). */
export const UnitSurrendered = defineEvent({
  type: 'UnitSurrendered',
  data: Type.Object({
    unit: Type.String(),
    men: Type.Integer(),
    /** Supplies in its train, which are lost with it. */
    supplies: Type.Integer({ minimum: 0 }),
    reason: Type.String(),
    /** What barred its way, which none but its own side finds out: there may be enemies whom nobody else has seen. */
    blockedBy: Type.Optional(Type.String()),
  }),
  seen: { partial: ['unit', 'reason'] },
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    state.destroyed.push({
      unit: unit.id,
      turn: event.turn,
      phase: event.phase,
      rule: event.rule,
      men: event.data.men,
    });
    state.removeUnit(unit);
  },
});

export const BREAKING_EVENTS = [
  UnitRetreated,
  UnitFellBack,
  HeadquartersLeft,
  UnitRouted,
  UnitSurrendered,
] as const;
