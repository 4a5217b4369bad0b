import type { ServiceName } from '@vedette/contracts';
import { serviceSettings, type Settings } from '@vedette/platform';
import { correspondenceKeySettings, vaultSettings } from '@vedette/vault';
import { auditSettings } from './audit-settings.js';
import { conductorSettings } from './conductor-settings.js';
import { correspondenceSettings } from './correspondence-settings.js';
import { gatewaySettings } from './gateway-settings.js';
import { logStreamSettings } from './log-stream-settings.js';
import { peopleSettings } from './people-settings.js';
import { trialSettings } from './trial-settings.js';

const WORKER: Settings = { ...vaultSettings, ...auditSettings, ...trialSettings };

/** What each service reads beside the settings of every service; who is open to the internet has no key. */
const OWN_SETTINGS: Readonly<Record<ServiceName, Settings>> = {
  gateway: gatewaySettings,
  people: { ...vaultSettings, ...peopleSettings },
  'order-intake': vaultSettings,
  'turn-conductor': { ...vaultSettings, ...conductorSettings, ...logStreamSettings },
  'land-resolution': WORKER,
  'naval-resolution': WORKER,
  logistics: WORKER,
  'battle-table': WORKER,
  reporting: vaultSettings,
  correspondence: { ...correspondenceKeySettings, ...correspondenceSettings },
};

/** Everything a service reads from its environment, those of every service first. */
export const settingsOf = (service: ServiceName): Settings => ({
  ...serviceSettings,
  ...OWN_SETTINGS[service],
});
