import { type Static, Type } from '@sinclair/typebox';
import { DIE_PURPOSES } from './battle-die.js';

const LABEL = `^(\\*|(${DIE_PURPOSES.join('|')}):(\\*|[^:#*\\s]+(#[1-9][0-9]*)?))$`;

/**
 * Dice told beforehand, as `--dice` takes them and `dice.json` has them: values by full label, by purpose and subject, by purpose or for all. Casualty dice go to
 * 99, all others to 9.
 */
export const ToldDiceDocument = Type.Record(
  Type.String({ pattern: LABEL }),
  Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { minItems: 1 }),
  { additionalProperties: false },
);
export type ToldDiceDocument = Static<typeof ToldDiceDocument>;
