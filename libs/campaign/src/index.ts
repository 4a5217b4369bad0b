export {
  type Fault,
  faultLine,
  faultsOf,
  fits,
  type JsonPointer,
  MalformedDocumentError,
  nearest,
  perhaps,
  placeOf,
  slipsBetween,
  withArticle,
} from '@vedette/documents';
export * from './document/city.schema.js';
export * from './document/inline-theatre.schema.js';
export * from './document/names.schema.js';
export * from './document/naval.schema.js';
export * from './document/order-template.schema.js';
export * from './document/orders.schema.js';
export * from './document/position-listing.js';
export * from './document/position.schema.js';
export * from './document/unit.schema.js';
export * from './document/works.schema.js';
// Documents that events record and players hold: whoever draws them up has them of the campaign.
export {
  DistantSailReport,
  FleetPosition,
  GarrisonSighting,
  LandSighting,
  PortReport,
  PortSighting,
  ReportedShipPlace,
  SailNewsReport,
  SeaReport,
  ShipContactReport,
  ShipMark,
  ShipSighting,
  ShipStatusReport,
} from '@vedette/observed';
export * from './document/validate.js';
export * from './edit/decide-edit.js';
export * from './state/piece-document.js';
export {
  AnnouncementMade,
  FieldChange,
  type Occasion,
  OCCASIONS,
  PieceEdited,
} from './event/administration-events.js';
export * from './event/combat-events.js';
export * from './event/condition-events.js';
export * from './event/define-event.js';
export * from './event/evolve.js';
export * from './event/game-event.js';
export * from './event/movement-events.js';
export * from './event/naval-events.js';
export * from './event/observation-events.js';
export * from './event/crossing-events.js';
export * from './event/railway-events.js';
export * from './event/registry.js';
export * from './event/supply-events.js';
export * from './event/turn-events.js';
export * from './identity.js';
export * from './order/effective-orders.js';
export * from './order/naval-defaults.js';
export * from './phase/phase-name.js';
export * from './state/guns.js';
export * from './pieces/map-terms.js';
export * from './state/most-men.js';
export * from './pieces/piece-types.js';
export * from './pieces/ship-type.js';
export * from './pieces/throws-up-works.js';
export * from './pieces/unit-type.js';
export * from './state/uses-ammunition.js';
export * from './state/campaign-state.js';
export { settleLines, settleSieges, settleWinds, type UnitLines } from './state/complete-position.js';
export * from './state/copy-state.js';
export * from './state/ground-for.js';
export { isInvolved } from './state/involved-nations.js';
export { nearestCities, ownerOf } from './state/square-owner.js';
export { isDepotIdFree } from './state/freed-depots.js';
export { holdersThisTurn } from './state/held-this-turn.js';
export * from './state/missing-piece.error.js';
export {
  type City,
  type Destroyed,
  freshPlaceTurn,
  type PlaceTurn,
  type Port,
  type SeaWeather,
  type Ship,
} from './state/places.js';
export { type CampaignParts, MutableCampaignState } from './state/mutable-campaign-state.js';
export { nextSeason, seasonEnds, seasonOfTurn } from './state/season.js';
export type { Manpower, SeasonPlan } from './state/season-plan.js';
export * from './state/read-position.js';
export { readUnit } from './state/read-unit.js';
export * from './state/square-index.js';
export * from './state/tactical-name.js';
export { type Casualties, copyUnit, freshUnitTurn, type Unit } from './state/unit.js';
export type { UnitTurn } from './state/unit-turn.js';
export * from './state/start-holder.js';
export * from './state/whole-morale.js';
export {
  bridgeKey,
  type Depot,
  type Fieldwork,
  type RailBridge,
  type Track,
  type Treasury,
} from './state/works.js';
export * from './state/write-position.js';
