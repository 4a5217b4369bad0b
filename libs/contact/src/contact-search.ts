import {
  opposite,
  strategicDistance,
  strategicStep,
  type Direction,
  type StrategicGrid,
} from '@vedette/geography';
import { exitBarrier } from './barriers.js';
import type { ContactGround } from './contact-ground.js';

/** An end of a line: a strategic square and the tactical square in it from which, or to which, the line runs. */
export interface ContactEnd {
  readonly square: number;
  readonly tactical: number;
}

const UNKNOWN = -1;
/** Straight steps before diagonal ones, each clockwise from north: which of equally short lines is taken. */
const STEP_ORDER: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7];
/** Banks of one square that a node has room for. */
const BANKS = 256;
/** The bank of every square where lines cross rivers anywhere. */
const ANYWHERE: readonly number[] = [0];

/**
 * Every line of contact from one end, up to a length: one search serves all who ask (GITM AMWOL 10.2). A line's length
 * counts the squares it enters, its end included. Of equally short lines the one with straight steps before
 * diagonal ones is taken, then the one that turns first clockwise from north. The search goes no farther than it is asked. Where the
 * book keeps lines to crossings it walks from bank to bank (ROTD 11.2); its nodes are banks of squares.
 */
export class ContactSearch {
  private readonly length = new Map<number, number>();
  private readonly cameFrom = new Map<number, number>();
  private readonly grid: StrategicGrid;
  private front: readonly number[];
  private radius = 0;

  constructor(
    private readonly ground: ContactGround,
    private readonly source: ContactEnd,
    private readonly reach: number,
  ) {
    this.grid = ground.state.theatre.grid;
    this.front = this.banksAt(source).map((bank) => source.square * BANKS + bank);
    for (const node of this.front) this.length.set(node, 0);
    // The source's own ground is looked at now: what stands there may move before anybody asks.
    this.goOn(this.reach);
  }

  /**
   * Length of the shortest line to an end, 0 in the same square; null when there is none within reach, or none of at most
   * `most` squares.
   */
  lengthTo(end: ContactEnd, most = this.reach): number | null {
    if (end.square === this.source.square) return 0;
    const last = this.lastStep(end, Math.min(most, this.reach));
    return last === null ? null : this.length.get(last)! + 1;
  }

  /** Whether a line of at most `most` squares comes to an end, whoever stands there: what is looked for bars no way itself (ROTD 4.1). */
  touches(end: ContactEnd, most = this.reach): boolean {
    if (end.square === this.source.square) return true;
    while (this.radius < most - 1 && this.goOn(most - 1));
    const banks = this.banksAt(end);
    return STEP_ORDER.some((direction) => {
      const before = strategicStep(this.grid, end.square, direction);
      if (before < 0 || this.step(before, opposite(direction)) !== end.square) return false;
      return this.nodesOf(before).some(
        (node) =>
          (this.length.get(node) ?? most) < most &&
          this.banksBeyond(node, opposite(direction), end.square).some((bank) => banks.includes(bank)),
      );
    });
  }

  /** Squares of the shortest line, source and end included; null when there is none within reach. */
  pathTo(end: ContactEnd): number[] | null {
    if (end.square === this.source.square) return [end.square];
    const last = this.lastStep(end, this.reach);
    if (last === null) return null;
    const path = [end.square];
    for (let node: number | undefined = last; node !== undefined; node = this.cameFrom.get(node))
      path.unshift(squareOf(node));
    return path;
  }

  /** Widens the search by a ring, unless lines of `most` squares can be told already or there is nothing more to find. */
  private goOn(most: number): boolean {
    if (this.radius >= most || this.front.length === 0) return false;
    this.front = this.widen(++this.radius);
    return true;
  }

