import {
  FACING_WORDS,
  facingOf,
  facingWord,
  FORMATION_WORDS,
  named,
  namedAll,
  ORDER_WORDS,
  RECOVERY_WORDS,
  TO_WORD,
} from './battle-words.js';
import { type BattleOrderText, oneOf, without } from './clause-text.js';
import { readSubject, subjectText } from './impulse-texts.js';
import type { TokenReader } from './token-reader.js';

/** The word `to` may be left out. */
function to(reader: TokenReader): TokenReader {
  reader.take(TO_WORD);
  return reader;
}

export const CHANGE_TEXT: BattleOrderText<'change'> = {
  kind: 'change',
  readHead: (reader, draft) => {
    readSubject(reader, draft);
    draft['to'] = to(reader).one(ORDER_WORDS);
  },
  head: (order) => `${subjectText(order)} to ${order.to}`,
  clauses: {
    spend: oneOf('spend', (reader) => reader.ids(), namedAll),
    with: oneOf('with', (reader) => reader.id("a leader's id"), named),
  },
  normal: (order) => without(order, 'spend'),
};

export const COMMIT_TEXT: BattleOrderText<'commit'> = {
  kind: 'commit',
  readHead: (reader, draft) => {
    draft['leader'] = reader.id("a leader's id");
  },
  head: ({ leader }) => named(leader),
  clauses: {},
  normal: (order) => without(order),
};

export const RECOVER_TEXT: BattleOrderText<'recover'> = {
  kind: 'recover',
  readHead: (reader, draft) => {
    draft['command'] = reader.id("a command's id");
    draft['what'] = reader.one(RECOVERY_WORDS);
  },
  head: ({ command, what }) => `${named(command)} ${what}`,
  clauses: {},
  normal: (order) => without(order),
};

export const ATTACH_TEXT: BattleOrderText<'attach'> = {
  kind: 'attach',
  readHead: (reader, draft) => {
    readSubject(reader, draft);
    draft['to'] = to(reader).id("a command's id");
  },
  head: (order) => `${subjectText(order)} to ${named(order.to)}`,
  clauses: {},
  normal: (order) => without(order),
};

export const ALTERNATIVE_TEXT: BattleOrderText<'alternative'> = {
  kind: 'alternative',
  readHead: (reader, draft) => {
    draft['group'] = reader.id("a group's id");
    draft['area'] = to(reader).id('an entrance area');
  },
  head: ({ group, area }) => `${named(group)} to ${named(area)}`,
  clauses: {},
  normal: (order) => without(order),
};

export const SETUP_TEXT: BattleOrderText<'setup'> = {
  kind: 'setup',
  readHead: readSubject,
  head: subjectText,
  clauses: {
    hex: oneOf('hex', (reader) => reader.hex(), String),
    facing: oneOf('facing', (reader) => facingOf(reader.one(FACING_WORDS)), facingWord),
    formation: oneOf('formation', (reader) => reader.one(FORMATION_WORDS), String),
    extended: oneOf(
      'extended',
      (reader) => reader.hexes(),
      (hexes: readonly string[]) => hexes.join(' '),
    ),
    order: oneOf('order', (reader) => reader.one(ORDER_WORDS), String),
  },
  normal: (order) => without(order),
};

export const ENTRY_TEXT: BattleOrderText<'entry'> = {
  kind: 'entry',
  readHead: (reader, draft) => {
    draft['group'] = reader.id("a group's id");
    draft['sequence'] = [];
  },
  head: ({ group }) => named(group),
  clauses: {
    hex: oneOf('hex', (reader) => reader.hex(), String),
    sequence: {
      read: (reader, draft) => {
        draft['sequence'] = reader.ids();
      },
      write: ({ sequence }) => (sequence.length === 0 ? [] : [namedAll(sequence)]),
    },
  },
  normal: (order) => without(order),
};
