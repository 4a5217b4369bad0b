/**
 * Sleeps until it is rung or the time is up. A ring between two sleeps is kept, so that nothing that happened while its
 * owner was working is slept over.
 */
export class Alarm {
  private rung = false;
  private wake: (() => void) | undefined;

  /** Whether it rang since the last sleep. */
  get rings(): boolean {
    return this.rung;
  }

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Resolves at the next ring, at once if it rang since the last sleep, at latest after `milliseconds`. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.rung = false;
    this.wake = undefined;
  }
}
