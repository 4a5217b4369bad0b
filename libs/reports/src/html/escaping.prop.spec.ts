import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LandPosition } from '../input/land-position.schema.js';
import { FleetPosition } from '@vedette/observed';
import type { ObservedTurn } from '../input/observed-turn.js';
import { mapFiles } from '../map-files.js';
import { renderReports } from '../render-reports.js';
import { arbitraryOf, HOSTILE_TEXT } from '../specimen/arbitrary-of.js';
import { unheardOf } from '../specimen/specimen-events.js';
import { SPECIMEN_HEADING } from '../specimen/specimen-heading.js';
import { columnsOf, WIDTH } from '../text/page.js';
import { documentOf, windowOf, type PageNode } from '../specimen/dom.js';

const window = windowOf('');
const SQUARE = fc.constantFrom('G5-V6', 'G6-V6', 'G7-V6', 'K0-Y4');
const TEXT = fc.oneof({ weight: 3, arbitrary: HOSTILE_TEXT }, { weight: 1, arbitrary: SQUARE });

const EVENT = fc
  .record({
    type: fc.constantFrom('UnitMarched', 'BattleOpened', 'OrderRefused', 'ShipSailed', 'Unheard'),
    phase: fc.constantFrom('orders' as const, 'tactical-1' as const, 'weather' as const),
    data: fc.dictionary(
      fc.constantFrom('unit', 'from', 'to', 'reason', 'units', 'errors'),
      fc.oneof(TEXT, fc.array(TEXT, { maxLength: 3 })),
    ),
    rule: TEXT,
    square: TEXT,
    label: TEXT,
  })
  .map(({ label, ...event }) => unheardOf({ ...event, dice: [{ label, chance: 0.5, roll: 0.25 }] }));

const HOSTILE_TURN: fc.Arbitrary<ObservedTurn> = fc.record({
  heading: fc
    .record({ name: TEXT, campaign: TEXT, title: TEXT, state: TEXT })
    .map(({ name, campaign, title, state }) => ({
      ...SPECIMEN_HEADING,
      campaign,
      player: { id: name, name },
      rulebook: { id: title, title },
      states: { US: state },
      types: { [state]: title },
    })),
  events: fc.array(EVENT, { maxLength: 6 }),
  position: fc.record({
    land: arbitraryOf(LandPosition, TEXT) as fc.Arbitrary<LandPosition>,
    fleet: arbitraryOf(FleetPosition, TEXT) as fc.Arbitrary<FleetPosition>,
  }),
});

const OWN_ADDRESS = /^(#[A-Za-z0-9._-]+|turn\.html|position\.html)$/;
const HARMLESS = new Set(
  'html head meta title style body a header h1 h2 h3 h4 dl div dt dd nav ul ol li main section p details summary figure figcaption table caption thead tbody tr th td article b span svg defs pattern rect g path text tspan circle use'.split(
    ' ',
  ),
);

/** Elements and attributes of a document that no report may have. */
function intruders(root: PageNode): string[] {
  const found: string[] = [];
  for (const one of root.querySelectorAll('*')) {
    if (!HARMLESS.has(one.tagName.toLowerCase())) found.push(one.tagName);
    for (const { name, value } of one.attributes) {
      if (/^on/i.test(name)) found.push(name);
      if (name === 'href' && !OWN_ADDRESS.test(value)) found.push(value);
    }
  }
  return found;
}

describe('hostile names and remarks', () => {
  it('never become markup, an address or a script in a page', () => {
    fc.assert(
      fc.property(HOSTILE_TURN, (turn) => {
        const { turn: told, position } = renderReports(turn);
        for (const page of [told.html, position.html]) {
          const document = documentOf(page);
          expect(intruders(document)).toEqual([]);
          expect(document.querySelectorAll('style')).toHaveLength(1);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('never put a control, an escape sequence or a line too long into text', () => {
    fc.assert(
      fc.property(HOSTILE_TURN, (turn) => {
        const { turn: told, position } = renderReports(turn);
        for (const text of [told.text, position.text]) {
          expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
          expect(text.split('\n').filter((line) => columnsOf(line) > WIDTH)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave every map file well-formed', () => {
    fc.assert(
      fc.property(HOSTILE_TURN, (turn) => {
        for (const { name, svg } of mapFiles(renderReports(turn).position.document)) {
          expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
          const parsed = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
          expect(parsed.documentElement.nodeName).toBe('svg');
          expect(intruders(parsed)).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });
});
