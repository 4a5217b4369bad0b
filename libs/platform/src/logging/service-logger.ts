import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { traceFields } from '../telemetry/active-trace.js';
import { prettyLine } from './pretty-line.js';

/** How the log of a process is written. */
export interface LogOptions {
  /** Name of the service, on every line. */
  readonly service: string;
  readonly level: string;
  readonly format: 'auto' | 'json' | 'pretty';
  /** Where lines go; standard output unless stated. */
  readonly destination?: DestinationStream;
}

const prettyDestination: DestinationStream = {
  write: (line) => void process.stdout.write(`${prettyLine(line.trimEnd())}\n`),
};

const destinationOf = ({ format, destination }: LogOptions): DestinationStream => {
  if (destination !== undefined) return destination;
  const pretty = format === 'pretty' || (format === 'auto' && process.stdout.isTTY === true);
  return pretty ? prettyDestination : process.stdout;
};

/** The pino logger of a process: ISO times, trace ids of the work in hand, no secrets of URLs and sessions. */
export const createLogger = (options: LogOptions): Logger =>
  pino(
    {
      level: options.level,
      base: { service: options.service, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      mixin: traceFields,
      redact: {
        paths: [
          'password',
          'token',
          'secret',
          '*.password',
          '*.token',
          '*.secret',
          'headers.authorization',
          'headers.cookie',
        ],
        censor: '[hidden]',
      },
    },
    destinationOf(options),
  );

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * Nest's logger on pino. Nest calls `log(message, ...more, context)`; our own code calls `log({ fields }, 'text')`,
 * and both become one structured line.
 */
export class ServiceLogger implements LoggerService {
  constructor(readonly pino: Logger) {}

  log = (message: unknown, ...more: unknown[]): void => this.write('info', message, more);
  error = (message: unknown, ...more: unknown[]): void => this.write('error', message, more);
  warn = (message: unknown, ...more: unknown[]): void => this.write('warn', message, more);
  debug = (message: unknown, ...more: unknown[]): void => this.write('debug', message, more);
  verbose = (message: unknown, ...more: unknown[]): void => this.write('trace', message, more);
  fatal = (message: unknown, ...more: unknown[]): void => this.write('fatal', message, more);

  private write(level: Level, message: unknown, more: readonly unknown[]): void {
    const texts = more.filter((part): part is string => typeof part === 'string');
    const isStack = (text: string): boolean => /\n\s+at /.test(text);
    const stack = texts.find(isStack);
    const plain = texts.filter((text) => !isStack(text));
    const objects = more.filter((part) => typeof part === 'object' && part !== null);
    const [context] = plain.slice(-1);
    const fields: Record<string, unknown> = Object.assign({}, ...objects.map((part) => fieldsOf(part)));
    if (context !== undefined) fields['context'] = context;
    if (stack !== undefined) fields['stack'] = stack;
    if (typeof message === 'string') return this.pino[level](fields, message);
    // `log({ fields }, 'text', context)`: the text is whatever string stands before the context.
    const text = plain.slice(0, -1)[0];
    return this.pino[level]({ ...fieldsOf(message), ...fields }, text ?? textOf(message));
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (value instanceof Error) return { err: value };
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object' || value === null) return String(value);
  const error = (value as { err?: unknown }).err;
  return error instanceof Error ? error.message : '';
};
