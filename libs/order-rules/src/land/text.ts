import type { ClauseText } from '../text/order-text.js';
import { landClauses } from './clause-format.js';
import { LAND_CLAUSES, LAND_WORDS, landDraft } from './clauses.js';
import { normalLand } from './normal-land.js';

/** A unit's own order as text: `US1IN march G6-V6; assault / last-ditch` (GITM AMWOL 6.3 to 6.7). */
export const landText: ClauseText<'land'> = {
  kind: 'land',
  concerns: 'army',
  form: 'clauses',
  pieceKey: 'unit',
  words: LAND_WORDS,
  repeated: new Set(),
  begin: () => {
    const draft = landDraft();
    return { draft, clause: (cursor, word) => LAND_CLAUSES[word]!(cursor, draft) };
  },
  piece: ({ unit }) => unit,
  clauses: landClauses,
  normal: normalLand,
};
