import type { Messages } from './message.js';

/** naval */
export const NAVAL_MESSAGES: Messages = {};
