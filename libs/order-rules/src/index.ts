export { CommandRegister, type Capacity } from './authority/command-register.js';
export { judgeOrder } from './judge-order.js';
export { judgeOrders, type Judgements } from './judge-orders.js';
export type { Judging } from './judging.js';
export { Problems } from './problems.js';
export type { OrderProblem, Receipt } from './receipt.js';
export { submissionOrder } from './submission-order.js';
export { landWords } from './words/land-words.js';
export { navalWords } from './words/naval-words.js';
