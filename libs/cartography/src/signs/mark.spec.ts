import { describe, expect, it } from '@jest/globals';
import { drawMark } from './mark.js';

describe('the drawing of marks', () => {
  it('differs in form from standing to standing, so that colour is never needed', () => {
    for (const kind of ['flag', 'tent', 'boxed-s'] as const) {
      const forms = (['blue', 'red', 'gray'] as const).map((colour) =>
        JSON.stringify(drawMark({ kind, colour, label: '' }, 0, 0)).replaceAll(colour, ''),
      );
      expect(new Set(forms).size).toBe(3);
    }
  });
});
