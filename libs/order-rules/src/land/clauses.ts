import type { LandOrder, ReactionArea } from '@vedette/campaign';
import { type Cursor, isPiece, isSquare, isTactical } from '../text/cursor.js';
import { readPhases } from '../text/phase-words.js';
import { known, vocabulary } from '../text/spelling.js';

/** A land order while its clauses are read: every section is there and may stay empty. */
export interface LandDraft {
  readonly strategic: NonNullable<LandOrder['strategic']>;
  readonly tactical: NonNullable<LandOrder['tactical']>;
  readonly reaction: NonNullable<LandOrder['reaction']>;
  readonly posture: NonNullable<LandOrder['posture']>;
  readonly supply: NonNullable<LandOrder['supply']>;
  rail?: NonNullable<LandOrder['rail']>;
  activation?: NonNullable<LandOrder['activation']>;
}

export function landDraft(): LandDraft {
  return { strategic: {}, tactical: {}, reaction: {}, posture: {}, supply: {} };
}

type Reader = (cursor: Cursor, draft: LandDraft) => void;

const BLANK = /^(-|–|—|\.|_|x|rest|blank|skip|pause)$/i;
const BOXES = 6;
const OFFENSIVE = vocabulary({ assault: [], attack: [], skirmish: [], evade: [] });
const DEFENSIVE = vocabulary({
  'last-ditch': ['lastditchdefence', 'lastditchdefense'],
  defend: ['defence', 'defense'],
  skirmish: [],
  evade: [],
});
const LINES = vocabulary({ first: ['front', '1st'], second: ['2nd'], rear: ['third', 'back', '3rd'] });
const GOALS = vocabulary({ battle: ['battles', 'guns'], allies: ['ally', 'friends'], enemy: ['enemies'] });

/** Words of a land order's clauses, with the spellings taken for them (GITM AMWOL 6.3 to 6.7). */
export const LAND_WORDS = vocabulary({
  stay: ['stays', 'hold', 'holds', 'rests', 'rest', 'wait', 'waits', 'remain', 'remains'],
  march: ['marches', 'marching', 'path', 'strategic', 'go', 'goes'],
  withdraw: ['withdraws', 'withdrawal'],
  enter: ['enters', 'entry', 'entering'],
  pursue: ['pursues', 'pursuit'],
  'pursuit-limit': [],
  'march-to': ['marchto', 'tothe'],
  'halt-on-detection': ['haltondetect'],
  'halt-on-enemy-entry': ['haltonentry'],
  'no-forced-march': ['noforcemarch', 'noforcedmarches'],
  rail: ['train', 'entrain', 'byrail'],
  move: ['moves', 'destination', 'tactical'],
  via: ['waypoint', 'through'],
  phase: ['startphase', 'beginning'],
  'outside-fort': ['donotenterfort', 'nofort', 'outsidethefort'],
  engage: ['engages', 'engaging'],
  line: ['lines'],
  first: ['front', '1st'],
  second: ['2nd'],
  rear: ['rearline'],
  support: ['supports', 'supporting'],
  intercept: ['intercepts', 'interception'],
  posture: ['postures', 'attitude'],
  assault: ['assaults'],
  attack: ['attacks'],
  skirmish: ['skirmishes'],
  evade: ['evades'],
  'last-ditch': ['lastditchdefence', 'lastditchdefense'],
  defend: ['defends', 'defence', 'defense'],
  supply: ['supplies', 'draw', 'draws', 'carry', 'carries'],
  'no-supply': ['nosupplies'],
  activate: ['activates', 'callup'],
  inactivate: ['inactivates', 'deactivate', 'layup'],
  by: ['signed'],
  at: ['sent'],
});

