import { readConfiguration, type Configuration } from '@vedette/platform';
import { peopleSettings } from '@vedette/settings';

export type PeopleSettings = Configuration<typeof peopleSettings>;
export const PEOPLE_SETTINGS = Symbol('the settings of people');

export const readPeopleSettings = (env: Readonly<Record<string, string | undefined>>): PeopleSettings =>
  readConfiguration(peopleSettings, env);
