import type { ObservedBattleEvent } from '@vedette/battle-sight';
import type { Names } from './names.js';

/** What an event reads like; null for what is told by other means, or not worth a line. */
export type Words = (told: Told) => string | null;

/** Orders as they are spoken of (G-96 to G-103). */
const ORDERS: Readonly<Record<string, string>> = {
  ASLT: 'assault',
  SUPT: 'support',
  MRCH: 'march',
  BOMB: 'bombard',
  SKPD: 'skirmish',
  HOLD: 'hold',
  RSRV: 'reserve',
  WDRW: 'withdraw',
};
const FACINGS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

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

  /** A leader with his office. */
  leader(key: string): string {
    return this.names.leader(this.text(key));
  }

  /** A command by who leads it. */
  command(key: string): string {
    return this.names.command(this.text(key));
  }

  /** An order in words, with the code it is given by. */
  order(key: string): string {
    return orderText(this.text(key));
  }

  /** The vertex a unit faces. */
  facing(): string {
    return FACINGS[Number(this.event.data['facing'])] ?? this.text('facing');
  }

  /** The own die that decided, against what it needed: ` (4 against 5)`; nothing where there was none, or none was told. */
  against(): string {
    const die = this.event.dice?.find(({ target }) => typeof target === 'number');
    return die === undefined
      ? ''
      : ` (${String(die['adjusted'] ?? die['die'])} against ${String(die['target'])})`;
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

/** An order in words, with the code it is given by. */
export function orderText(order: string): string {
  return ORDERS[order] === undefined ? order : `${ORDERS[order]} (${order})`;
}

/** A sentence begins with a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Things in a row: one, two and three. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