/** How each clause is read; `by` and `at` are the order's signature. */
export const LAND_CLAUSES: Readonly<Record<string, Reader>> = {
  // Nothing to write down: an order without a march or a move is one to stay, whatever the default would be (6.9).
  stay: () => undefined,
  march: readPath,
  withdraw: (cursor, draft) => {
    draft.strategic.withdraw = true;
    if (cursor.atQuoted || isPathStart(cursor)) readPath(cursor, draft);
  },
  enter: (cursor, draft) => {
    cursor.takeWord('at', 'square');
    draft.strategic.entry = cursor.tactical();
  },
  pursue: (cursor, draft) => {
    draft.strategic.pursuit = true;
    cursor.takeWord('limit', 'upto', 'at-most');
    const limit = cursor.optionalNumber();
    if (limit !== undefined) draft.strategic.pursuitLimit = limit;
  },
  'pursuit-limit': (cursor, draft) => {
    draft.strategic.pursuitLimit = cursor.number();
  },
  'march-to': readGoals,
  'halt-on-detection': (_, draft) => {
    draft.strategic.haltOnDetection = true;
  },
  'halt-on-enemy-entry': (_, draft) => {
    draft.strategic.haltOnEnemyEntry = true;
  },
  'no-forced-march': (_, draft) => {
    draft.strategic.noForcedMarch = true;
  },
  rail: readRail,
  move: (cursor, draft) => {
    cursor.takeWord('to');
    cursor.takeWord('nearest');
    draft.tactical.destination =
      (cursor.takeWord('ford', 'pass') as 'ford' | 'pass' | null) ?? cursor.tactical();
  },
  via: (cursor, draft) => {
    draft.tactical.waypoint =
      cursor.takeIf(isTactical) ??
      (cursor.takeIf(isPiece) ?? cursor.fail('a tactical square or the id of a ferry')).toUpperCase();
  },
  phase: (cursor, draft) => {
    draft.tactical.phase = cursor.number();
  },
  'outside-fort': (_, draft) => {
    draft.tactical.doNotEnterFort = true;
  },
  engage: (cursor, draft) => {
    draft.tactical.engage = readPhases(cursor);
  },
  line: (cursor, draft) => {
    draft.tactical.line = (cursor.takeFrom(LINES) ?? cursor.fail('first, second or rear')) as 'first';
  },
  first: lineReader('first'),
  second: lineReader('second'),
  rear: lineReader('rear'),
  support: (cursor, draft) => {
    draft.reaction.support = readArea(cursor);
  },
  intercept: (cursor, draft) => {
    draft.reaction.intercept = readArea(cursor);
  },
  posture: readPosture,
  assault: barePosture('assault'),
  attack: barePosture('attack'),
  skirmish: barePosture('skirmish'),
  evade: barePosture('evade'),
  'last-ditch': barePosture('last-ditch'),
  defend: barePosture('defend'),
  supply: readSupply,
  'no-supply': (_, draft) => {
    draft.supply.source = 'none';
  },
  activate: (_, draft) => {
    draft.activation = 'activate';
  },
  inactivate: (_, draft) => {
    draft.activation = 'inactivate';
  },
};

function isPathStart(cursor: Cursor): boolean {
  const token = cursor.peek();
  return token?.kind === 'word' && (isSquare(token.text) || BLANK.test(token.text) || cursor.atPlaceOrWay);
}

/**
 * Boxes of the path: squares, places of the map, ways of the compass from the square before, dashes for phases of rest; the first
 * may be a transport group or a port off the map.
 */
function readPath(cursor: Cursor, draft: LandDraft): void {
  const path: (string | null)[] = [];
  let at = cursor.start;
  cursor.takeWord('to');
  while (path.length < BOXES) {
    cursor.takeWord('then', '->', '→', 'to');
    if (cursor.takeIf((text) => BLANK.test(text)) !== null) {
      path.push(null);
      continue;
    }
    const box = takeBox(cursor, at);
    if (box === null) break;
    path.push(box);
    at = isSquare(box) ? box : null;
  }
  if (path.length === 0) path.push(nameInstead(cursor));
  draft.strategic.path = path;
}

function takeBox(cursor: Cursor, at: string | null): string | null {
  const written = cursor.takeIf((text) => isSquare(text) || isPiece(text));
  if (written !== null) return written.toUpperCase();
  const place = cursor.takePlace();
  if (place) return place.square ?? place.name;
  return cursor.takeStep(at) ?? (cursor.atQuoted ? cursor.name() : null);
}

/** A name without quotes is taken as it stands where there is no map to look it up on. */
function nameInstead(cursor: Cursor): string {
  const token = cursor.peek();
  if (token?.kind !== 'word' || known(LAND_WORDS, token.text) !== undefined)
    cursor.fail('strategic squares, with - for a phase of rest');
  if (cursor.names.map)
    cursor.failPlace(
      'strategic squares, cities of the map or ways of the compass, with - for a phase of rest; to go aboard, a transport group or a port off the map',
    );
  return cursor.name();
}

