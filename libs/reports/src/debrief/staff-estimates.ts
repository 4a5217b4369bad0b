import type { Estimate, TruePiece } from './debrief.schema.js';
import { errorOf, type SizeRange } from './judge-size.js';

/** A contact of the order of battle that a state's staff believed in at the end of the turn. */
export interface StaffContact extends SizeRange {
  /** State whose staff it is, and its side. */
  readonly staff: string;
  readonly side: string;
  readonly desk: string;
  /** Players who hold the desk. */
  readonly held: readonly string[];
  readonly id: string;
  readonly state: string;
  readonly arm: TruePiece['arm'];
  /** Id of the unit or ship, where it is known. */
  readonly unit: string | null;
  /** The group that has it among its numbers. */
  readonly within: string | null;
  readonly place: string;
  /** Turns since it was there. */
  readonly age: number;
  readonly reliability: string;
}

/**
 * Each contact beside who truly was where the staff believed it: one known by name beside that piece, a group beside all of
 * its state there who are not believed there by name as well.
 */
export function judgeContacts(
  contacts: readonly StaffContact[],
  at: ReadonlyMap<string, readonly TruePiece[]>,
): Estimate[] {
  return contacts.map((contact) => {
    const { staff, desk, id, state, place, least, most, age, reliability } = contact;
    const truly = trulyThere(contact, contacts, at).map((piece) => piece.id);
    const error = errorOf(contact, truly.length);
    return { staff, desk, id, state, place, least, most, truly, error, age, reliability };
  });
}

function trulyThere(
  contact: StaffContact,
  contacts: readonly StaffContact[],
  at: ReadonlyMap<string, readonly TruePiece[]>,
): readonly TruePiece[] {
  const { staff, desk, id, state, arm, unit, place } = contact;
  const there = (at.get(place) ?? []).filter((piece) => piece.state === state && piece.arm === arm);
  if (unit !== null) return there.filter((piece) => piece.id === unit);
  const beside = new Set(
    contacts
      .filter((other) => other.staff === staff && other.desk === desk && other.place === place)
      .filter((other) => other.unit !== null && other.within !== id)
      .map((other) => other.unit),
  );
  return there.filter((piece) => !beside.has(piece.id));
}
