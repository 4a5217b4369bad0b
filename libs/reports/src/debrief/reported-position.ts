import type { FleetPosition } from '@vedette/observed';
import type { LandPosition } from '../input/land-position.schema.js';

/** What one player was reported at the end of a turn. */
export interface ReportedPosition {
  readonly player: string;
  readonly state: string;
  readonly side: string;
  readonly land: LandPosition | null;
  readonly fleet: FleetPosition | null;
}
