type Heard = (error: Error | null, message: { data: Uint8Array; json: () => unknown }) => void;

/** As much of a NATS connection as live progress needs, within one process. */
export class TestBroker {
  private readonly listeners = new Map<string, Set<Heard>>();

  /** A connection that nothing ever happens to. */
  async *status(): AsyncGenerator<never> {}

  isClosed(): boolean {
    return false;
  }

  isDraining(): boolean {
    return false;
  }

  subscribe(subject: string, { callback }: { callback: Heard }) {
    const heard = this.listeners.get(subject) ?? new Set<Heard>();
    this.listeners.set(subject, heard.add(callback));
    return { unsubscribe: () => void heard.delete(callback) };
  }

  /** Publishes to whoever listens now. */
  publish(subject: string, value: unknown): void {
    const data = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
    for (const heard of this.listeners.get(subject) ?? []) heard(null, { data, json: () => value });
  }

  /** How many listen to a subject. */
  listenersOf(subject: string): number {
    return this.listeners.get(subject)?.size ?? 0;
  }
}
