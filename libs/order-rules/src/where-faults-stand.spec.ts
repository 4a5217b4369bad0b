import { describe, expect, it } from '@jest/globals';
import { parseOrderText } from './parse-order-text.js';

/**
 * Every kind of fault a text can have. What the fault is told at stands between > and <; nothing between them is the end of the
 * text, where something is missing.
 */
const FAULTS: readonly (readonly [kind: string, text: string])[] = [
  ['no beginning of an order', '>fight< on'],
  ['a verb of the staff that is none', '>dismiss< taylor'],
  ['an unknown clause', 'US1IN >skrimsih<'],
  ['an unknown clause after others', 'US1IN march G6-V6; >xyzzy<'],
  ['a clause said twice', 'US1IN march G6-V6; >march< G7-V6'],
  ['a unit and a ship together', 'US1IN >US1FR< march G6-V6'],
  ['a ship and then a unit', 'US1FR and >US1IN< march G6-V6'],
  ['nothing after march', 'US1IN march><'],
  ['a clause where squares are wanted', 'US1IN march; >line< rear'],
  ['too many squares', 'US1IN march G6-V6 G6-V7 G6-V8 G6-V9 G7-V0 G7-V1 >G7-V2<'],
  ['a tactical square beyond the map', 'US1IN move >15-3<'],
  ['no tactical square', 'US1IN enter >there<'],
  ['a phase that there is not', 'US1IN engage from >9<'],
  ['a start phase out of bounds', 'US1IN move 5-5; phase >9<'],
  ['a start phase that is none', 'US1IN phase >soon<'],
  ['a waypoint that is none', 'US1IN via >nowhere<'],
  ['a line that there is not', 'US1IN line >fourth<'],
  ['a pursuit limit that is no number', 'US1IN pursuit-limit >far<'],
  ['a pursuit limit out of bounds', 'US1IN march G6-V6; pursuit-limit >40<'],
  ['a radius out of bounds', 'US1IN support 10-5 >99< from 2 to 4'],
  ['an area that ends before it begins', 'US1IN support 10-5 >x<'],
  ['goals that are none', 'US1IN march-to >glory<'],
  ['no offensive posture', 'US1IN posture >bold< / defend'],
  ['no slash between postures', 'US1IN posture attack >defend<'],
  ['no defensive posture', 'US1IN posture attack / >bold<'],
  ['a posture that is no offensive one before the slash', 'US1IN >defend< / evade'],
  ['a posture that needs another', 'US1IN skirmish><'],
  ['a defensive posture that is none after the slash', 'US1IN assault / >bold<'],
  ['supply without what', 'US1IN supply>;< line rear'],
  ['supplies below none', 'US1IN supply >-3<'],
  ['a sail without seas', 'US1TR sail><'],
  ['ships told to load nothing', 'US1TR load><'],
  ['goods that are none', 'move 20 >gold< from A to B'],
  ['goods without a destination', 'move 20 supplies from Matamoros><'],
  ['no goods at all', 'move >many< supplies from A to B'],
  ['a player who is none', 'assign US1IN commander Old >Zach!<'],
  ['no unit to merge into', 'merge US1IN into><'],
  ['a slip that could be two words', 'US1IN >asst<'],
  ['a time without quotes', 'US1IN at >noon<'],
  ['a time that is none', 'US1IN march G6-V6; at >"noon"<'],
  ['an empty name', 'US1IN march G6-V6; by >""<'],
  ['words after the end', 'merge US1IN into US2IN >tomorrow<'],
  ['what to do to a bridge', 'pontoon US1IN >build< G6-V6'],
  ['what to do with a depot', 'depot >burn< G6-V6'],
  ['what to do with track', 'track >bend< G6-V6'],
  ['the way a fort faces', 'fortify US1EN >up<'],
  ['a fault of a block, in its own line', 'US1IN\n  march G6-V6\n  line >fourth<'],
  ['a fault after lines that are blank or remarks', '# ours\n\nUS1IN march G6-V6\nUS2IN >skrimsih<'],
];

/** What a fault says it found at a word. */
function found(word: string): string {
  if (word === '') return 'the end of the order';
  return word === ';' ? 'the end of the clause' : JSON.stringify(word.replaceAll('"', ''));
}

describe('a fault of a text', () => {
  it.each(FAULTS)('is told at the word it is of: %s', (_, marked) => {
    const [before = '', word = '', after = ''] = marked.split(/[><]/);
    const { faults } = parseOrderText(before + word + after);
    const lines = before.split('\n');
    expect(faults.map(({ line, column, found }) => ({ line, column, found }))).toEqual([
      {
        line: lines.length,
        column: lines.at(-1)!.length + 1,
        found: found(word),
      },
    ]);
    expect(faults[0]!.allowed).toMatch(/\w/);
  });
});
