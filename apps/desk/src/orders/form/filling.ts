import type { AnyOrder } from '../../seat/composing.js';
import type { OrderProblem } from '../../seat/campaign.js';
import type { Path } from './part-of.js';

/** An order while its form is filled, and all that its fields want to know. */
export interface Filling {
  /** Begins the names of fields on the page, so that two forms do not mix them up. */
  readonly scope: string;
  readonly order: AnyOrder;
  readonly problems: readonly OrderProblem[];
  /** What is offered for a field. */
  readonly offered: (pointer: string) => readonly string[];
  readonly change: (path: Path, value: unknown) => void;
  /** The square the cursor of the map is in, where there is a map. */
  readonly pointed: string | null;
  readonly isLocked: boolean;
}

/** The name of a field on the page. */
export const idOf = ({ scope }: Filling, path: Path): string => `${scope}-${path.join('-')}`;
