import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { ANNOUNCED } from '@vedette/turn-clock';
import type { Say } from '../map/square-words.js';
import type { Announcement } from '../seat/campaign.js';
import { announcementWords } from './announcement-words.js';

/** The words of a language; a name that it lacks is said as it is, as at the desk. */
function sayIn(language: 'en' | 'de'): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), 'utf8');
  bundle.addResource(new FluentResource(text));
  return (name, values) => {
    const value = bundle.getMessage(name)?.value;
    return value ? bundle.formatPattern(value, values ?? null, []) : name;
  };
}
const [english, german] = [sayIn('en'), sayIn('de')];

const announced = (kind: Announcement['kind'], more: Partial<Announcement> = {}): Announcement => ({
  ...{ at: '2026-10-20T18:00:00.000Z', turn: 7, kind, reason: null, deadline: null },
  ...more,
});

describe('what was announced', () => {
  it.each(ANNOUNCED)('has words in both languages when it is of the kind %s', (kind) => {
    const said = [english, german].map((say) => announcementWords(announced(kind), say));
    expect(said[0]).toMatch(/^[A-Z][a-z]+( [a-z0-9]+)+\.$/);
    expect(said[1]).toMatch(/^[A-Z][a-zä]+( [A-Za-zäöüß0-9,]+)+\.$/);
    expect(said[0]).not.toBe(said[1]);
  });

  it('is told with its reason, as it was written, and with the deadline it left', () => {
    const deadline = { at: '2026-10-25T19:00:00.000Z', local: 'Sunday, 20:00', zone: 'Europe/Berlin' };
    const one = announced('extended', { reason: 'Harvest', deadline });
    expect(announcementWords(one, english)).toBe(
      'The deadline of turn 7 was put off: Harvest. Orders are due by Sunday, 20:00.',
    );
    expect(announcementWords({ ...one, reason: '' }, german)).toBe(
      'Die Frist von Runde 7 wurde verlängert. Befehle sind fällig bis Sunday, 20:00.',
    );
  });
});
