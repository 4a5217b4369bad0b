import { describe, expect, it } from '@jest/globals';
import type { RunningBuild } from '@vedette/messaging';
import { lookAtBuilds, lookAtReleases } from './look-at-builds.js';

const one = (service: string, build: string, upMinutes: number): RunningBuild => ({
  ...{ service, build, version: build.split('+')[0]! },
  upSeconds: upMinutes * 60,
});

describe('the builds that run', () => {
  it('are one, as they should be', () => {
    const told = [one('gateway', '0.3.0+a', 500), one('people', '0.3.0+a', 1)];
    expect(lookAtBuilds(told)).toMatchObject({
      is: 'well',
      text: 'all processes that say so are of 0.3.0+a: gateway, people',
    });
  });

  it('are several while a roll-out lasts, and that is told', () => {
    const told = [
      one('gateway', '0.2.0', 9_000),
      one('logistics', '0.3.0', 7),
      one('logistics', '0.3.0', 12),
    ];
    expect(lookAtBuilds(told)).toMatchObject({
      is: 'well',
      text: expect.stringMatching(
        /^0\.2\.0 \(gateway\) and 0\.3\.0 \(2 of logistics\) run beside each other, for 12 minutes/,
      ),
    });
  });

  it('are several for long, whatever was started again since', () => {
    const told = [one('gateway', '0.2.0', 9_000), one('people', '0.3.0', 61), one('reporting', '0.3.0', 1)];
    expect(lookAtBuilds(told)).toMatchObject({
      is: 'warning',
      text: expect.stringMatching(/for 61 minutes: finish the roll-out, or roll it back$/),
    });
    // A process of the older that was started anew has not come back to it for an hour yet.
    const rolledBack = [one('gateway', '0.3.0', 9_000), one('gateway', '0.2.0', 3)];
    expect(lookAtBuilds(rolledBack)).toMatchObject({ is: 'well' });
  });

  it('are none where nobody says', () => {
    expect(lookAtBuilds([])).toMatchObject({ is: 'warning' });
  });
});

describe('the releases that run', () => {
  const told = [one('gateway', '0.2.0+b', 9), one('people', '0.3.0+a', 9), one('logistics', '0.2.0', 9)];

  it('may be any while nothing was taken away', () => {
    expect(lookAtReleases(told, null)).toMatchObject({ is: 'well' });
    expect(lookAtReleases(told, '0.2.0')).toMatchObject({ is: 'well' });
  });

  it('must not be older than the one that took away what they use', () => {
    expect(lookAtReleases(told, '0.3.0')).toMatchObject({
      is: 'fault',
      text: expect.stringMatching(/^gateway, logistics of 0\.2\.0 use a schema from which 0\.3\.0 took away/),
    });
  });
});
