export * from './contact-ground.js';
export * from './contact-search.js';
