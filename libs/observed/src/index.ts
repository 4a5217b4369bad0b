export * from './contact.schema.js';
export * from './desk.js';
export * from './own-forces.schema.js';
