import type { Draft } from '../seat/composing.js';

/** A draft with the words it had when it was sent. */
export interface Written {
  readonly draft: Draft;
  readonly text: string;
}

/** Drafts that go in one request: of one turn, and alike in whether they are to stand after it. */
export interface Consignment {
  readonly turn: number;
  readonly standing: boolean;
  readonly sent: readonly Written[];
  /** All that is sent, in words: the same again is the same consignment. */
  readonly words: string;
}

/** Drafts as they are sent: those of the present turn first, one request for each turn and kind. */
export function consignments(written: readonly Written[], now: number): Consignment[] {
  const groups = new Map<string, { turn: number; standing: boolean; sent: Written[] }>();
  for (const one of written) {
    const turn = one.draft.turn ?? now;
    const standing = one.draft.standing ?? false;
    const name = `${turn} ${standing}`;
    const group = groups.get(name) ?? { turn, standing, sent: [] };
    group.sent.push(one);
    groups.set(name, group);
  }
  return [...groups]
    .sort(([, a], [, b]) => a.turn - b.turn || Number(a.standing) - Number(b.standing))
    .map(([name, group]) => ({
      ...group,
      words: `${name}\n${group.sent.map(({ text }) => text).join('\n')}`,
    }));
}

/** A name nobody else gives; made without what browsers keep for https. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `desk-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
