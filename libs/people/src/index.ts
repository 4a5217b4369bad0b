export * from './access-token-reader.js';
export * from './access-tokens.js';
export * from './client.js';
export * from './passwords.js';
export * from './session.errors.js';
export * from './signed-codes.js';