  private widen(length: number): number[] {
    const next: number[] = [];
    for (const node of this.front)
      for (const direction of STEP_ORDER) {
        const to = this.step(squareOf(node), direction);
        if (to < 0) continue;
        for (const bank of this.banksBeyond(node, direction, to)) {
          const reached = to * BANKS + bank;
          if (this.length.has(reached) || this.ground.isClosed(to)) continue;
          this.length.set(reached, length);
          this.cameFrom.set(reached, node);
          next.push(reached);
        }
      }
    return next;
  }

  /** The node before the end on the shortest line into it; ends may hold enemies, their cones decide. */
  private lastStep(end: ContactEnd, most: number): number | null {
    const near = strategicDistance(this.grid, this.source.square, end.square) - 1;
    if (near > most - 1) return null;
    while (this.radius < near && this.goOn(most - 1));
    for (let looked = false; ; looked = true) {
      const last = this.stepInto(end, most);
      if (last !== null) return last;
      // Who is shut in is not looked for all over the map.
      if ((!looked && this.isShutIn(end)) || !this.goOn(most - 1)) return null;
    }
  }

  /** Whether no line could come into an end from any of the squares around it, however long it were. */
  private isShutIn(end: ContactEnd): boolean {
    return STEP_ORDER.every((direction) => {
      const before = strategicStep(this.grid, end.square, direction);
      return (
        before < 0 ||
        (before !== this.source.square && this.ground.isClosed(before)) ||
        this.step(before, opposite(direction)) !== end.square ||
        !coneIsClear(this.ground, end, direction)
      );
    });
  }

  /** The node before the end on the shortest line known so far. */
  private stepInto(end: ContactEnd, most: number): number | null {
    const banks = this.banksAt(end);
    let best: number | null = null;
    let bestLength = most;
    for (const direction of STEP_ORDER) {
      const before = strategicStep(this.grid, end.square, direction);
      if (before < 0) continue;
      for (const node of this.nodesOf(before)) {
        const length = this.length.get(node);
        if (length === undefined || length >= bestLength) continue;
        if (
          this.step(before, opposite(direction)) !== end.square ||
          !coneIsClear(this.ground, end, direction)
        )
          continue;
        const entered = this.banksBeyond(node, opposite(direction), end.square);
        if (!entered.some((bank) => banks.includes(bank))) continue;
        best = node;
        bestLength = length;
      }
    }
    return best;
  }

  /** The square a line reaches by a step, or -1: off the map, where a diagonal is barred, or out of a barred source. */
  private step(from: number, direction: Direction): number {
    const to = strategicStep(this.grid, from, direction);
    if (to < 0 || this.ground.isBarredBetween(from, direction)) return UNKNOWN;
    return from === this.source.square && !coneIsClear(this.ground, this.source, direction) ? UNKNOWN : to;
  }

  private banksAt({ square, tactical }: ContactEnd): readonly number[] {
    return this.ground.banks?.at(square, tactical) ?? ANYWHERE;
  }

  private banksBeyond(node: number, direction: Direction, to: number): readonly number[] {
    return this.ground.banks?.beyond(squareOf(node), node % BANKS, direction, to) ?? ANYWHERE;
  }

  /** The nodes of a square: one for every bank there is. */
  private nodesOf(square: number): readonly number[] {
    return (this.ground.banks?.allOf(square) ?? ANYWHERE).map((bank) => square * BANKS + bank);
  }
}

function squareOf(node: number): number {
  return Math.floor(node / BANKS);
}

/** A reach that bounds no line: no way round is longer than the map has squares. */
export function unlimited({ state }: ContactGround): number {
  const { columns, rows } = state.theatre.grid;
  return columns * rows;
}

/** Whether a unit at an end could leave its tactical map in a direction (10.2, 7.8). */
export function coneIsClear(ground: ContactGround, end: ContactEnd, direction: Direction): boolean {
  if (!ground.hasBarrier(end.square)) return true;
  return exitBarrier(ground.state, ground.book, ground.of, end, direction) === null;
}
