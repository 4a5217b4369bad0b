/** A backup does not hold what it says. */
export class BackupUnsoundError extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`${file} is no backup to rely on: ${faults.join('; ')}.`);
    this.name = 'BackupUnsoundError';
  }
}
