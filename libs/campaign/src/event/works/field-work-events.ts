import { Type } from '@sinclair/typebox';
import type { Direction } from '@vedette/geography';
import { oneOf } from '../../document/names.schema.js';
import { FACINGS } from '../../document/works.schema.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';

/** A unit threw up a work, or raised one that faces the same way by a level (ROTD 10.6, R-78). */
export const WorkRaised = defineEvent({
  type: 'WorkRaised',
  data: Type.Object({
    unit: Type.String(),
    tactical: Type.String(),
    facing: oneOf(FACINGS),
    level: Type.Integer({ minimum: 1, maximum: 5 }),
  }),
  seen: { partial: ['tactical', 'facing', 'level'] },
  apply(state, event) {
    const work = {
      square: state.theatre.grid.indexOf(event.square!),
      tactical: tacticalIndex(event.data.tactical),
      facing: FACINGS.indexOf(event.data.facing) as Direction,
      level: event.data.level,
    };
    const others = state.works.filter(
      (one) => one.square !== work.square || one.tactical !== work.tactical || one.facing !== work.facing,
    );
    state.works = [...others, work];
  },
});

export const FIELD_WORK_EVENTS = [WorkRaised] as const;
