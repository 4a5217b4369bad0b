export { COLOURS } from './colours.js';
export { coordinate } from './coordinate.js';
export { STRATEGIC_ART, TACTICAL_ART } from './ground/ground-art.js';
export {
  defenceTile,
  RATINGS,
  STRATEGIC_CELL,
  strategicTile,
  strategicTiles,
  TACTICAL_CELL,
  tacticalTile,
  tacticalTiles,
  type Tile,
  UNSEEN_TILE,
} from './ground/ground-tiles.js';
export {
  type Ground,
  STRATEGIC_GROUND,
  strategicGround,
  TACTICAL_GROUND,
  tacticalGround,
} from './ground/terrain-legend.js';
export { type ChartedSea, layChart, type SeaPlace } from './layout/chart-layout.js';
export { type Area, areaOf, bestPlace, type NamePlace } from './layout/place-names.js';
export { strokesOf, type StrokedLabel } from './lettering/stroked-label.js';
export { filledCells, partingSides } from './lines/cell-paths.js';
export { type RailCell, railLines, trackLeads } from './lines/rail-lines.js';
export { type CellTest, type RiverBanks, riverLines } from './lines/river-lines.js';
export { drawCity, drawWorks } from './signs/city-sign.js';
export { drawDepot } from './signs/depot-sign.js';
export { drawMark, type Mark, MARK_WIDTH, type MarkColour, type MarkKind } from './signs/mark.js';
export { drawShipSign, type ShipSign } from './signs/ship-sign.js';
export { type DrawnWind, drawWind } from './signs/wind-arrow.js';
export * from './step.js';
export { type Style, type StyleName, STYLES } from './styles.js';
