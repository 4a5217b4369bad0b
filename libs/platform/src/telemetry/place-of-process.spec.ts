import { describe, expect, it } from '@jest/globals';
import { placeOfProcess } from './place-of-process.js';

describe('where a process works', () => {
  it.each([
    ['in a house of one', {}, { 'vedette.installation': 'vedette', 'vedette.cell': 'vedette' }],
    [
      'in a cell of several',
      { VEDETTE_INSTALLATION: 'west', VEDETTE_FRONT: 'vedette' },
      { 'vedette.installation': 'west', 'vedette.cell': 'west' },
    ],
    [
      'at the front of several, which is in none',
      { VEDETTE_INSTALLATION: 'vedette', VEDETTE_CELLS: 'east,west' },
      { 'vedette.installation': 'vedette' },
    ],
    [
      'in a house of several that is a cell of them itself',
      { VEDETTE_INSTALLATION: 'vedette', VEDETTE_CELLS: 'vedette, west' },
      { 'vedette.installation': 'vedette', 'vedette.cell': 'vedette' },
    ],
    [
      'where Compose hands on what nobody set',
      { VEDETTE_INSTALLATION: '', VEDETTE_CELLS: '', VEDETTE_FRONT: '' },
      { 'vedette.installation': 'vedette', 'vedette.cell': 'vedette' },
    ],
  ])('is told of one %s', (_where, env, place) => {
    expect(placeOfProcess(env)).toEqual(place);
  });
});
