export * from './command-register.js';
export * from './judge-order.js';
export * from './judge-orders.js';
export * from './judging.js';
export * from './problems.js';
export * from './receipt.js';
