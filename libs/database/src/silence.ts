/** What a database owes: answers to statements, and to whoever wants a connection. */
export class Silence {
  private owed = 0;
  /** When something was first owed since the last answer; kept when who waited was given up, as nothing was heard since. */
  private since: number | null = null;

  /** Something is asked of it. */
  ask(): void {
    this.owed += 1;
    this.since ??= performance.now();
  }

  /** It has answered. */
  hear(): void {
    this.owed -= 1;
    this.since = this.owed > 0 ? performance.now() : null;
  }

  /** Nobody waits for one of its answers any more, which did not come. */
  giveUp(): void {
    this.owed -= 1;
  }

  /** For how many milliseconds it has answered nothing that it owes; 0 where it owes nothing. */
  get ms(): number {
    return this.owed === 0 || this.since === null ? 0 : performance.now() - this.since;
  }
}