function readGoals(cursor: Cursor, draft: LandDraft): void {
  if (isPathStart(cursor)) {
    readPath(cursor, draft);
    return;
  }
  const goals: string[] = [];
  for (;;) {
    cursor.takeWord('then', 'the', 'and', 'to', 'or');
    const token = cursor.peek();
    const goal = token?.kind === 'word' && known(GOALS, token.text) ? cursor.takeFrom(GOALS) : undefined;
    if (goal === undefined) break;
    goals.push(goal);
  }
  if (goals.length === 0) cursor.fail('battle, allies or enemy');
  draft.strategic.marchTo = goals as NonNullable<LandDraft['strategic']['marchTo']>;
}

function readRail(cursor: Cursor, draft: LandDraft): void {
  cursor.takeWord('to');
  const rail: NonNullable<LandOrder['rail']> = { destination: cursor.square() };
  if (cursor.takeWord('via', 'through') !== null) rail.waypoint = cursor.square();
  if (cursor.takeWord('off-at', 'alight', 'alights') !== null) rail.entry = cursor.tactical();
  draft.rail = rail;
}

function lineReader(line: 'first' | 'second' | 'rear'): Reader {
  return (cursor, draft) => {
    cursor.takeWord('line');
    draft.tactical.line = line;
  };
}

/** `10-5 radius 2 phases 1-5` or `within 2 of 10-5 in phases 1 to 5`. */
function readArea(cursor: Cursor): ReactionArea {
  cursor.takeWord('fights', 'battles', 'enemies', 'at');
  const within = cursor.takeWord('within') === null ? null : cursor.number();
  if (within !== null) cursor.takeWord('of');
  const center = cursor.tactical();
  cursor.takeWord('radius', 'within', 'r');
  const radius = within ?? cursor.number();
  return { center, radius, ...readPhases(cursor) };
}

/** `assault / last-ditch`, with a dash for a posture that is left open. */
function readPosture(cursor: Cursor, draft: LandDraft): void {
  const offensive = cursor.takeWord('-') === null ? cursor.takeFrom(OFFENSIVE) : null;
  if (offensive === undefined) cursor.fail('assault, attack, skirmish, evade or - for the offensive');
  if (!cursor.takeSlash()) cursor.fail('/ and the defensive posture');
  const defensive = cursor.takeWord('-') === null ? cursor.takeFrom(DEFENSIVE) : null;
  if (defensive === undefined) cursor.fail('last-ditch, defend, skirmish, evade or - for the defensive');
  if (offensive) draft.posture.offensive = offensive as 'assault';
  if (defensive) draft.posture.defensive = defensive as 'defend';
}

function barePosture(first: string): Reader {
  return (cursor, draft) => readBarePosture(cursor, draft, first);
}

/** A posture without the word before it: skirmish and evade alone could be either, and must say both. */
function readBarePosture(cursor: Cursor, draft: LandDraft, first: string): void {
  const both = cursor.takeSlash();
  if (both) {
    if (!known(OFFENSIVE, first)) cursor.failAtWord('an offensive posture before the slash');
    const defensive = cursor.takeWord('-') === null ? cursor.takeFrom(DEFENSIVE) : null;
    if (defensive === undefined) cursor.fail('last-ditch, defend, skirmish or evade after the slash');
    draft.posture.offensive = first as 'assault';
    if (defensive) draft.posture.defensive = defensive as 'defend';
    return;
  }
  if (first === 'skirmish' || first === 'evade') cursor.fail(`/ and a defensive posture after ${first}`);
  if (known(OFFENSIVE, first)) draft.posture.offensive = first as 'assault';
  else draft.posture.defensive = first as 'defend';
}

function readSupply(cursor: Cursor, draft: LandDraft): void {
  cursor.takeWord('level', 'up', 'upto');
  cursor.takeWord('to');
  if (cursor.takeWord('none', 'no', 'nothing') !== null) {
    draft.supply.source = 'none';
    return;
  }
  const level = cursor.optionalNumber();
  if (level !== undefined) draft.supply.level = level;
  const from = cursor.takeWord('from') !== null;
  if (from) draft.supply.source = placeOrPiece(cursor);
  if (level === undefined && !from) cursor.fail('a number of supplies, none, or from and a source');
}

/** A source of supply: ids are written in capitals, names as they are. */
export function placeOrPiece(cursor: Cursor): string {
  if (cursor.atQuoted) return cursor.name();
  return cursor.takeIf(isPiece)?.toUpperCase() ?? cursor.name();
}
