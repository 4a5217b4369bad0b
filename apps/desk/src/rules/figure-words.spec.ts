import { describe, expect, it } from '@jest/globals';
import { figureName, figureWords } from './figure-words.js';

describe('a figure of a rule', () => {
  it('is called as the rules call it, word by word', () => {
    expect(figureName('movement.marchFatigueLimit')).toBe('movement: march fatigue limit');
    expect(figureName('unitTypes.IN.fatigueADay')).toBe('unit types: in, fatigue aday');
  });

  it('is told in one line, a table row by row', () => {
    expect(figureWords('18')).toBe('18');
    expect(figureWords('"nation"')).toBe('nation');
    expect(figureWords('["battle","allies"]')).toBe('battle; allies');
    expect(figureWords('[]')).toBe('–');
    expect(figureWords('{"from":0.1,"to":0.2}')).toBe('from: 0.1, to: 0.2');
    expect(figureWords('[{"odds":"no limit","points":{"US":1}}]')).toBe('odds: no limit, points (US: 1)');
  });
});
