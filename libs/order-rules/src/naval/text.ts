import type { ClauseText } from '../text/order-text.js';
import { navalClauses } from './clause-format.js';
import { NAVAL_CLAUSES, NAVAL_WORDS, navalDraft } from './clauses.js';
import { normalNaval } from './normal-naval.js';

/** A ship's own order as text: `US1FR sail WGC SGC; contact pursue` (PATE 4). */
export const navalText: ClauseText<'naval'> = {
  kind: 'naval',
  concerns: 'fleet',
  form: 'clauses',
  pieceKey: 'ship',
  words: NAVAL_WORDS,
  repeated: new Set(['unload']),
  begin: () => {
    const draft = navalDraft();
    return { draft, clause: (cursor, word) => NAVAL_CLAUSES[word]!(cursor, draft) };
  },
  piece: ({ ship }) => ship,
  clauses: navalClauses,
  normal: normalNaval,
};
