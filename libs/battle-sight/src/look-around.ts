import {
  ContactsChanged,
  enemyOf,
  SIDES,
  type BattleAudience,
  type BattleContext,
  type BattleRule,
  type ContactDocument,
  type Side,
} from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { aged, look, type KeptContact, type Looked } from './look.js';
import { type SightField } from './observers.js';
import { levelSeen } from './sight-level.js';

/** What a contact looks like when nothing of it has changed. */
const SHOWN = ['hex', 'level', 'kind', 'band', 'facing', 'stale', 'source', 'effect'] as const;

/**
 * Both sides look round and their contacts are brought up to date (P-25). `hexes` narrows the look to those where something stirred, with
 * the hexes it came from; without them everything is looked at. Who sees nothing new hears nothing.
 */
export function lookAround(context: BattleContext, hexes?: Iterable<Hex>): void {
  const only = hexes === undefined ? null : new Set(hexes);
  for (const side of SIDES) tell(context, side, look(context, side, only), 'P-25.2');
}

/** A turn ends: contacts of hexes that nobody saw in it grow stale or are dropped (P-25.3). */
export function ageContacts(context: BattleContext): void {
  const { state } = context;
  for (const side of SIDES) {
    const contacts = aged(state.contacts[side] as readonly KeptContact[], state.turn);
    tell(context, side, { contacts, next: state.nextContact[side] }, 'P-25.3');
  }
}

/** A turn begins: what one's own fire did is of the turn before (P-25.5). */
export function withoutEffects(contacts: readonly KeptContact[]): KeptContact[] {
  return contacts.map((contact) => (contact.effect === null ? contact : { ...contact, effect: null }));
}

/** How players of the enemy's side see what happens in a hex: the audience to put beside one's own side. */
export function enemyAudience(field: SightField, side: Side, hex: Hex): BattleAudience {
  const enemy = enemyOf(side);
  const level = levelSeen(field, enemy, hex);
  if (level === null) return {};
  return Object.fromEntries(
    field.state.players.filter((one) => one.side === enemy).map(({ id }) => [id, level]),
  );
}

function tell(context: BattleContext, side: Side, { contacts, next }: Looked, rule: BattleRule): void {
  const before = new Map(
    (context.state.contacts[side] as readonly KeptContact[]).map((one) => [one.id, one]),
  );
  const changed = contacts.filter((contact) => !isAsBefore(contact, before.get(contact.id)));
  const now = new Set(contacts.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => !now.has(id)).map(({ id, hex }) => ({ id, hex }));
  const change = { contacts: { [side]: contacts }, nextContact: { [side]: next } };
  if (changed.length === 0 && gone.length === 0) {
    // What is followed, and when it was last seen, changes without a word.
    if (contacts.every((contact) => isKeptAsBefore(contact, before.get(contact.id)))) return;
  }
  context.emit(ContactsChanged, {
    rule: [rule],
    data: {
      side,
      seen: changed.map((contact) => shown(contact, before.get(contact.id))),
      gone,
    },
    audience: context.toSide(side),
    change,
  });
}

function shown(
  { id, hex, level, kind, band, facing, stale, source }: ContactDocument,
  before?: ContactDocument,
) {
  return {
    id,
    hex,
    level,
    kind,
    band,
    facing,
    stale,
    source,
    from: before && before.hex !== hex ? before.hex : null,
    isNew: !before,
  };
}

function isAsBefore(contact: KeptContact, before: KeptContact | undefined): boolean {
  return (
    before !== undefined &&
    SHOWN.every((key) => contact[key] === before[key]) &&
    JSON.stringify(contact.units) === JSON.stringify(before.units)
  );
}

function isKeptAsBefore(contact: KeptContact, before: KeptContact | undefined): boolean {
  return (
    before !== undefined &&
    contact.seen === before.seen &&
    contact.unseen === before.unseen &&
    JSON.stringify(contact.of) === JSON.stringify(before.of)
  );
}
