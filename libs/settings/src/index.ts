export { auditSettings } from './audit-settings.js';
export { conductorSettings } from './conductor-settings.js';
export { correspondenceSettings } from './correspondence-settings.js';
export { gatewaySettings } from './gateway-settings.js';
export { logStreamSettings } from './log-stream-settings.js';
export { peopleSettings } from './people-settings.js';
export {
  type SettingDocument,
  settingsDocument,
  type SettingSchema,
  settingsSchema,
  type SettingsSchema,
} from './settings-document.js';
export { settingsOf } from './settings-of.js';
export { trialSettings } from './trial-settings.js';
