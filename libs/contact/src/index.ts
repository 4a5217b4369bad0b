export * from './assess-lines.js';
export * from './barriers.js';
export * from './contact-ground.js';
export * from './contact-search.js';
export * from './derive-situation.js';
export * from './first-obstacle.js';
export * from './siege.js';
export * from './source-validity.js';
