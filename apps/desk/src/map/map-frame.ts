import type { Step } from '@vedette/cartography';
import type { SquareView } from '@vedette/reports';
import type { Camera, Frame } from './camera.js';
import type { WayIs } from './draw-ways.js';
import type { Ground } from './ground.js';
import type { Layer } from './layers.js';
import type { RememberedSquare } from '../memory/remembered-squares.js';
import type { Gazetteer } from '../seat/theatre.js';
import type { ToldLine } from './told-lines.js';
import type { Ghost, GroundTold, Heard } from './told-squares.js';

/** A way that is drawn upon the map, from square to square. */
export interface Way {
  readonly squares: readonly string[];
  readonly is: WayIs;
}

/** A square that a piece can get to, as far as its player can know. */
export interface InReach {
  readonly phase: number;
  readonly forced: boolean;
}

/** A square in which own pieces are to stand at the start of later turns. */
export interface StandAhead {
  readonly square: string;
  readonly turns: readonly number[];
  readonly pieces: readonly string[];
}

/** What is drawn of something that is being composed. */
export interface Drawn {
  readonly ways: readonly Way[];
  readonly reach: ReadonlyMap<string, InReach>;
  /** Own marks, laid out for cells of `MARK_CELL` units. */
  readonly marks: readonly Step[];
  /** Where own pieces are to stand in later turns. */
  readonly ahead: readonly StandAhead[];
}

/** Units a cell is wide for which own marks are laid out. */
export const MARK_CELL = 52;

/** All that is drawn above the ground. */
export interface Scene {
  readonly gazetteer: Gazetteer;
  readonly told: ReadonlyMap<string, SquareView>;
  /** Squares out of sight that were looked at before; absent from maps of which sight is no part. */
  readonly remembered?: ReadonlyMap<string, RememberedSquare>;
  /** The turn at whose end all this was told; squares are remembered from before it. */
  readonly turn?: number;
  readonly ghosts: readonly Ghost[];
  readonly heard: readonly Heard[];
  /** Depots and railways as they were told. */
  readonly ground: ReadonlyMap<string, GroundTold>;
  /** Lines of supply and communications; absent from maps that tell of none. */
  readonly lines?: readonly ToldLine[];
  readonly ways: readonly Way[];
  /** Squares something happens in just now. */
  readonly lit: readonly string[];
  /** The edge of the squares that troops which were chosen could be in by now, a cell one unit wide. */
  readonly couldBe?: string | undefined;
  /** Squares in reach of the piece that is being ordered. */
  readonly reach: Drawn['reach'];
  readonly marks: Drawn['marks'];
  /** Absent from maps that plan nothing. */
  readonly ahead?: Drawn['ahead'];
  readonly layers: ReadonlySet<Layer>;
}

/** What is drawn of the map, and how it is looked at. */
export interface MapFrame {
  readonly ground: Ground;
  readonly view: Camera;
  readonly frame: Frame;
  readonly scene: Scene;
}
