export * from './briefs.js';
export * from './officers/contest.js';
export * from './officers/desk.js';
export * from './officers/random-orders.js';
export * from './officers/staff-officer.js';
export * from './scenario.js';
