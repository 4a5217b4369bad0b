import { vocabulary, plain, type Vocabulary } from '@vedette/order-rules/text';

/** Words with which orders of a battle begin: each kind by its name, with its other spellings. */
export const VERBS = vocabulary({
  change: ['orders'],
  commit: [],
  recover: [],
  attach: [],
  alternative: [],
  activate: ['act'],
  gift: ['give'],
  leader: ['ride'],
  pass: [],
  standing: ['instruct'],
  setup: ['set up'],
  entry: ['enter'],
});

/** Orders by their code and by what they are called. */
export const ORDER_WORDS = vocabulary({
  ASLT: ['assault'],
  SUPT: ['support'],
  MRCH: ['march'],
  BOMB: ['bombard'],
  SKPD: ['probe', 'delay'],
  HOLD: [],
  RSRV: ['reserve'],
  WDRW: [],
});
export const LEVEL_WORDS = vocabulary({ ME: [], RE: [], none: ['nothing'] });

/** The vertex a unit faces, in the order of P-02: 0 east, counter-clockwise. */
const FACINGS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export const FACING_WORDS = vocabulary({
  E: ['east', '0'],
  NE: ['northeast', '1'],
  NW: ['northwest', '2'],
  W: ['west', '3'],
  SW: ['southwest', '4'],
  SE: ['southeast', '5'],
});
export const facingOf = (word: string): number => FACINGS.indexOf(word as 'E');
export const facingWord = (facing: number): string => FACINGS[facing] ?? String(facing);

export const FORMATION_WORDS = vocabulary({
  line: [],
  column: [],
  skirmish: [],
  mounted: ['mount'],
  dismounted: ['dismount'],
  unlimbered: ['unlimber'],
  limbered: ['limber'],
});
export const FLANK_WORDS = vocabulary({ left: [], right: [], none: ['straight'] });
export const MARKER_WORDS = vocabulary({ troops: [], column: [] });
export const SIDE_WORDS = vocabulary({ US: ['union'], CSA: ['confederate'] });
export const RECOVERY_WORDS = vocabulary({ fatigue: [], stragglers: [] });
export const TARGET_WORDS = vocabulary({ artillery: ['guns'], infantry: [], cavalry: [], leaders: [] });
export const FIRE_WORDS = vocabulary({ free: [], hold: [], within: [], unsaid: [] });
export const RETREAT_WORDS = vocabulary({ never: [], always: [], from: [], unsaid: [] });
export const STAR_WORDS = vocabulary({ udd: [], rally: [], none: [] });
export const YES_WORDS = vocabulary({ yes: [], no: [], unsaid: [] });
export const NO_WORDS = vocabulary({ no: [], unsaid: [] });

/** Who an order is for, where it is not a command. */
export const SUBJECT_WORDS = vocabulary({ unit: [], command: [] });
export const TO_WORD = vocabulary({ to: ['under', 'into'] });
export const FOR_WORD = vocabulary({ for: ['of'] });
export const WITH_WORD = vocabulary({ with: [] });
export const PATH_WORD = vocabulary({ path: ['rides'] });
export const LEADER_WORD = vocabulary({ leader: [] });
export const TOWARD_WORD = vocabulary({ toward: ['towards'] });
export const HEXES_WORD = vocabulary({ hexes: ['hex'] });
export const OUT_WORDS = vocabulary({ out: [], in: ['recalled'] });
export const NOBODY_WORD = vocabulary({ nobody: ['nearest'] });

/** Under which conditions an impulse is played (P-31.2). */
export const CONDITION_WORDS = vocabulary({
  'enemy-within': [],
  'no-enemy-within': [],
  initiative: [],
  'no-initiative': [],
  after: [],
});

/** What a unit does on its way and at its end. */
export const PLAN_WORDS = vocabulary({
  face: ['turn to'],
  form: [],
  extend: [],
  retract: [],
  refuse: [],
  stack: [],
  build: [],
  marker: [],
  'double-time': [],
  bayonet: ['bayonets'],
  rally: [],
  'no-rally': [],
  fire: [],
  shock: ['charge'],
  advance: [],
  'no-advance': [],
});
/** How it fires. */
export const SHOT_WORDS = vocabulary({ hold: [], rapid: [], odd: [] });

/** Clauses of the kinds of orders. */
export const CLAUSE_SPELLINGS = {
  spend: ['spending', 'with the points of'],
  free: [],
  'not-free': [],
  when: ['if'],
  plan: [],
  'plan-re': ['otherwise'],
  leaders: [],
  skirmishers: [],
  barrage: [],
  priority: [],
  with: [],
  area: [],
  hex: [],
  facing: [],
  formation: [],
  extended: [],
  order: [],
  sequence: [],
  'reaction-fire': [],
  withdraw: [],
  turn: [],
  'retreat-before-shock': [],
  'mount-after': [],
  'cavalry-reaction': [],
  'counter-charge': [],
  'fire-at': [],
  'default-order': [],
  advance: [],
  stars: [],
  by: ['signed'],
  at: ['sent'],
} as const satisfies Record<string, readonly string[]>;
export type ClauseWord = keyof typeof CLAUSE_SPELLINGS;

/** A vocabulary of some clauses. */
export function clauses(words: readonly ClauseWord[]): Vocabulary {
  return vocabulary(Object.fromEntries(words.map((word) => [word, CLAUSE_SPELLINGS[word]])));
}

/** All spellings that mean something in an order of a battle: a name like one of them stands in quotes. */
export const RESERVED: ReadonlySet<string> = new Set(
  [
    ...[VERBS, ORDER_WORDS, LEVEL_WORDS, FACING_WORDS, FORMATION_WORDS, FLANK_WORDS, MARKER_WORDS],
    ...[SIDE_WORDS, RECOVERY_WORDS, TARGET_WORDS, FIRE_WORDS, RETREAT_WORDS, STAR_WORDS, YES_WORDS],
    ...[SUBJECT_WORDS, TO_WORD, FOR_WORD, WITH_WORD, PATH_WORD, LEADER_WORD, TOWARD_WORD, HEXES_WORD],
    ...[OUT_WORDS, NOBODY_WORD, CONDITION_WORDS, PLAN_WORDS, SHOT_WORDS],
    clauses(Object.keys(CLAUSE_SPELLINGS) as ClauseWord[]),
  ].flatMap((words) => [...words.keys()].map(plain)),
);

const SPELLED_BARE = /^[A-Za-z][A-Za-z0-9._-]*$/;

/** A name as the fixed spelling writes it. */
export function named(name: string): string {
  const isBare = SPELLED_BARE.test(name) && !RESERVED.has(plain(name));
  return isBare ? name : `"${name.replaceAll(/[\\"]/g, (mark) => `\\${mark}`)}"`;
}

export const namedAll = (names: readonly string[]): string => names.map(named).join(' ');
