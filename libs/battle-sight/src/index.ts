export * from './contact-view.js';
export * from './fresh-contacts.js';
export {
  asTold,
  couriersWithoutEffects,
  courierTurns,
  heardObserversOf,
  toldContactsOf,
  withEffect,
} from './couriers.js';
export { groundKnown } from './ground-seen.js';
export * from './kept-contact.js';
export * from './look.js';
export * from './look-around.js';
export * from './before-first-turn.js';
export * from './observers.js';
export * from './sight-level.js';
export * from './seen.js';
export * from './sight-limit.js';
export * from './battle-view.js';
export * from './battle-view.schema.js';
export * from './observe-battle.js';
