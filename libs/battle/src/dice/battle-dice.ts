import { Dice } from '@vedette/chance';
import type { DiePurpose, ThrownDie } from './battle-die.js';
import type { ToldDice } from './told-dice.js';

/** Dice told beforehand as they are used up: one for a whole run, so that a list is taken from front to back. */
export class ToldList {
  private readonly taken = new Map<string, number>();

  constructor(private readonly told: ToldDice) {}

  /** The value told for a label, or undefined; the last of a list repeats. */
  next(label: string): number | undefined {
    const subject = label.slice(0, label.indexOf('#'));
    const purpose = subject.slice(0, subject.indexOf(':'));
    const key = [label, subject, `${purpose}:*`, '*'].find((one) => Object.hasOwn(this.told, one));
    if (key === undefined) return undefined;
    const list = this.told[key]!;
    const at = this.taken.get(key) ?? 0;
    this.taken.set(key, at + 1);
    return list[Math.min(at, list.length - 1)];
  }
}

/**
 * The dice of one turn (P-38). A die belongs to what it decides: `purpose:subject#n`, where n counts this purpose and subject
 * within the turn. What is told beforehand falls as told; every other die is a keyed draw of seed, turn and label, so that a
 * die more or less moves no other.
 */
export class BattleDice {
  private readonly counts: Map<string, number>;
  private readonly keyed: Dice;

  /** `thrown` are the dice of the turn so far, by purpose and subject; `turn` is unique among the turns of the battle. */
  constructor(
    seed: string,
    turn: string,
    private readonly told: ToldList,
    thrown: Readonly<Record<string, number>>,
  ) {
    this.counts = new Map(Object.entries(thrown));
    this.keyed = Dice.keyed(seed, 0, `battle ${turn}`);
  }

  /** A die of ten sides, 0 to 9. */
  throw(purpose: Exclude<DiePurpose, 'casualty'>, subject: string): ThrownDie {
    return this.thrown(purpose, subject, 9);
  }

  /** The two dice of a leader's casualty, read as 0 to 99. */
  percent(purpose: 'casualty', subject: string): ThrownDie {
    return this.thrown(purpose, subject, 99);
  }

  private thrown(purpose: DiePurpose, subject: string, most: number): ThrownDie {
    const key = `${purpose}:${subject}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    const label = `${key}#${count}`;
    return { label, die: this.told.next(label) ?? this.keyed.whole(label, 0, most).value };
  }
}

/** Where the `#n` of a label begins to count: its purpose and subject, and its number. */
export function partsOfLabel(label: string): { readonly key: string; readonly count: number } {
  const at = label.lastIndexOf('#');
  return { key: label.slice(0, at), count: Number(label.slice(at + 1)) };
}
