import type { ObservedBattleEvent } from '@vedette/battle-sight';
import type { Names } from './names.js';

/** An event's keys as words ask for them: what a player was not told is not there. */
export class Told {
  constructor(
    readonly event: ObservedBattleEvent,
    readonly names: Names,
  ) {}

  /** Whether a key was told, and is not null. */
  has(key: string): boolean {
    return (this.event.data[key] ?? null) !== null;
  }

  value(key: string): unknown {
    return this.event.data[key];
  }

  /** A key as text. */
  text(key: string): string {
    return String(this.event.data[key]);
  }

  /** A unit or leader by its name. */
  name(key: string): string {
    return this.names.of(this.text(key));
  }

  /** Several by their names. */
  list(key: string): string {
    const ids = this.event.data[key];
    return Array.isArray(ids) ? listed(ids.map((id) => this.names.of(String(id)))) : '';
  }

  /** A hex with its place. */
  hex(key: string): string {
    return this.names.hex(this.text(key));
  }
}

/** Things in a row: one, two and three. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
