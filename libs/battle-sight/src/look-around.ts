import {
  ContactsChanged,
  enemyOf,
  SIDES,
  type BattleAudience,
  type BattleChange,
  type BattleContext,
  type BattleDie,
  type BattleRule,
  type BattleState,
  type Side,
} from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { type Couriers, couriersOf, heardObserversOf } from './couriers.js';
import { type CarriedContact, delivered, dispatchesOf, identified, withCouriers } from './dispatches.js';
import { groundDelivered } from './ground-seen.js';
import type { KeptContact, Looked } from './kept-contact.js';
import { aged, look } from './look.js';
import { seenThrough } from './markers.js';
import { observersOf, type SightField } from './observers.js';
import { roughened, roughenedAs } from './rough-bands.js';
import { CONTACT_LEVELS, levelSeen, levelThere } from './sight-level.js';

/** What a contact looks like when nothing of it has changed. */
const SHOWN = ['hex', 'level', 'kind', 'band', 'facing', 'stale', 'source', 'effect'] as const;

/**
 * Both sides look round and their contacts are brought up to date (P-25). `hexes` narrows the look to those where something stirred, with
 * the hexes it came from; without them everything is looked at. Who sees nothing new hears nothing.
 */
export function lookAround(context: BattleContext, hexes?: Iterable<Hex>): void {
  const only = hexes === undefined ? null : new Set(hexes);
  for (const side of SIDES) {
    // As it was before troops look: the first look is at what the position says is known.
    const told = couriersOf(context.state, side);
    const looked = roughened(context, side, look(context, side, only));
    const known = (unit: string, hex: Hex): boolean =>
      looked.contacts.some((contact) => contact.hex !== hex && (contact.of ?? []).includes(unit));
    // Most battles have none, and this is asked at every step.
    const gone =
      context.state.markers.length === 0
        ? []
        : seenThrough(context, side, observersOf(context.state, side), known);
    if (gone.length === 0) tell(context, side, looked, 'P-25.2');
    else withoutMarkers(context, side, gone, only);
    if (context.state.switches.courierDelay) hearAtOnce(context, side, told);
  }
}

/** Markers that deceive nobody any more are taken away, and the side looks again. */
function withoutMarkers(
  context: BattleContext,
  side: Side,
  gone: BattleState['markers'],
  only: ReadonlySet<Hex> | null,
): void {
  const markers = context.state.markers.filter((one) => !gone.includes(one));
  const field = { map: context.map, state: { ...context.state, markers } };
  const hexes = only === null ? null : new Set([...only, ...gone.map(({ hex }) => hex)]);
  tell(context, side, roughened(context, side, look(field, side, hexes)), 'P-25.8', { markers });
}

/** What those near a leader see its side is told in the turn itself (P-25.4). A leader who rides changes who they are: all is looked at. */
function hearAtOnce(context: BattleContext, side: Side, told: Couriers): void {
  const { state, map } = context;
  const believed = {
    ...state,
    contacts: { ...state.contacts, [side]: told.contacts },
    nextContact: { ...state.nextContact, [side]: told.next },
  };
  const looked = look({ map, state: believed }, side, null, heardObserversOf(state, side));
  const contacts = identified(looked.contacts, state.contacts[side]);
  const heard = roughenedAs(context, side, { ...looked, contacts }, told.contacts);
  tellCouriers(context, side, { ...heard, told }, 'P-25.2');
}

/**
 * A turn ends: couriers who arrive are heard and others leave (P-25.4), and contacts of hexes that nobody saw in it grow stale or are
 * dropped (P-25.3).
 */
export function ageContacts(context: BattleContext): void {
  const { state } = context;
  for (const side of SIDES) {
    if (state.switches.courierDelay) hearCouriers(context, side);
    const contacts = aged(state.contacts[side] as readonly KeptContact[], state.turn);
    tell(context, side, { contacts, next: state.nextContact[side] }, 'P-25.3');
    if (!state.switches.courierDelay) continue;
    const told = couriersOf(context.state, side);
    const heard = { contacts: aged(told.contacts, state.turn), next: told.next };
    tellCouriers(context, side, { ...heard, told }, 'P-25.3');
  }
}

