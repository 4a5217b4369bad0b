import { describe, expect, it } from '@jest/globals';
import { renderReports } from './render-reports.js';
import { observed } from './specimen/specimen-events.js';
import { specimenLand, unitStatus } from './specimen/specimen-land.js';
import { specimenTurn } from './specimen/specimen-turn.js';

/** A busy turn of a player with 60 units: 2,000 events of the commonest types. */
function busyTurn() {
  const ids = Array.from({ length: 60 }, (_, index) => `US${index + 1}IN`);
  const events = Array.from({ length: 2000 }, (_, index) => {
    const unit = ids[index % 60]!;
    const share = (index % 17) / 100;
    return index % 2 === 0
      ? observed({
          phase: index < 1000 ? 'tactical-1' : 'tactical-3',
          type: 'UnitLostMen',
          units: [unit],
          data: {
            unit,
            segment: 'firing',
            lost: index,
            kinds: { killed: 1, wounded: 2 },
            strength: 900 - (index % 500),
            share,
          },
        })
      : observed({
          phase: 'supply',
          type: 'SupplyConsumed',
          units: [unit],
          data: {
            unit,
            fed: 'source',
            source: `US${index % 5}CQ`,
            supplies: index % 2,
            ammunition: 5,
            because: '',
          },
          dice: [{ label: `10.7 ${unit} ${index}`, chance: 0.5, roll: 0.25 }],
        });
  });
  const land = { ...specimenLand(), units: ids.map((id) => unitStatus(id)) };
  return specimenTurn({ events, position: { land, fleet: null } });
}

describe('both reports of a turn', () => {
  it('name the builds that decided it in every form, and say nothing where none was noted', () => {
    const { heading, ...rest } = specimenTurn();
    const decidedBy = ['0.1.9', '0.2.0+770c60c1d2e3'];
    const named = renderReports({ ...rest, heading: { ...heading, decidedBy } });
    for (const { document, text, html } of [named.turn, named.position]) {
      expect(document.heading.decidedBy).toEqual(decidedBy);
      expect(text).toContain('\nDecided by: Vedette 0.1.9, 0.2.0+770c60c1d2e3\n');
      expect(html).toContain('<dt>Decided by</dt><dd>Vedette 0.1.9, 0.2.0+770c60c1d2e3</dd>');
    }
    const unnamed = renderReports({ ...rest, heading });
    for (const { text, html } of [unnamed.turn, unnamed.position])
      expect(text + html).not.toContain('Decided by');
  });

  it('come in every form, each leading to the other', () => {
    const { turn, position } = renderReports(specimenTurn(), { turn: 't3.html', position: 'p3.html' });
    expect([turn.document.format, position.document.format]).toEqual([
      'vedette/turn-report@1',
      'vedette/position-report@1',
    ]);
    expect(turn.html).toContain('href="p3.html"');
    expect(position.html).toContain('href="t3.html"');
    expect([turn.text.split('\n')[0], position.text.split('\n')[0]]).toEqual([
      'Turn report, turn 3',
      'Position report, start of turn 4',
    ]);
  });

  it('are the same bytes for the same turn, and do not change it', () => {
    const given = specimenTurn();
    const before = JSON.stringify(given);
    const once = JSON.stringify(renderReports(given));
    expect(JSON.stringify(renderReports(structuredClone(given)))).toBe(once);
    expect(JSON.stringify(given)).toBe(before);
  });

  it('differ only where the observations differ', () => {
    const more = specimenTurn();
    const told = renderReports({
      ...more,
      events: [
        ...more.events,
        observed({ type: 'CityTaken', data: { city: 'Puebla', from: 'MX', to: 'US', by: 'US1IN' } }),
      ],
    });
    expect(told.position).toEqual(renderReports(more).position);
    expect(told.turn.text).toContain('Puebla fell to the United States from Mexico by the hand of US1IN.');
  });

  it('stay readable and small for a busy player', () => {
    const { turn, position } = renderReports(busyTurn());
    expect(turn.document.events).toHaveLength(2000);
    expect(turn.html.length).toBeLessThan(300_000);
    expect(position.html.length).toBeLessThan(300_000);
  });

  it('take a tenth of a second of work at most for sixty units and two thousand events, with room for a slow machine', () => {
    const busy = busyTurn();
    renderReports(busy);
    const start = process.cpuUsage();
    for (let round = 0; round < 5; round++) renderReports(busy);
    const { user } = process.cpuUsage(start);
    expect(user / 5 / 1000).toBeLessThan(400);
  });
});
