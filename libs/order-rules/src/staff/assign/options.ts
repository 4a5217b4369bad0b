import type { OptionsOf } from '../../options/order-option.js';
import { idOf } from '../../authority/piece.js';

/** Players of the asker's side and of its allies, as commander and as deputy. */
export const assignOptions: OptionsOf<'assign'> = ({ piece, state, knowledge }) =>
  state.players
    .filter((player) => knowledge.isFriend(player.state))
    .flatMap(({ id }) =>
      (['commander', 'deputy'] as const).map((role) => ({
        field: `/${role}` as const,
        order: { kind: 'assign' as const, unit: idOf(piece), [role]: id },
      })),
    );
