import { describe, expect, it } from '@jest/globals';
import { distance } from '@vedette/hex';
import { coursesOf, evened } from './courses.js';
import { centreOf } from './layout.js';

describe('the course of a run', () => {
  it('is that of its document where each hex is beside the one before', () => {
    const run = ['1101', '1201', '1202', '1303'];
    expect(coursesOf(run)).toEqual([run]);
  });

  it('goes from hex to neighbour where the document lists them by number, and leaves none out', () => {
    const listed = ['0101', '0102', '0104', '0201', '0202', '0203', '0301', '0302', '0401'];
    const courses = coursesOf(listed);
    expect(courses.flat().sort()).toEqual(listed);
    for (const course of courses)
      course.forEach((hex, i) => expect(i === 0 || distance(course[i - 1]!, hex) === 1).toBe(true));
    expect(courses.length).toBeLessThan(4);
  });

  it('does not wiggle between two directions, and ends where it ends', () => {
    const zigzag = ['0501', '0502', '0601', '0602', '0702'].map(centreOf);
    const free = evened(zigzag, () => false);
    expect([free[0], free.at(-1)]).toEqual([zigzag[0], zigzag.at(-1)]);
    const bend = (points: readonly { x: number; y: number }[]) =>
      points.slice(1).reduce((sum, { y }, i) => sum + Math.abs(y - points[i]!.y), 0);
    expect(bend(free)).toBeLessThan(bend(zigzag));
    expect(evened(zigzag, () => true)).toEqual(zigzag);
  });
});
