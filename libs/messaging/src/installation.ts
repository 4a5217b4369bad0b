import { VedetteError } from '@vedette/platform';

/** An installation's name cannot serve as a prefix. */
export class InstallationNameError extends VedetteError {
  constructor(found: string) {
    super({
      code: 'installation-name-invalid',
      message: `"${found}" cannot name an installation: a lower-case letter, then at most 30 lower-case letters, digits or hyphens.`,
      field: '/VEDETTE_INSTALLATION',
    });
  }
}

/**
 * Names of one installation on a broker that others may share: every subject and stream carries the installation's
 * name in front, so two installations never hear each other.
 */
export class Installation {
  /** @throws InstallationNameError when the name has dots, wildcards or anything else a subject token may not have. */
  constructor(readonly name: string) {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(name)) throw new InstallationNameError(name);
  }

  /** The subject on the wire: `phase.due.x` becomes `vedette.phase.due.x`. */
  subject(subject: string): string {
    return `${this.name}.${subject}`;
  }

  /** The subject as the house speaks of it; a subject of somebody else comes back unchanged. */
  plainSubject(wire: string): string {
    return wire.startsWith(`${this.name}.`) ? wire.slice(this.name.length + 1) : wire;
  }

  /** The stream on the wire: `PHASE` becomes `vedette-PHASE`. */
  stream(name: string): string {
    return `${this.name}-${name}`;
  }
}
