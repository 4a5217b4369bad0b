export { resolveCombat } from './phase-combat.js';
