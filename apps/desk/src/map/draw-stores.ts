import { COLOURS, drawDepot, path } from '@vedette/cartography';
import { type Brush, paintSteps } from './paint-steps.js';
import type { GroundTold } from './told-squares.js';

const COLOUR_OF = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;
const STEP = 12;

/**
 * Depots as houses and caches as crates along the western side of a square of so many units, its railway as a dot of who holds it,
 * crossed where it is broken. What was told and is not in sight stands in a dashed box: nobody looked there.
 */
export function drawStores(brush: Brush, { isInSight, railway, depots }: GroundTold, units: number): void {
  const count = depots.length + (railway ? 1 : 0);
  const top = units / 2 - ((count - 1) * STEP) / 2;
  const signs = depots.map(({ kind, standing }, index) =>
    drawDepot(kind, COLOUR_OF[standing], 9, top + index * STEP),
  );
  const y = top + depots.length * STEP;
  const holder = railway?.standing;
  const ink =
    COLOURS[holder === 'hostile' ? 'red' : holder === 'neutral' || holder === undefined ? 'gray' : 'blue'];
  const rail = railway
    ? [
        path(
          'M-4-2.5h8M-4 2.5h8M-2.5-4v8M2.5-4v8',
          { fill: 'none', stroke: ink, strokeWidth: 1.4 },
          { x: 9, y },
        ),
        ...(railway.intact
          ? []
          : [
              path(
                'M-5-5L5 5M-5 5L5-5',
                { fill: 'none', stroke: COLOURS.red, strokeWidth: 1.8 },
                { x: 9, y },
              ),
            ]),
      ]
    : [];
  const box = { kind: 'box' as const, x: 2, y: top - 7, width: 14, height: count * STEP + 2, radius: 3 };
  const around = isInSight
    ? []
    : [{ ...box, fill: 'none', stroke: COLOURS.ink, strokeWidth: 0.9, dash: '2 1.5' }];
  paintSteps(brush, [...around, ...signs, ...rail]);
}
