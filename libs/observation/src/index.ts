export * from './audience/audience.js';
export * from './audience/movement-audience.js';
export * from './observe.js';
export * from './sight/bearings.js';
export * from './sight/tactical-sight.js';
