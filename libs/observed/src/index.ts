export * from './contact.schema.js';
export * from './desk.js';
export * from './fleet-position.schema.js';
export * from './own-forces.schema.js';
export * from './ship-sightings.schema.js';
export * from './wind.schema.js';
