export * from './decide-phase.js';
export * from './open-turn.js';
export { openingReports } from './opening-reports.js';
export * from './phase-not-ready.error.js';
export * from './play-turn.js';
export * from './standing/standing.js';
export * from './standing/standing-figures.js';
export * from './turn-branches.js';
