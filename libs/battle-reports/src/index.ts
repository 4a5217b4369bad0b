export * from './battle-reports.js';
export * from './map/battle-map.js';
export { type GroundLines } from './map/ground-layer.js';
export * from './turn/battle-report.js';
