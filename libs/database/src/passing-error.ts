import { types } from 'node:util';

/** SQL states of a server that is going away, not there, or not ready yet, and of conflicts that a repeat resolves. */
const PASSING_STATES = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006', // a standby that is not promoted yet
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a limit of its configuration
  '55P03', // lock not available
  '57P01', // administrator shut the server down
  '57P02', // crash shutdown
  '57P03', // starting up
  '40001', // serialisation failure
  '40P01', // deadlock
]);

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a Unix socket whose server is gone
]);

/** Ours: the server said nothing for too long. */
const OWN_CODES = new Set(['database-unanswered']);

/** The driver gives these no code, so their sentences are all there is to go by. */
const DRIVER_SENTENCES = [
  'Connection terminated',
  'Connection ended',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
];

/** Whether an error says that the database went away for a while, so that trying again later makes sense. */
export const isPassing = (error: unknown): boolean => {
  if (!types.isNativeError(error)) {
    return false;
  }
  // Trying several addresses of a host fails with the errors of all of them.
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.some(isPassing)) {
    return true;
  }
  if (typeof code === 'string') {
    return PASSING_STATES.has(code) || SOCKET_CODES.has(code) || OWN_CODES.has(code);
  }
  return DRIVER_SENTENCES.some((sentence) => error.message.startsWith(sentence));
};
