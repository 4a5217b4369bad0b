export * from './contact-view.js';
export * from './look.js';
export * from './look-around.js';
export * from './observers.js';
export * from './sight-level.js';
export * from './sight-limit.js';
export * from './battle-view.js';
export * from './observe-battle.js';
