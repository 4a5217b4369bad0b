import type { Step } from '@vedette/cartography';
import { MARK_CELL } from '../../map/map-frame.js';
import type { Gazetteer } from '../../seat/theatre.js';
import { drawing } from './drawing.js';
import { markSteps } from './mark-art.js';
import { ON_MAP, type OwnMark } from './own-mark.js';

/** Own marks with the one that is being drawn in the place of what it was. */
export const withDrawn = (marks: readonly OwnMark[]): readonly OwnMark[] => {
  const now = drawing.value;
  return now ? [...marks.filter(({ id }) => id !== now.id), now] : marks;
};

/** What own marks draw upon the map of squares, for cells of `MARK_CELL` units. */
export const marksOnMap = (marks: readonly OwnMark[], gazetteer: Gazetteer): Step[] =>
  markSteps(
    marks.filter(({ on }) => on === ON_MAP),
    (square) => {
      const cell = gazetteer.cellOf(square);
      return cell
        ? { x: (cell.column + 0.5) * MARK_CELL, y: (cell.row + 0.5) * MARK_CELL, side: MARK_CELL }
        : null;
    },
  );
