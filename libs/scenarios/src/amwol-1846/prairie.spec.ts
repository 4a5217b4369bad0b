import { describe, expect, it } from '@jest/globals';
import { tacticalIndex } from '@vedette/campaign';
import { tacticalMapOfLetters, TacticalTerrain } from '@vedette/geography';
import { loadTheatre } from '@vedette/theatres';
import { PRAIRIE, readPrairie } from './prairie.js';

const theatre = loadTheatre('amwol');
const map = theatre.tacticalMap(theatre.grid.indexOf(PRAIRIE));

describe('the prairie of Palo Alto as the staffs read it', () => {
  const ground = readPrairie(map);
  const region = (name: string): number => map.region[tacticalIndex(name)]!;

  it('has its fords where the map has fords', () => {
    for (const ford of [ground.lowerFord, ground.upperFord])
      expect(map.terrain[tacticalIndex(ford)]).toBe(TacticalTerrain.Ford);
  });

  it('has Taylor, the pond and the trenches on one bank and both approaches on the other', () => {
    const north = region(ground.road);
    expect([ground.deploy, ground.pond, ground.trenches].map(region)).toEqual([north, north, north]);
    for (const bank of [ground.lowerBank, ground.upperBank]) expect([0, north]).not.toContain(region(bank));
  });

  it('puts the trenches within two squares of Fort Brown', () => {
    const [fort, trenches] = [tacticalIndex('3-9'), tacticalIndex(ground.trenches)];
    expect(Math.abs((fort % 15) - (trenches % 15))).toBeLessThanOrEqual(2);
    expect(Math.abs(Math.floor(fort / 15) - Math.floor(trenches / 15))).toBeLessThanOrEqual(2);
  });

  it('says what is missing on a map that leaves no way over', () => {
    const dry = tacticalMapOfLetters(undefined, undefined, () => undefined);
    expect(() => readPrairie(dry)).toThrow('has no ford');
  });
});
