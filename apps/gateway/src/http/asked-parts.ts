import { Type } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import { TurnNumber } from '@vedette/contracts';

/** A turn that may be asked for by its number. */
export const askedTurn = (description: string) =>
  Type.Optional(Type.Unsafe<number>({ ...TurnNumber, description }));

/** A name that may be asked for. */
export const askedName = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^[^\\p{C}]{1,60}$',
      allowed: 'a name of at most 60 letters',
      description,
    }),
  );

/** A player of the campaign who may be named. */
export const askedPlayer = (description: string) =>
  Type.Optional(
    Type.String({ pattern: PlayerIdText.pattern!, allowed: 'a player id of the campaign', description }),
  );

/** How many may be asked for at once. */
export const askedLimit = (most: number, unlessGiven: number | 'all', what = '') =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: most,
      description: `${what}at most ${most}; ${unlessGiven} unless given`,
    }),
  );
