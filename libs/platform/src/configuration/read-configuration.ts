import { readFileSync } from 'node:fs';
import { VedetteError } from '../problems/vedette-error.js';
import type { ProblemItem } from '../problems/problem-details.js';
import type { Setting } from './setting.js';

/** A table of settings by the name of their environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The typed values a table of settings reads to. */
export type Configuration<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

/** A setting cannot be right, whatever is tried again: whoever set it must set another. */
export class WrongSettingError extends VedetteError {}

/** The environment does not give what the process needs; every fault is listed at once. */
export class ConfigurationError extends WrongSettingError {
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
        field: `/${name}`,
        message: `${name} is not set: it must be ${setting.wanted} (${setting.decides})`,
      }
    : {
        code: 'setting-invalid',
        field: `/${name}`,
        message: `${name} is ${shown}: it must be ${setting.wanted} (${setting.decides})`,
      };
};

/**
 * The text of a setting. It may lie in a file that `<NAME>_FILE` names instead, as container platforms hand secrets in, so that
 * these stand in no environment.
 */
const textOf = (name: string, env: Readonly<Record<string, string | undefined>>): string | undefined => {
  const said = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim() || undefined;
  if (said !== undefined || file === undefined) return said;
  return readFileSync(file, 'utf8').trim() || undefined;
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
    let found: string | undefined;
    try {
      found = textOf(name, env);
    } catch (error) {
      const reason = (error as Error).message;
      faults.push({ code: 'setting-unreadable', field: `/${name}_FILE`, message: `${name}_FILE: ${reason}` });
      continue;
    }
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
