import type { ReportHeading } from '../../input/heading.schema.js';
import { plain } from '../../wording/plain-text.js';
import { stateInProse } from '../../wording/state-name.js';

function named(names: Readonly<Record<string, string>> | undefined, id: string): string {
  return plain(names && Object.hasOwn(names, id) ? names[id]! : id);
}

/** Name of a state; its id when the name is not known. */
export function stateName(heading: ReportHeading, id: string): string {
  return stateInProse(heading.states, id);
}

/** Name of a player; his id when the name is not known, `nobody` for none. */
export function playerName(heading: ReportHeading, id: string | null): string {
  return id === null ? 'nobody' : named(heading.players, id);
}

/** Name of a unit or ship type; its code when the book gave none. */
export function typeName(heading: ReportHeading, code: string): string {
  return named(heading.types, code);
}
