import { describe, expect, it } from '@jest/globals';
import { composePositionReport } from '../position/compose-position-report.js';
import { observed, specimenEvents } from '../specimen/specimen-events.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeTurnReport } from '../turn/compose-turn-report.js';
import { positionReportHtml } from './position-report-html.js';
import { turnReportHtml } from './turn-report-html.js';
import { documentOf, type PageNode } from '../specimen/dom.js';

const position = composePositionReport(specimenTurn());
const turnPage = turnReportHtml(composeTurnReport(specimenTurn()), {
  otherReport: { title: 'Position report', href: 'position.html' },
});
const positionPage = positionReportHtml(position);
const turnDom = documentOf(turnPage);
const positionDom = documentOf(positionPage);
const texts = (root: PageNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim());

describe('report pages', () => {
  it.each([
    ['turn', turnDom],
    ['position', positionDom],
  ])('of the %s need nothing from elsewhere and no script', (_, dom) => {
    expect(dom.querySelectorAll('script, link, img, iframe, object, embed, form, base')).toHaveLength(0);
    expect(
      [...dom.querySelectorAll('*')].filter((one) =>
        [...one.attributes].some(({ name }) => /^on/i.test(name)),
      ),
    ).toEqual([]);
    expect(dom.documentElement.outerHTML).not.toMatch(/url\((?!#)|@import|https?:/);
  });

  it.each([
    ['turn', turnDom],
    ['position', positionDom],
  ])('of the %s have unique ids, and every link inside them leads somewhere', (_, dom) => {
    const ids = [...dom.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...dom.querySelectorAll('a[href^="#"], use[href^="#"]')].map((link) =>
      link.getAttribute('href')!.slice(1),
    );
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const painted = [...dom.documentElement.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(painted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('link every line of a turn to its event and its rule, and every rule back to its lines', () => {
    const line = turnDom.getElementById('e6')!;
    expect(line.querySelector('a.n')!.getAttribute('href')).toBe('#e6');
    const rule = line.querySelector('a.r')!;
    expect([rule.textContent, rule.getAttribute('aria-label')]).toEqual(['[9.8]', 'rule GITM AMWOL 9.8']);
    const entry = turnDom.getElementById(rule.getAttribute('href')!.slice(1))!;
    expect(entry.textContent).toBe('GITM AMWOL 9.8, Morale checks flanks retreat and rout: 6');
    expect(entry.querySelector('a')!.getAttribute('href')).toBe('#e6');
  });

  it('list rules by number, 9.8 before 9.14', () => {
    const events = ['gitm-amwol 9.14', 'gitm-amwol 9.8', 'pate-amwol 3.1', 'gitm-amwol 10.1'].map((rule) =>
      observed({ type: 'CityTaken', rule, data: { city: 'Puebla', from: 'MX', to: 'US', by: 'US1IN' } }),
    );
    const page = turnReportHtml(composeTurnReport(specimenTurn({ events })));
    expect(texts(documentOf(page), '#rules li').map((text) => text.split(/[:,]/)[0])).toEqual([
      'GITM AMWOL 9.8',
      'GITM AMWOL 9.14',
      'GITM AMWOL 10.1',
      'PATE AMWOL 3.1',
    ]);
  });

  it('keep reasons and dice of a line at hand without a script', () => {
    const details = turnDom.querySelector('#e6 details')!;
    expect(texts(details, 'summary')).toEqual(['why']);
    expect(texts(details, 'p')).toEqual([
      'Why: losses: retreat 20, rout 10; chance of retreat 20%, of rout 10%.',
      'Dice: rout of US1IN in the firing: chance 10%, 0.031 fell, so yes.',
    ]);
  });

  it('lead from the army to the fleet and back, and to the other report', () => {
    expect(texts(turnDom, '#land > .back a')).toEqual(['Report of the fleet']);
    expect(texts(turnDom, '#fleet > .back a')).toEqual(['Report of the army']);
    expect(turnDom.querySelector('nav a[href="position.html"]')!.textContent).toBe('Position report');
  });

  it('say below each map, in the text of the page, what its marked squares hold', () => {
    const places = texts(positionDom, 'ul.places > li');
    for (const sheet of position.land!.words.sheets)
      for (const { title, words } of sheet.places) expect(places).toContain(`${title}. ${words.join(' ')}`);
  });

  it('make every marked square a link that tells the same to whoever reaches it by keyboard', () => {
    const link = positionDom.querySelector('svg a[href="#p-G6-V6"]')!;
    expect(link.getAttribute('aria-label')).toContain('Matamoros, small town (level 2)');
    expect(link.querySelector('.tip')!.textContent).toContain('Matamoros, small town');
    expect(positionDom.getElementById('p-G6-V6')!.textContent).toContain('Matamoros, small town');
    const tactical = positionDom.querySelector('svg a[href="#p-G6-V6-7-7"]')!;
    expect(tactical.getAttribute('aria-label')).toBe('7-7. Hostile of Mexico: MX1INF (in the fort).');
  });

  it('show units at a glance and in full, inactive ones last', () => {
    expect(texts(positionDom, 'tbody th')).toEqual(['US1IN', 'US7IN', 'US8IN', 'US9MI']);
    const cards = texts(positionDom, '.card h4');
    expect(cards[0]).toBe('US1IN, First Infantry, infantry');
    expect(cards.indexOf('US9MI, MI')).toBe(3);
    expect(positionDom.querySelector('tbody a[href="#t-G6-V6"]')).not.toBeNull();
  });

  it('explain every ground, mark and city of the maps in the legend', () => {
    const legend = texts(positionDom, '#legend .legend li').join('; ');
    for (const words of [
      'M: high mountain, impassable',
      'f: ford',
      'swallow-tailed red flag',
      'S in a round gray box',
      'great city (level 5)',
      'besieged',
    ])
      expect(legend).toContain(words);
  });

  it('say so when there is nothing', () => {
    const page = positionReportHtml(
      composePositionReport(specimenTurn({ position: { land: null, fleet: null } })),
    );
    expect(page).toContain('No position has been reported yet.');
    const quiet = turnReportHtml(
      composeTurnReport(specimenTurn({ events: [], position: { land: null, fleet: null } })),
    );
    expect(quiet).toContain('nothing to report');
  });

  it('are the same bytes for the same turn', () => {
    expect(
      turnReportHtml(composeTurnReport(specimenTurn({ events: specimenEvents() })), {
        otherReport: { title: 'Position report', href: 'position.html' },
      }),
    ).toBe(turnPage);
    expect(positionReportHtml(composePositionReport(specimenTurn()))).toBe(positionPage);
  });
});
