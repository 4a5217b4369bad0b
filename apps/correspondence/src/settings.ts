import { readConfiguration, type Configuration } from '@vedette/platform';
import { correspondenceSettings } from '@vedette/settings';

export type CorrespondenceSettings = Configuration<typeof correspondenceSettings>;
export const CORRESPONDENCE_SETTINGS = Symbol('the settings of correspondence');

export const readCorrespondenceSettings = (
  env: Readonly<Record<string, string | undefined>>,
): CorrespondenceSettings => readConfiguration(correspondenceSettings, env);
