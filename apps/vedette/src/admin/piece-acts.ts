import type { EditDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, because, option } from './administrator-act.js';
import { readFields } from './fields.js';
import { tellEdit } from './tell-edit.js';

/** What an administrator does with pieces by hand. */
export const PIECE_ACTS: readonly AdministratorAct[] = [
  act<EditDocument>('edit', {
    route: 'POST /campaigns/:id/administration/edits',
    also: ['POST /campaigns/:id/administration/edits/preview'],
    does: 'change a piece, how two states stand, or what a player is minister of by hand at the start of the turn, or put a piece in or take it out',
    args: [
      argument('<kind>', 'unit, city, port, ship, relation or player'),
      argument('<piece>', 'id of a unit, ship or player, name of a city or port, two states as US-MX'),
      argument('[field=value...]', 'as in position.schema.json; text that is no JSON is taken as it is'),
    ],
    options: [
      option('--add', 'put the unit or ship in; it must not be there').conflicts('remove'),
      option('--remove', 'take the unit or ship out; no fields are given'),
      option('--preview', 'only show what it would change and who would be told'),
      because,
    ],
    choose: ({ options }) =>
      `POST /campaigns/:id/administration/edits${options['preview'] ? '/preview' : ''}`,
    ask: ({ args: [kind, piece, ...fields], options }) => ({
      body: {
        ...(options['add'] ? { act: 'add' } : options['remove'] ? { act: 'remove' } : {}),
        kind,
        piece,
        set: readFields(fields),
        reason: options['reason'],
      },
    }),
    tell: tellEdit,
  }),
  act<EditDocument>('undo', {
    route: 'POST /campaigns/:id/administration/edits/:number/undo',
    does: 'take an edit back',
    args: [argument('<number>')],
    options: [because],
    ask: ({ args, options }) => ({ at: { number: args[0]! }, body: { reason: options['reason'] } }),
    tell: tellEdit,
  }),
];
