import { SERVICE_NAMES } from '@vedette/contracts';
import { settingsOf } from '@vedette/settings';

/** A setting as it stands where the command was called: secrets are told only to be there. */
export type ToldSetting =
  | { readonly name: string; readonly is: 'not set' | 'in a file' | 'given' }
  | { readonly name: string; readonly is: 'set'; readonly value: string };

/** What of the settings of all services is set in these surroundings. */
export function toldSettings(env: Readonly<Record<string, string | undefined>>): ToldSetting[] {
  const all = Object.assign({}, ...SERVICE_NAMES.map((service) => settingsOf(service)));
  return Object.entries(all as ReturnType<typeof settingsOf>).map(([name, { visibility }]) => {
    const value = env[name];
    if (env[`${name}_FILE`]) return { name, is: 'in a file' };
    if (!value) return { name, is: 'not set' };
    return visibility === 'secret' ? { name, is: 'given' } : { name, is: 'set', value };
  });
}
