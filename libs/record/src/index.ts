export type { Audience } from './audience.js';
export {
  type DataOf,
  type EventDeclaration,
  type EventDefinition,
  type EventOf,
  eventsOver,
} from './define-event.js';
export { type Degree, DEGREES, type PartialDegree } from './degree.js';
export { DrawDocument } from './draw.schema.js';
export { type DefinitionOver, type EventsOfGame, eventsOfGame } from './events-of-game.js';
export { type Figure, ours, stated } from './figure.js';
export { evolve, fold } from './fold.js';
export { eventDocument, type GameEvent } from './game-event.js';
export { observe, type ObservedEvent } from './observe.js';
export { oneOf } from './one-of.js';
export { type Happening, PhaseContext } from './phase-context.js';
export { type EventSet, eventSet } from './registry.js';
export type { SeenKeys } from './seen-keys.js';
export { UnknownEventError } from './unknown-event.error.js';
export type { View } from './view.js';
