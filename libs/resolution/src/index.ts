export type { Auditor } from './auditor.js';
export type { DecidedPhase, LayDesk, PhaseDesk } from './phase-desk.js';
export type { GameSources } from './game-sources.js';
export { PhaseResolver } from './phase-resolver.js';
export { PhaseNotReadyError } from '@vedette/referee';
export * from './resolution.errors.js';
export {
  dueConsumer,
  type GameResolved,
  type ResolutionOptions,
  startResolutionService,
} from './resolution-service.js';
export { type PlayTrial, playInProcess } from './trial/play-in-process.js';
export { TrialDesk } from './trial/trial-desk.js';
export { type TrialEnd, TrialRunner } from './trial/trial-runner.js';
export { type TrialInput, type TrialOutcome, tryTurn } from './trial/try-turn.js';
export { campaignDesks, type DeskSources, TurnDesk } from './turn-desk.js';
export { PhaseMissingError, TurnAudit } from './turn-audit.js';
