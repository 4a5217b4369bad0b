import type { StandingKeys } from '../document/standing.schema.js';
import {
  FIRE_WORDS,
  HEXES_WORD,
  LEADER_WORD,
  named,
  NO_WORDS,
  NOBODY_WORD,
  ORDER_WORDS,
  RETREAT_WORDS,
  STAR_WORDS,
  TARGET_WORDS,
  TOWARD_WORD,
  YES_WORDS,
} from './battle-words.js';
import { type BattleOrderText, type ClauseText, oneOf, without } from './clause-text.js';
import type { TokenReader } from './token-reader.js';

const UNSAID = 'unsaid';
const ODDS = /^[1-9][0-9]?:[1-9][0-9]?$/;

type Value<K extends keyof StandingKeys> = StandingKeys[K] | null;

/** A standing instruction (P-34); `unsaid` takes it back. */
function instruction<K extends keyof StandingKeys>(
  key: K,
  read: (reader: TokenReader) => Value<K>,
  write: (value: NonNullable<StandingKeys[K]>) => string,
): ClauseText<'standing'> {
  return oneOf(key, read, (value: Value<K>) =>
    value === null ? UNSAID : write(value as NonNullable<StandingKeys[K]>),
  );
}

/** Yes or no. */
function whether(key: 'turn' | 'mountAfter' | 'counterCharge' | 'advance'): ClauseText<'standing'> {
  return instruction(
    key,
    (reader) => {
      const word = reader.one(YES_WORDS);
      return word === UNSAID ? null : word === 'yes';
    },
    (value) => (value ? 'yes' : 'no'),
  );
}

function refusedOr<T>(reader: TokenReader, read: () => T): T | false | null {
  const word = reader.take(NO_WORDS);
  if (word === undefined) return read();
  return word === UNSAID ? null : false;
}

function readTargets(reader: TokenReader): string[] | null {
  const word = reader.take(YES_WORDS);
  if (word === UNSAID) return null;
  if (reader.take(NOBODY_WORD)) return [];
  const targets: string[] = [];
  const next = (): string | null => reader.takeHex() ?? reader.take(TARGET_WORDS) ?? null;
  for (let target = next(); target !== null; target = next()) targets.push(target);
  return targets.length > 0 ? targets : reader.fail('artillery, infantry, cavalry, leaders, or hexes');
}

export const STANDING_TEXT: BattleOrderText<'standing'> = {
  kind: 'standing',
  readHead: (reader, draft) => {
    const key = reader.take(LEADER_WORD) ?? 'for';
    // A side is named as it is written, as everybody below it.
    const side = key === 'for' ? reader.takeIf((text) => text === 'US' || text === 'CSA') : null;
    draft[key] = side ?? reader.id('the id of a unit, a command, or a side');
  },
  head: ({ for: whom, leader }) =>
    whom === undefined ? `leader ${named(leader!)}` : whom === 'US' || whom === 'CSA' ? whom : named(whom),
  clauses: {
    'reaction-fire': instruction(
      'reactionFire',
      (reader) => {
        const word = reader.one(FIRE_WORDS);
        if (word === UNSAID) return null;
        return word === 'within' ? { within: reader.number() } : (word as 'free');
      },
      (value) => (typeof value === 'string' ? value : `within ${value.within}`),
    ),
    withdraw: instruction(
      'withdraw',
      (reader) => refusedOr(reader, () => reader.number()),
      (value) => (value === false ? 'no' : String(value)),
    ),
    turn: whether('turn'),
    'retreat-before-shock': instruction(
      'retreatBeforeShock',
      (reader) => {
        const word = reader.one(RETREAT_WORDS);
        if (word === UNSAID) return null;
        if (word !== 'from') return word as 'never';
        return { from: reader.takeIf((text) => ODDS.test(text)) ?? reader.fail('odds, for instance 2:1') };
      },
      (value) => (typeof value === 'string' ? value : `from ${value.from}`),
    ),
    'mount-after': whether('mountAfter'),
    'cavalry-reaction': instruction(
      'cavalryReaction',
      (reader) =>
        refusedOr(reader, () => {
          reader.take(TOWARD_WORD);
          const toward = reader.hex();
          reader.take(HEXES_WORD);
          return { toward, hexes: reader.number() };
        }),
      (value) => (value === false ? 'no' : `toward ${value.toward} hexes ${value.hexes}`),
    ),
    'counter-charge': whether('counterCharge'),
    'fire-at': instruction('fireAt', readTargets, (value) =>
      value.length === 0 ? 'nobody' : value.join(' '),
    ),
    'default-order': instruction(
      'defaultOrder',
      (reader) => (reader.take(NO_WORDS) === UNSAID ? null : (reader.one(ORDER_WORDS) as 'HOLD')),
      String,
    ),
    advance: whether('advance'),
    stars: oneOf('stars', (reader) => reader.one(STAR_WORDS), String),
  },
  normal: (order) => without(order),
};
