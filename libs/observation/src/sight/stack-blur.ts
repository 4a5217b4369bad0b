import type { Arm, Unit } from '@vedette/campaign';
import type { Dice, Draw } from '@vedette/chance';
import { happens } from '@vedette/chance';
import type { LandRulebook } from '@vedette/rulebooks';

/** How a stack of strangers is reported (GITM AMWOL 4.1). */
export interface BlurredStack {
  readonly size: string;
  readonly letters: string;
  readonly dice: readonly Draw[];
}

const LETTERS: readonly (readonly [letter: string, arm: Arm])[] = [
  ['I', 'infantry'],
  ['C', 'cavalry'],
  ['A', 'artillery'],
  ['H', 'headquarters'],
];

/** Letters of the arms of a stack, exact, in the order I, C, A, H; militia count as infantry (4.1). */
export function exactLetters(units: readonly Unit[]): string {
  const arms = armsOf(units);
  return LETTERS.filter(([, arm]) => arms.has(arm))
    .map(([letter]) => letter)
    .join('');
}

function armsOf(units: readonly Unit[]): Set<Arm> {
  return new Set(units.map(({ kind }) => kind.arm));
}

/** The word for a number of units: the first that reaches so far, or so many of the largest formation (4.1, A-09). */
export function sizeWord(book: LandRulebook, count: number): string {
  const { sizeWords, manyWord } = book.detection;
  const fitting = sizeWords.value.find(({ upTo }) => count <= upTo);
  if (fitting) return fitting.word;
  return `${Math.max(2, Math.round(count / manyWord.value.units))} ${manyWord.value.word}`;
}

/**
 * Reports stacks of strangers with the errors of 4.1. One observer, named by `label`, gets one and the same report of a stack
 * however often it is asked for, so that comparing reports sharpens nothing.
 */
export class StackBlur {
  private readonly known = new Map<string, BlurredStack>();

  constructor(
    private readonly dice: Dice,
    private readonly book: LandRulebook,
  ) {}

  /** `label` names observer, stack and place, for instance `4.1 US sees MX in G5-V6`. */
  blur(label: string, units: readonly Unit[]): BlurredStack {
    let report = this.known.get(label);
    if (!report) this.known.set(label, (report = this.draw(label, units)));
    return report;
  }

  private draw(label: string, units: readonly Unit[]): BlurredStack {
    const { countError, letterMissed, letterImagined } = this.book.detection;
    const error = this.dice.fraction(`${label}: number`, -countError.value, countError.value);
    const count = Math.max(1, Math.round(units.length * (1 + error.value)));
    const arms = armsOf(units);
    const draws: Draw[] = [error];
    let letters = '';
    for (const [letter, arm] of LETTERS) {
      const present = arms.has(arm);
      const slip = this.dice.chance(
        `${label}: ${letter}`,
        present ? letterMissed.value : letterImagined.value,
      );
      draws.push(slip);
      if (present !== happens(slip)) letters += letter;
    }
    return {
      size: sizeWord(this.book, count),
      letters: letters || exactLetters(units),
      dice: draws,
    };
  }
}
