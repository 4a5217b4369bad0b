import { Type } from '@sinclair/typebox';
import { orNull } from '../../document/names.schema.js';
import type { MutableUnit } from '../../state/unit.js';
import { defineEvent } from '../define-event.js';

const GunKind = Type.Union([Type.Literal('foot'), Type.Literal('horse')]);

/** A battery fell into the hands of those who won a melee, or was lost where none of them could take it (ROTD 10.11). */
export const BatteryCaptured = defineEvent({
  type: 'BatteryCaptured',
  data: Type.Object({
    from: Type.String(),
    /** Who took it; null when nobody could. */
    to: orNull(Type.String()),
    tactical: Type.String(),
    kind: GunKind,
    /** Its make as it was, and that of all guns of who took it afterwards. */
    before: orNull(Type.String()),
    after: orNull(Type.String()),
    /** Batteries left to the one and had by the other. */
    left: Type.Integer({ minimum: 0 }),
    has: Type.Integer({ minimum: 0 }),
  }),
  seen: { partial: ['from', 'tactical', 'kind'] },
  apply(state, { data }) {
    const from = state.units.get(data.from);
    if (from) setGuns(from, data.left, from.gun);
    if (data.to !== null) setGuns(state.unit(data.to), data.has, data.after);
  },
});

/** A unit handed one of its batteries over to another (ROTD 10.11). No men go with it. */
export const BatteryHandedOver = defineEvent({
  type: 'BatteryHandedOver',
  data: Type.Object({
    from: Type.String(),
    to: Type.String(),
    before: orNull(Type.String()),
    after: orNull(Type.String()),
    left: Type.Integer({ minimum: 0 }),
    has: Type.Integer({ minimum: 0 }),
  }),
  apply(state, { data }) {
    const from = state.unit(data.from);
    setGuns(from, data.left, from.gun);
    setGuns(state.unit(data.to), data.has, data.after);
  },
});

/** Who has no battery has no make of gun. */
function setGuns(unit: MutableUnit, batteries: number, gun: string | null): void {
  unit.batteries = batteries;
  unit.gun = batteries > 0 ? gun : null;
}

export const CAPTURE_EVENTS = [BatteryCaptured, BatteryHandedOver] as const;
