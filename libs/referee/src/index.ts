export * from './decide-phase.js';
export * from './open-turn.js';
export * from './phase-not-ready.error.js';
export * from './play-turn.js';
export * from './turn-branches.js';
