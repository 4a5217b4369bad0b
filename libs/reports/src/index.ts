export * from './input/minister-observation.js';
export * from './input/naval-observation.js';
export * from './input/observed-turn.js';
export * from './input/standing.js';
export * from './input/strategic-observation.js';
export * from './input/tactical-observation.js';
export * from './input/unit-observation.js';
