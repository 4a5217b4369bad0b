import { join } from 'node:path';
import type { Part } from './part-played.js';
import { NO_KEYS } from './root-key-file.js';
import type { ServicePlan } from './service-plan.js';

/** Where officers play, and whom they leave out. */
export interface OfficersSetting {
  readonly root: string;
  readonly gatewayUrl: string;
  readonly scenario: string;
  readonly dataFolder: string;
  readonly part: Part;
}

const HEAP_MB = 160;
/** What opens the house from within: officers come to the gateway's door like anybody else. */
const NO_WAY_IN = {
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  NATS_URL: '',
  NATS_URL_FILE: '',
  NATS_CREDS_FILE: '',
  ...NO_KEYS,
} as const;

/** The process in which staff officers look after every seat but the part that a person plays. */
export function planOfficers({ root, gatewayUrl, scenario, dataFolder, part }: OfficersSetting): ServicePlan {
  return {
    name: 'officers',
    main: join(root, 'apps', 'vedette', 'dist', 'main.js'),
    nodeArguments: [`--max-old-space-size=${HEAP_MB}`],
    arguments: [
      ...['officers', '--server', gatewayUrl, '--data', dataFolder, '--scenario', scenario],
      ...(part.player === null ? [] : ['--leave', part.player]),
    ],
    mayEnd: true,
    environment: NO_WAY_IN,
    logFile: join(dataFolder, 'logs', 'officers.log'),
  };
}
