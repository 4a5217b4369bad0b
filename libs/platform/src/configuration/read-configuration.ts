import { VedetteError } from '../problems/vedette-error.js';
import type { ProblemItem } from '../problems/problem-details.js';
import type { Setting } from './setting.js';

/** A table of settings by the name of their environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The typed values a table of settings reads to. */
export type Configuration<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

/** The environment does not give what the process needs; every fault is listed at once. */
export class ConfigurationError extends VedetteError {
  constructor(errors: readonly ProblemItem[]) {
    super({
      code: 'configuration-invalid',
      message: errors.map((item) => item.message).join('\n'),
      errors,
    });
  }
}

const faultOf = (name: string, setting: Setting<unknown>, found: string | undefined): ProblemItem => {
  const shown = setting.visibility === 'secret' ? 'a value that is not shown' : `"${found}"`;
  return found === undefined
    ? {
        code: 'setting-missing',
        field: name,
        message: `${name} is not set: it must be ${setting.wanted} (${setting.decides})`,
      }
    : {
        code: 'setting-invalid',
        field: name,
        message: `${name} is ${shown}: it must be ${setting.wanted} (${setting.decides})`,
      };
};

/**
 * Reads every setting of the table from the environment. An empty variable counts as not set, because compose files
 * pass unset variables on as empty.
 * @throws ConfigurationError naming every missing or malformed variable.
 */
export const readConfiguration = <S extends Settings>(
  settings: S,
  env: Readonly<Record<string, string | undefined>>,
): Configuration<S> => {
  const values: Record<string, unknown> = {};
  const faults: ProblemItem[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const found = env[name]?.trim() || undefined;
    if (found === undefined) {
      if (setting.fallback === undefined) faults.push(faultOf(name, setting, undefined));
      else values[name] = setting.fallback.value;
      continue;
    }
    const reading = setting.read(found);
    if (reading.ok) values[name] = reading.value;
    else faults.push(faultOf(name, setting, found));
  }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return values as Configuration<S>;
};
