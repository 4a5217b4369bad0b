import { describe, expect, it } from '@jest/globals';
import { serviceNameOf } from './service-name.js';

describe('the name of a service in its telemetry', () => {
  it.each([
    [{ VEDETTE_SERVICE: 'night-worker' }, '/srv/apps/logistics/dist/main.js', 'night-worker'],
    [{}, '/srv/apps/logistics/dist/main.js', 'logistics'],
    [{ VEDETTE_SERVICE: '' }, 'C:\\srv\\apps\\gateway\\dist\\main.js', 'gateway'],
    [{}, '/usr/bin/something.js', 'vedette'],
    [{}, undefined, 'vedette'],
  ])('given %j and %s is %s', (env, program, name) => expect(serviceNameOf(env, program)).toBe(name));
});
