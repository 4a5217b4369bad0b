import type { CampaignState, FieldChange, PieceKind, Ship, Unit } from '@vedette/campaign';
import { tacticalName } from '@vedette/campaign';
import type { Audience, Degree } from '@vedette/record';
import type { LandRulebook } from '@vedette/rulebooks';
import { conditionOf } from '../report/strategic-map.js';
import { strategicView } from '../sight/strategic-sight.js';
import { isSeenByOthers } from '../sight/tactical-sight.js';
import { type Gathering, tell, tellUnitsIn } from './audience.js';

/** What of a piece's fields can be seen from outside: what maps, sightings and looking at a city show (GITM AMWOL 2.6, 4.1-4.3). */
const IN_SIGHT: Readonly<Record<PieceKind, readonly string[]>> = {
  unit: ['status', 'inFort'],
  city: ['state', 'level', 'supplies', 'fort', 'besieged'],
  port: ['state'],
  ship: ['at', 'name', 'status'],
  relation: ['stance'],
  player: ['ministries'],
};

/** An edit of a piece, the position before it and the position after it. */
export interface EditSeen {
  readonly kind: PieceKind;
  readonly piece: string;
  readonly changes: readonly FieldChange[];
  readonly before: CampaignState;
  readonly after: CampaignState;
}

/** Who learns of an edit, and what there is to see of it from outside. */
export interface EditSight {
  readonly audience: Audience;
  readonly sighted: readonly FieldChange[];
  /** Strategic square in which it happens, where there is one. */
  readonly square?: string;
  readonly from?: string;
  readonly to?: string;
  readonly fromTactical?: string;
  readonly toTactical?: string;
}

/**
 * Who learns of an edit: the piece's command before and after it all of it; of what can be seen from outside, whoever has
 * the piece in sight before or after. What cannot be seen is told to nobody else. Treaties and offices are told to everybody.
 */
export function editSight(edit: EditSeen, book: LandRulebook): EditSight {
  const sighted = edit.changes.filter(({ field }) => IN_SIGHT[edit.kind].includes(field));
  switch (edit.kind) {
    case 'unit':
      return unitSight(edit, sighted);
    case 'ship':
      return shipSight(edit, sighted);
    case 'city':
    case 'port':
      return placeSight(edit, sighted, book);
    case 'relation':
    case 'player':
      return publicSight(edit, sighted);
  }
}

function unitSight({ piece, before, after }: EditSeen, sighted: readonly FieldChange[]): EditSight {
  // One that was put in was nowhere before, and one that was taken out is nowhere since.
  const [old, now] = [before.units.get(piece), after.units.get(piece)];
  const moved = old?.square !== now?.square || old?.tactical !== now?.tactical;
  const gathering: Gathering = {};
  if (moved || sighted.length > 0) {
    if (old) tellOnlookers(gathering, before, old, moved ? 'start' : 'partial');
    if (now) tellOnlookers(gathering, after, now, moved ? 'end' : 'partial');
  }
  tellOfficers(gathering, old, now);
  const from = squareOf(before, old);
  const to = squareOf(after, now);
  return {
    audience: gathering,
    sighted,
    ...((to ?? from) ? { square: (to ?? from)! } : {}),
    ...(moved && from ? { from, fromTactical: tacticalName(old!.tactical) } : {}),
    ...(moved && to ? { to, toTactical: tacticalName(now!.tactical) } : {}),
  };
}

function squareOf(state: CampaignState, unit: Unit | undefined): string | undefined {
  return unit && unit.square >= 0 ? state.theatre.grid.nameOf(unit.square) : undefined;
}

/** Friends in the strategic square, and everybody else there if any of them sees the unit (4.2, 4.4). */
function tellOnlookers(gathering: Gathering, state: CampaignState, unit: Unit, degree: Degree): void {
  if (unit.square < 0 || conditionOf(unit) === null) return;
  const friend = (other: Unit): boolean => state.areFriends(other.state, unit.state);
  tellUnitsIn(gathering, state, unit.square, (other) => other !== unit && friend(other), degree);
  if (state.unitsIn(unit.square).some((other) => !friend(other)) && isSeenByOthers(state, unit))
    tellUnitsIn(gathering, state, unit.square, (other) => !friend(other), degree);
}

function tellOfficers(gathering: Gathering, ...pieces: readonly (Unit | Ship | undefined)[]): void {
  for (const piece of pieces)
    for (const player of [piece?.commander, piece?.deputy]) if (player) tell(gathering, player, 'full');
}

/** The commands of active ships in the same waters, and of active troops in the square of the port (4.3; PATE 5.1). */
function shipSight({ piece, before, after }: EditSeen, sighted: readonly FieldChange[]): EditSight {
  const [old, now] = [before.ships.get(piece), after.ships.get(piece)];
  const gathering: Gathering = {};
  if (sighted.length > 0)
    for (const [state, ship] of [
      [before, old],
      [after, now],
    ] as const) {
      if (ship?.status !== 'active') continue;
      for (const other of state.ships.values())
        if (other.id !== piece && other.status === 'active' && waters(other) === waters(ship))
          for (const player of [other.commander, other.deputy])
            if (player) tell(gathering, player, 'partial');
      const square = 'port' in ship.at ? (state.ports.get(ship.at.port)?.square ?? -1) : -1;
      if (square >= 0) tellUnitsIn(gathering, state, square, () => true, 'partial');
    }
  tellOfficers(gathering, old, now);
  return { audience: gathering, sighted };
}

/** A port with its harbour and coastal waters, or a tactical area at sea; whoever is on his way round the Horn is alone. */
function waters({ id, at }: Ship): string {
  if ('port' in at) return at.port;
  if ('river' in at) return at.river;
  return 'sea' in at ? `${at.sea} ${at.tacticalArea}` : `the Horn ${id}`;
}

/** Ministers of the state that holds the place know everything of it; whoever has it on his map, what maps show (2.6, 4.6). */
function placeSight(
  { kind, piece, before, after }: EditSeen,
  sighted: readonly FieldChange[],
  book: LandRulebook,
): EditSight {
  const gathering: Gathering = {};
  const at = (state: CampaignState) => (kind === 'city' ? state.city(piece) : state.ports.get(piece)!);
  const { square } = at(before);
  if (sighted.length > 0 && square >= 0)
    for (const { id } of before.players) {
      const own = [...before.units.values()].filter(
        ({ commander, deputy }) => commander === id || deputy === id,
      );
      if (strategicView(before, book, own).shown[square]) tell(gathering, id, 'partial');
    }
  for (const state of [before, after])
    for (const { id, ministries = [] } of state.playersOf(at(state).state))
      if (ministries.length > 0) tell(gathering, id, 'full');
  return {
    audience: gathering,
    sighted,
    ...(square >= 0 ? { square: before.theatre.grid.nameOf(square) } : {}),
  };
}

/** How states stand and who is minister of what is known to everybody in a campaign from its beginning, and so is its change. */
function publicSight({ before }: EditSeen, sighted: readonly FieldChange[]): EditSight {
  return { audience: Object.fromEntries(before.players.map(({ id }) => [id, 'full' as const])), sighted };
}
