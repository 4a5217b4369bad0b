type Heard = (error: Error | null, message: { json: () => unknown }) => void;

/** As much of a NATS connection as live progress needs, within one process. */
export class TestBroker {
  private readonly listeners = new Map<string, Set<Heard>>();

  subscribe(subject: string, { callback }: { callback: Heard }) {
    const heard = this.listeners.get(subject) ?? new Set<Heard>();
    this.listeners.set(subject, heard.add(callback));
    return { unsubscribe: () => void heard.delete(callback) };
  }

  /** Publishes to whoever listens now. */
  publish(subject: string, value: unknown): void {
    for (const heard of this.listeners.get(subject) ?? []) heard(null, { json: () => value });
  }

  /** How many listen to a subject. */
  listenersOf(subject: string): number {
    return this.listeners.get(subject)?.size ?? 0;
  }
}
