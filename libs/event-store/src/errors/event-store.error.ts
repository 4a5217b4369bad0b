/** What every error of the event store has: a code that does not change when its sentence does. */
export abstract class EventStoreError extends Error {
  abstract readonly code: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
