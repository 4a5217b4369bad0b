import { readFileSync } from 'node:fs';
import { isOfFront, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import type { RolePasswords } from './roles.js';

/** Who comes to one database: everybody, or in a house of several cells those of a cell, or of a front that is no cell itself. */
const PARTS: readonly (readonly ServiceName[])[] = [
  SERVICE_NAMES.filter((service) => !isOfFront(service)),
  SERVICE_NAMES.filter(isOfFront),
];

/**
 * Passwords of the services of a house, of one cell, or of a front, as `vedette secrets make` writes them. A file that has some of a part
 * must have all of it: a release with another service finds no password otherwise.
 * @throws RolePasswordsMissingError
 */
export function readRolePasswords(file: string): RolePasswords {
  const found = JSON.parse(readFileSync(file, 'utf8')) as RolePasswords;
  const begun = PARTS.filter((part) => part.some((service) => found[service]));
  const wanted = begun.length === 0 ? SERVICE_NAMES : begun.flat();
  const missing = wanted.filter((service) => !found[service]);
  if (missing.length > 0) throw new RolePasswordsMissingError(file, missing);
  return found;
}

/** A file of passwords lacks those of some services. */
export class RolePasswordsMissingError extends Error {
  constructor(file: string, missing: readonly ServiceName[]) {
    super(
      `${file} has no password for ${missing.join(', ')}: "./vedette secrets make" with the same folder adds what is missing`,
    );
  }
}
