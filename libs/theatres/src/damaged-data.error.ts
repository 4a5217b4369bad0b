/** A committed data file does not say what its layer may say; the installation is damaged. */
export class DamagedDataError extends Error {
  readonly code = 'theatre.damaged-data';

  constructor(file: string, found: string, allowed: string) {
    super(
      `${file}: found ${found}, allowed is ${allowed}. Restore libs/theatres/data or run 'npm run maps'.`,
    );
    this.name = 'DamagedDataError';
  }
}
