import { ours } from '@vedette/record';
import type { NavalDetectionFigures } from '../../figures/naval-detection-figures.js';

/** Detection of PATE. Its rules say what may be seen and heard, and give no figure for it: all of them are ours. */
export const DETECTION: NavalDetectionFigures = {
  sloopAtSea: ours(0.5, '5.2', 'a sea area is days across: one lookout in two meets a trace of strangers'),
  sloopInPort: ours(0.25, '5.2', 'masts behind a mole are seen only by who stands close in'),
  withFrigate: ours(0.5, '5.2', 'the rule says less likely: half, for she keeps station on her consort'),
  sailWords: ours(
    [
      { word: 'a lone sail', upTo: 1 },
      { word: 'a few sail', upTo: 3 },
      { word: 'a squadron', upTo: 8 },
      { word: 'a fleet', upTo: Number.MAX_SAFE_INTEGER },
    ],
    '5.2',
    'the rule says approximate: four words from one ship to more than a squadron',
  ),
  farCountError: ours(0.25, '5.2', 'as for troops seen from afar: a quarter either way'),
  newsCountError: ours(0.5, '5.5', 'news of merchants and fishermen is worth half of what a lookout sees'),
  turnEndDetects: ours(0.25, '5.4', 'ships that keep their station see half as far as a sloop on patrol'),
  turnEndSloopDetects: ours(0.5, '5.4', 'a sloop looks about as she does by 5.2'),
  newsComes: ours(0.75, '5.5', 'one arrival in four is noticed by nobody who tells of it'),
  newsIsFalse: ours(0.05, '5.5', 'one turn in twenty somebody takes merchants for warships'),
};
