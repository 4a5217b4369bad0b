import { ours } from '@vedette/record';

/** Why a unit checks for disorder; the die carries it. */
export const CHECK_CAUSES = [
  'fire',
  'shock',
  'withdrawal',
  'retreat-before-shock',
  'reaction-facing',
  'cavalry-reaction',
  'terrain',
  'passage',
  'facing',
  'zone',
  'rout-near',
  'rapid-fire',
  'counter-charge',
  'event',
] as const;
export type CheckCause = (typeof CHECK_CAUSES)[number];

/** Rows of the Second Disorder table (P-09.3). */
export type SecondRow = 'fire' | 'shock' | 'reaction' | 'terrain';

/** The row a cause is looked up in. */
export const ROW_OF_CAUSE: Readonly<Record<CheckCause, SecondRow>> = {
  fire: 'fire',
  shock: 'shock',
  withdrawal: 'reaction',
  'retreat-before-shock': 'reaction',
  'reaction-facing': 'reaction',
  'cavalry-reaction': 'reaction',
  'counter-charge': 'reaction',
  'rout-near': 'reaction',
  terrain: 'terrain',
  passage: 'terrain',
  facing: 'terrain',
  zone: 'terrain',
  'rapid-fire': 'terrain',
  event: 'terrain',
};

/** Causes by enemy action: a first disorder by them may cost a straggler (G-45). */
export const STRAGGLER_CAUSES: ReadonlySet<CheckCause> = new Set<CheckCause>([
  'fire',
  'shock',
  'withdrawal',
  'retreat-before-shock',
  'reaction-facing',
]);

/** What a disordered unit that fails suffers. */
export interface SecondOutcome {
  readonly outcome: string;
  readonly lose: number;
  readonly retreat: number;
  readonly rout: boolean;
  readonly stop: boolean;
  /** Guns left behind: a number, or half of them rounded up. */
  readonly abandon: number | 'half';
}

const NOTHING = { lose: 0, retreat: 0, rout: false, stop: false, abandon: 0 } as const;
const outcome = (name: string, changed: Partial<SecondOutcome> = {}): SecondOutcome => ({
  ...NOTHING,
  outcome: name,
  ...changed,
});
const WHY = 'the 2nd Disorder card of the boxed game is not to be had';

/** By cause and by margin 1-2, 3-4, 5 and more (P-09.3). */
export const SECOND_DISORDER = ours<
  Readonly<Record<SecondRow, readonly [SecondOutcome, SecondOutcome, SecondOutcome]>>
>(
  {
    fire: [
      outcome('retreat-1', { retreat: 1 }),
      outcome('lose-1-retreat-2', { lose: 1, retreat: 2 }),
      outcome('rout', { rout: true }),
    ],
    shock: [
      outcome('lose-1-retreat-2', { lose: 1, retreat: 2 }),
      outcome('rout', { rout: true }),
      outcome('lose-1-rout', { lose: 1, rout: true }),
    ],
    reaction: [outcome('no-effect'), outcome('lose-1', { lose: 1 }), outcome('rout', { rout: true })],
    terrain: [
      outcome('stop', { stop: true }),
      outcome('stop', { stop: true }),
      outcome('stop-lose-1', { stop: true, lose: 1 }),
    ],
  },
  'P-09.3',
  WHY,
);

/** What batteries suffer by fire and shock instead (P-09.4). */
export const SECOND_DISORDER_OF_GUNS = ours<readonly [SecondOutcome, SecondOutcome, SecondOutcome]>(
  [
    outcome('abandon-1', { abandon: 1 }),
    outcome('abandon-1-retreat-3', { abandon: 1, retreat: 3 }),
    outcome('abandon-half-rout', { abandon: 'half', rout: true }),
  ],
  'P-09.4',
  WHY,
);

/** The column of a margin: 0 for 1-2, 1 for 3-4, 2 for more. */
export function marginColumn(margin: number): 0 | 1 | 2 {
  if (margin <= 2) return 0;
  return margin <= 4 ? 1 : 2;
}