/** Couriers ride on; those who arrive are heard, who left first first, and then those of this turn leave (P-25.4). */
function hearCouriers(context: BattleContext, side: Side): void {
  const told = couriersOf(context.state, side);
  const riding = told.underway.map((one) => ({ ...one, left: one.left - 1 }));
  const leaving = dispatchesOf(context, side, told);
  const underway = [...riding.filter(({ left }) => left > 0), ...leaving];
  if (riding.length === 0 && leaving.length === 0) return;
  tellCouriers(context, side, { ...told, told: { ...told, underway } }, 'P-25.4');
  for (const one of riding.filter(({ left }) => left === 0)) {
    const now = couriersOf(context.state, side);
    const then = { ...now, ...groundDelivered(now, one) };
    tellCouriers(context, side, { ...delivered(now, one), told: then, courierOf: one.turn }, 'P-25.4');
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

/**
 * How players of the enemy's side see a step from one hex into another: only where they see both, and no better than the worse, for who comes
 * out of nowhere does not tell where he was (P-25.8). A step onto the map is seen by nobody; that somebody is there is.
 */
export function stepAudience(field: SightField, side: Side, from: Hex | null, to: Hex): BattleAudience {
  const enemy = enemyOf(side);
  const left = from === null ? null : levelSeen(field, enemy, from);
  const entered = left === null ? null : levelThere(field, enemy, to);
  if (left === null || entered === null) return {};
  const level = CONTACT_LEVELS[Math.max(CONTACT_LEVELS.indexOf(left), CONTACT_LEVELS.indexOf(entered))]!;
  return Object.fromEntries(
    field.state.players.filter((one) => one.side === enemy).map(({ id }) => [id, level]),
  );
}

/** What is said of contacts beside the contacts themselves. */
interface Telling {
  readonly dice?: readonly BattleDie[];
  readonly rule: BattleRule;
  readonly change: BattleChange;
  readonly audience: BattleAudience;
  readonly courierOf?: string;
  /** Something changes although nothing of it is to be said. */
  readonly always: boolean;
}

/** What a side's troops see: its players are told it, unless couriers have to bring it (P-25.4). */
function tell(
  context: BattleContext,
  side: Side,
  { contacts, next, dice = [] }: Looked & { readonly dice?: readonly BattleDie[] },
  rule: BattleRule,
  more: BattleChange = {},
): void {
  const before = context.state.contacts[side] as readonly KeptContact[];
  const { courierDelay } = context.state.switches;
  const timed = courierDelay ? withCouriers(context, side, contacts, before) : contacts;
  say(context, side, timed, before, {
    ...{ dice, rule },
    audience: courierDelay ? {} : context.toSide(side),
    change: { contacts: { [side]: timed }, nextContact: { [side]: next }, ...more },
    always: Object.keys(more).length > 0,
  });
}

/** What a side's players are told where couriers take their time (P-25.4). */
function tellCouriers(
  context: BattleContext,
  side: Side,
  heard: Looked & {
    readonly told: Couriers;
    readonly dice?: readonly BattleDie[];
    readonly courierOf?: string;
  },
  rule: BattleRule,
): void {
  const { contacts, next, told, dice = [], courierOf } = heard;
  const known = context.state.couriers?.[side];
  say(context, side, contacts, told.contacts, {
    ...{ dice, rule },
    ...(courierOf === undefined ? {} : { courierOf }),
    audience: context.toSide(side),
    change: { couriers: { [side]: { ...told, contacts, next } } },
    always: known === undefined || known !== told,
  });
}

function say(
  context: BattleContext,
  side: Side,
  contacts: readonly KeptContact[],
  known: readonly KeptContact[],
  { dice = [], rule, change, audience, courierOf, always }: Telling,
): void {
  const { courierDelay } = context.state.switches;
  const before = new Map(known.map((one) => [one.id, one]));
  const changed = contacts.filter((contact) => !isAsBefore(contact, before.get(contact.id)));
  const now = new Set(contacts.map(({ id }) => id));
  const gone = known.filter(({ id }) => !now.has(id)).map(({ id, hex }) => ({ id, hex }));
  if (changed.length === 0 && gone.length === 0) {
    // What is followed, and when it was last seen, changes without a word.
    const same = contacts.every((contact) => isKeptAsBefore(contact, before.get(contact.id)));
    if (same && !always) return;
  }
  context.emit(ContactsChanged, {
    rule: [rule],
    data: {
      side,
      seen: changed.map((contact) => shown(contact, before.get(contact.id))),
      ...(courierOf === undefined ? {} : { courierOf }),
      gone,
    },
    dice,
    // Of couriers who leave nobody is told.
    audience: courierDelay && changed.length + gone.length === 0 ? {} : audience,
    change,
  });
}

function shown({ id, hex, level, kind, band, facing, stale, source }: KeptContact, before?: KeptContact) {
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
  if (contact === before) return true;
  return (
    before !== undefined &&
    SHOWN.every((key) => contact[key] === before[key]) &&
    JSON.stringify(contact.units) === JSON.stringify(before.units)
  );
}

function isKeptAsBefore(contact: KeptContact, before: KeptContact | undefined): boolean {
  if (contact === before) return true;
  return (
    before !== undefined &&
    contact.seen === before.seen &&
    contact.unseen === before.unseen &&
    (contact as CarriedContact).courier === (before as CarriedContact).courier &&
    (contact as CarriedContact).as === (before as CarriedContact).as &&
    JSON.stringify(contact.of) === JSON.stringify(before.of)
  );
}
