import { describe, expect, it } from '@jest/globals';
import type { RunningBuild } from '@vedette/messaging';
import { CORRESPONDENCE_KEYS, fingerprintsOf, HOUSE_KEYS, readRootKey } from '@vedette/vault';
import { lookAtHeldKeys } from '../doctor/look-at-held-keys.js';
import { KeyNotHeldError } from './key-not-held.error.js';
import { mustBeHeld, type Processes } from './must-be-held.js';

const BEFORE = { VEDETTE_KEY: 'the pass phrase before' };
const NOW = { VEDETTE_KEY: 'the pass phrase of now' };
const changing = readRootKey({ ...NOW, VEDETTE_KEY_OLD: BEFORE.VEDETTE_KEY })!;
const [now, before] = fingerprintsOf(changing) as [string, string];

const one = (service: string, held?: readonly string[]): RunningBuild => ({
  ...{ service, version: '0.3.0', build: '0.3.0', upSeconds: 60 },
  ...(held ? { keys: { VEDETTE_KEY: held } } : {}),
});
/** It opens no key, and says so. */
const gateway: RunningBuild = { ...one('gateway'), keys: {} };
const processes = (
  told: readonly RunningBuild[],
  seen: Readonly<Record<string, number>> = {},
): Processes => ({
  ...{ told, unasked: null },
  seen: new Map(Object.entries(seen)),
});
const refusal = (given: Processes, place = HOUSE_KEYS): string | null => {
  try {
    mustBeHeld(given, place, changing);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(KeyNotHeldError);
    return (error as KeyNotHeldError).message;
  }
};

describe('what is sealed anew', () => {
  it('is nobody’s loss where all that open keys seal with the new one, whatever else they hold, or nobody is there', () => {
    const all = [gateway, one('people', [now, before]), one('logistics', [now])];
    expect(refusal(processes(all, { people: 1, logistics: 1, gateway: 3 }))).toBeNull();
    expect(refusal({ told: [], unasked: 'no broker is named', seen: new Map() })).toBeNull();
  });

  it('waits for whoever lacks the new one, or seals with another', () => {
    expect(
      refusal(processes([one('people', [now]), one('logistics', [before]), one('logistics', [])])),
    ).toMatch(
      /^Nothing was sealed anew: 2 of logistics cannot open what this VEDETTE_KEY seals\. Start each .*VEDETTE_KEY_OLD/,
    );
    expect(refusal(processes([one('people', [before, now])]))).toMatch(
      /people still seal with another, and open it besides/,
    );
  });

  it('waits for whoever does not say what he holds: of an earlier release, or silent', () => {
    expect(refusal(processes([one('people'), gateway]))).toMatch(/people are of a release that does not say/);
    const seen = { people: 1, logistics: 2, gateway: 1, correspondence: 1 };
    expect(refusal(processes([one('people', [now]), one('logistics', [now])], seen))).toMatch(
      /: logistics work on this database and did not answer\./,
    );
    expect(refusal({ told: [], unasked: 'no broker is named', seen: new Map([['people', 1]]) })).toMatch(
      /people work on this database and could not be asked, since no broker is named/,
    );
  });

  it('asks of correspondence alone where its keys are changed', () => {
    const letters = { ...one('correspondence'), keys: { CORRESPONDENCE_KEY: [now] } };
    expect(refusal(processes([one('people', [before]), letters]), CORRESPONDENCE_KEYS)).toBeNull();
    expect(refusal(processes([letters], { people: 1 }), CORRESPONDENCE_KEYS)).toBeNull();
    expect(refusal(processes([], { correspondence: 1 }), CORRESPONDENCE_KEYS)).toMatch(
      /correspondence work on/,
    );
  });
});

describe('the keys of what runs, as doctor finds them', () => {
  const found = (told: readonly RunningBuild[], env: Readonly<Record<string, string>> = NOW) => {
    const finding = lookAtHeldKeys(told, HOUSE_KEYS, readRootKey(env));
    return finding && `${finding.is}: ${finding.text}`;
  };

  it('are all the one that is given', () => {
    expect(found([gateway, one('people', [now]), one('logistics', [now])])).toBe(
      'well: all that need it have it and no other: logistics, people',
    );
    expect(found([one('people', [now]), one('reporting')])).toMatch(/; reporting do not say$/);
    expect(found([gateway, one('people')])).toBeNull();
  });

  it('are told while they are changed: who has not the new one yet, and who still has the old', () => {
    expect(found([one('people', [now, before]), one('logistics', [before])])).toMatch(
      /^warning: logistics do not seal with the VEDETTE_KEY that is given here, people do: start them with it/,
    );
    expect(found([one('people', [now, before]), one('logistics', [now])])).toMatch(
      /^warning: all seal with it, and people have VEDETTE_KEY_OLD/,
    );
    expect(found([one('people', [before])])).toMatch(/^fault: no process that runs has the VEDETTE_KEY/);
  });

  it('are compared with one another where none is given', () => {
    expect(found([one('people', [now]), one('logistics', [now])], {})).toBe(
      `well: logistics, people hold ${now}`,
    );
    expect(found([one('people', [])], {})).toBe('well: people hold none');
    expect(found([one('people', [now, before]), one('logistics', [before])], {})).toBe(
      `warning: it is being changed, or not the same everywhere: people hold ${now} and ${before}, logistics hold ${before} (the first of two seals)`,
    );
    expect(found([one('people', [now, before])], {})).toMatch(
      /^warning: people hold .*take VEDETTE_KEY_OLD away/,
    );
  });
});
