import type { EventsOfGame } from '@vedette/record';

/** Data of an event as the newest version of its type has it. @throws UpcastMissingError */
export function upToDate(
  set: EventsOfGame<never, never>,
  type: string,
  version: number,
  data: unknown,
): unknown {
  const definition = set.definitionOf(type);
  let current = data;
  for (let v = version; v < definition.version; v++) {
    const step = definition.upcast[v];
    if (!step) throw new UpcastMissingError(type, v, definition.version);
    current = step(current);
  }
  return current;
}

/** An old event cannot be read: its type changed and nobody said how the old data becomes the new. */
export class UpcastMissingError extends Error {
  readonly code = 'UPCAST_MISSING';

  constructor(type: string, from: number, to: number) {
    super(
      `${type} has version ${to} and nothing brings data of version ${from} up to ${from + 1}; add it to its upcast`,
    );
    this.name = 'UpcastMissingError';
  }
}
