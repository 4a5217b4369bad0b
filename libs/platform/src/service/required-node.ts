import { ConfigurationError } from '../configuration/read-configuration.js';

/** The least major version of Node a service runs under; older ones get no security fixes any more. */
export const LEAST_NODE_MAJOR = 24;

/**
 * Refuses an older Node before anything is opened.
 * @param version of the running Node, like `24.21.0`
 * @throws ConfigurationError with what was found and what to do
 */
export const mustRunUnder = (version: string): void => {
  if (Number(version.split('.')[0]) >= LEAST_NODE_MAJOR) return;
  throw new ConfigurationError([
    {
      code: 'node-too-old',
      field: '/node',
      message:
        `Node is ${version}: it must be ${LEAST_NODE_MAJOR} or later. \`npm start\` and \`./vedette\` take the one ` +
        'that npm installed with the other packages',
    },
  ]);
};
