import type { LAND_RULEBOOKS, MapTerms, NAVAL_RULEBOOKS, ShipType, UnitType } from '@vedette/campaign';
import type { CombatFigures } from './figures/combat-figures.js';
import type { CourierFigures } from './figures/courier-figures.js';
import type { DetectionFigures } from './figures/detection-figures.js';
import type { MovementFigures } from './figures/movement-figures.js';
import type { OfficerFigures } from './figures/officer-figures.js';
import type { RailFigures } from './figures/rail-figures.js';
import type { SeasonFigures } from './figures/season-figures.js';
import type { SupplyFigures } from './figures/supply-figures.js';
import type { LandRule } from './rule/land-rule.js';
import type { NumberedBook } from './rule/rule-numbers.js';
import type { TurnSequences } from './turn/turn-sequence.js';

export type LandRulebookId = (typeof LAND_RULEBOOKS)[number];

/**
 * A land rule book: its figures as tables, its turn as a graph, and the few procedures in which books really differ.
 * Rules read it and never ask which book they are in.
 */
export interface LandRulebook extends NumberedBook<LandRule> {
  readonly id: LandRulebookId;
  readonly title: string;
  /** Campaign turns of a campaign (5.1). */
  readonly campaignTurns: number;
  readonly turns: TurnSequences;
  /** Naval books it may be played with. */
  readonly fleets: readonly (typeof NAVAL_RULEBOOKS)[number][];
  readonly unitTypes: ReadonlyMap<string, UnitType>;
  /** Ships a position may have where no naval book is in force: they lie where they are. */
  readonly shipTypes: ReadonlyMap<string, ShipType>;
  /** How its maps are named, and what its positions keep of them. */
  readonly map: MapTerms;
  readonly movement: MovementFigures;
  readonly detection: DetectionFigures;
  readonly combat: CombatFigures;
  readonly supply: SupplyFigures;
  readonly season: SeasonFigures;
  readonly couriers: CourierFigures;
  /** Ranks and posts; null where any officer may hold any (ROTD 3.5). */
  readonly officers: OfficerFigures | null;
  /** Null where there are no railways. */
  readonly rail: RailFigures | null;
}
