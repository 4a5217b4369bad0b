import { readConfiguration, type Configuration } from '@vedette/platform';
import { gatewaySettings } from '@vedette/settings';

export type GatewaySettings = Configuration<typeof gatewaySettings>;
export const GATEWAY_SETTINGS = Symbol('the settings of the gateway');

export const readGatewaySettings = (env: Readonly<Record<string, string | undefined>>): GatewaySettings =>
  readConfiguration(gatewaySettings, env);
