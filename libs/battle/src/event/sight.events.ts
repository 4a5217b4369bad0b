import { Type } from '@sinclair/typebox';
import { ContactDocument } from '../document/position.schema.js';
import { HexName, orNull, SideName, TurnName } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const { id, hex, level, kind, band, facing, stale, source } = ContactDocument.properties;

/** What a side knows of the enemy has changed: contacts seen anew, better, elsewhere, grown stale, or gone (P-25). */
export const ContactsChanged = defineBattleEvent({
  type: 'ContactsChanged',
  data: Type.Object({
    side: SideName,
    seen: Type.Array(
      Type.Object({
        id,
        hex,
        level,
        kind,
        band,
        facing,
        stale,
        source,
        from: orNull(HexName),
        isNew: Type.Boolean(),
      }),
    ),
    /** The turn a courier left in who brings it; absent of what is heard at once (P-25.4). */
    courierOf: Type.Optional(TurnName),
    gone: Type.Array(Type.Object({ id: Type.String(), hex: HexName })),
  }),
});

export const SIGHT_EVENTS = [ContactsChanged] as const;
