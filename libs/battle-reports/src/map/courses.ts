import { distance, type Hex } from '@vedette/hex';
import type { Point } from './layout.js';

/**
 * The hexes of a line as the courses in which it runs: each goes on from hex to neighbour. Documents list the hexes of a run, and some
 * list them by number: those are strung together from an end, each next to the one before; where none is left beside, a new course begins.
 */
export function coursesOf(hexes: readonly Hex[]): Hex[][] {
  if (hexes.every((hex, i) => i === 0 || distance(hexes[i - 1]!, hex) <= 1)) return [[...hexes]];
  const left = new Set(hexes);
  const beside = (hex: Hex): Hex[] => [...left].filter((other) => distance(hex, other) === 1);
  /** The hex with the fewest others beside it: an end, or what would be left over; of as many the first. */
  const loneliest = (some: Iterable<Hex>): Hex | undefined =>
    [...some].map((hex) => ({ hex, others: beside(hex).length })).sort((a, b) => a.others - b.others)[0]?.hex;
  const courses: Hex[][] = [];
  for (let start = loneliest(left); start !== undefined; start = loneliest(left)) {
    const course: Hex[] = [];
    for (let at: Hex | undefined = start; at !== undefined; at = loneliest(beside(at))) {
      course.push(at);
      left.delete(at);
    }
    courses.push(course);
  }
  return courses;
}

/**
 * The middles of a line's hexes with their zigzag evened out: a way between two directions of the grid would wiggle from hex to hex. Ends stay,
 * and so does what other lines meet, so that roads still join.
 */
export function evened(points: readonly Point[], isFixed: (place: number) => boolean): Point[] {
  return points.map((point, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (!before || !after || isFixed(place)) return point;
    const mean = (key: 'x' | 'y'): number => (before[key] + 2 * point[key] + after[key]) / 4;
    return { x: mean('x'), y: mean('y') };
  });
}
