import { readConfiguration, type Configuration } from '@vedette/platform';
import { conductorSettings } from '@vedette/settings';

export type ConductorSettings = Configuration<typeof conductorSettings>;
export const CONDUCTOR_SETTINGS = Symbol('the settings of the conductor');

export const readConductorSettings = (env: Readonly<Record<string, string | undefined>>): ConductorSettings =>
  readConfiguration(conductorSettings, env);
