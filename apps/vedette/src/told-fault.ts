import { fileFault } from './file-fault.js';

/** What is told of a fault, and with which exit code the command ends. */
interface ToldFault {
  readonly text: string;
  readonly exitCode: number;
}

/** Exit codes: refused or not to be done; a file or folder that cannot be used; settings that are wrong, as a service ends with them. */
const REFUSED = 1;
const UNUSABLE = 2;
const WRONG_SETTINGS = 78;
const OF_SETTINGS: ReadonlySet<string> = new Set(['configuration-invalid']);
/** Codes that Node gives to what a program does wrong. */
const OF_THE_PROGRAM = /^ERR_/;
/** What the language itself throws; our own refusals have names of their own. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set([
  ...[
    'Error',
    'AggregateError',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
  ],
]);

/**
 * What whoever gave a command can mend, in words: files, settings, a database that is away, whatever of ours refuses by a name or code of its own.
 * Null for a fault of the program, which keeps its stack.
 */
export function toldFault(error: unknown): ToldFault | null {
  const ofFile = fileFault(error);
  if (ofFile !== null) return { text: ofFile, exitCode: UNUSABLE };
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  const isCoded = typeof code === 'string' && !OF_THE_PROGRAM.test(code);
  if (!isCoded && OF_THE_LANGUAGE.has(error.constructor.name)) return null;
  // Several ways to one server that all failed have no words of their own.
  const text = error.message || `The connection failed (${String(code)}).`;
  return { text, exitCode: OF_SETTINGS.has(String(code)) ? WRONG_SETTINGS : REFUSED };
}
