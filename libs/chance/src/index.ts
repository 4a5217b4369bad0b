export * from './dice.js';
export * from './draw.js';
export * from './draw-repeated.error.js';
export * from './fixed-rolls.js';
