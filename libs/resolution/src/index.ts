export { auditSettings } from './audit-settings.js';
export { PhaseResolver } from './phase-resolver.js';
export * from './resolution.errors.js';
export { dueConsumer, type ResolutionOptions, startResolutionService } from './resolution-service.js';
export { type DeskSources, TurnDesk } from './turn-desk.js';
export { PhaseMissingError, TurnAudit } from './turn-audit.js';
