import {
  classOf,
  defaultOrderOf,
  GunsAbandoned,
  spByHex,
  StrengthLost,
  UnitCollapsed,
  UnitEliminated,
  type BattleContext,
  type BattleRule,
  type LossKind,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience } from '@vedette/battle-sight';
import { COLLAPSE_PERCENT } from '../tables/casualties.js';
import { updateEffectiveness } from './effectiveness.js';

/** Men or guns a unit loses, and by which rule. */
export interface Loss {
  readonly unit: string;
  readonly lost: number;
  readonly kind: LossKind;
  readonly rule: readonly BattleRule[];
}

const ROUTS_TO_COLLAPSE = 2;

/**
 * A unit loses SP: casualties, stragglers, guns left behind or taken (P-37). At none left it is eliminated and leaves the map (P-35); it may
 * collapse and make its brigade ineffective (P-15). Who is no more loses nothing.
 */
export function loseStrength(context: BattleContext, { unit: id, lost, kind, rule }: Loss): void {
  const unit = context.state.units.get(id);
  const gone = unit ? Math.min(lost, unit.sp) : 0;
  if (!unit || gone < 1) return;
  const left = unit.sp - gone;
  const straggled = kind === 'stragglers';
  context.emit(StrengthLost, {
    rule,
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    data: { unit: id, lost: gone, left, kind },
    audience: context.toSide(unit.side),
    change: {
      units: {
        [id]: {
          // Never below the one man of a schema; a unit at none is taken off by the next event.
          sp: Math.max(1, left),
          losses: unit.losses + (straggled ? 0 : gone),
          stragglers: unit.stragglers + (straggled ? gone : 0),
          captured: unit.captured + (kind === 'captured' ? gone : 0),
          extended: heldHexes({ ...unit, sp: Math.max(1, left) }),
        },
      },
    },
  });
  if (kind === 'abandoned' && unit.hex !== null) leaveGuns(context, unit, unit.hex, gone);
  if (left < 1) eliminate(context, id, rule);
  else collapseIfDue(context, id);
  updateEffectiveness(context, unit.command);
}

/** A unit leaves the map for good, whatever of it is left (P-35, P-12.2). */
export function eliminate(context: BattleContext, id: string, rule: readonly BattleRule[]): void {
  const unit = context.state.units.get(id);
  if (!unit) return;
  const { hex, side, command, type, startSP, stragglers, captured } = unit;
  const casualty = {
    unit: id,
    side,
    command,
    type,
    sp: startSP - stragglers,
    stragglers,
    captured,
    turn: context.state.turn,
  };
  context.emit(UnitEliminated, {
    rule,
    ...(hex === null ? {} : { hex }),
    units: [id],
    data: { unit: id, hex },
    audience: context.toSide(side, hex === null ? {} : enemyAudience(context, side, hex)),
    change: {
      units: { [id]: null },
      casualties: [...context.state.casualties, { ...casualty, rule: rule.join(' ') }],
    },
  });
}

/** Whether the losses and stragglers of a unit are those at which its class is shattered (P-15). */
export function hasLostTooMuch(unit: UnitState): boolean {
  return (unit.losses + unit.stragglers) * 100 >= COLLAPSE_PERCENT.value[classOf(unit)] * unit.startSP;
}

/** A unit that lost too much, or routed twice in a day, is shattered (P-15). */
export function collapseIfDue(context: BattleContext, id: string): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.collapsed) return;
  if (!hasLostTooMuch(unit) && unit.routs < ROUTS_TO_COLLAPSE) return;
  const order = defaultOrderOf(context.state, unit);
  context.emit(UnitCollapsed, {
    rule: ['P-15', 'G-10'],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    data: { unit: id, order },
    audience: context.toSide(unit.side),
    change: { units: { [id]: { collapsed: true, order, orderUntil: null } } },
  });
}

function leaveGuns(context: BattleContext, { id, side }: UnitState, hex: string, guns: number): void {
  const here = context.state.abandonedGuns;
  const known = here.find((one) => one.hex === hex && one.battery === id);
  const left = { hex, battery: id, guns: guns + (known?.guns ?? 0), side };
  context.emit(GunsAbandoned, {
    rule: ['G-43'],
    hex,
    units: [id],
    data: { hex, battery: id, guns },
    audience: context.toSide(side, enemyAudience(context, side, hex)),
    change: { abandonedGuns: [...here.filter((one) => one !== known), left] },
  });
}

/** The extension hexes for which a unit still has men; the farthest are given up first. */
function heldHexes(unit: UnitState): string[] {
  let extended = [...unit.extended];
  while (extended.length > 0 && spByHex({ ...unit, extended }).some(({ sp }) => sp < 1))
    extended = extended.slice(0, -1);
  return extended;
}
