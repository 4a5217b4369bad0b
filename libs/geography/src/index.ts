export * from './direction.js';
export * from './strategic-grid.js';
export * from './tactical-map.js';
export * from './terrain.js';
export * from './theatre.js';
