import { describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import { debriefHtml } from '../debrief/debrief-html.js';
import { specimenDebrief } from '../specimen/specimen-debrief.js';
import { renderReports } from '../render-reports.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { documentOf, windowOf } from '../specimen/dom.js';

const { turn, position } = renderReports(specimenTurn());

async function violations(page: string): Promise<string[]> {
  const window = windowOf(page);
  window.eval('HTMLCanvasElement.prototype.getContext = () => null');
  window.eval(axe.source);
  const checker = (window as unknown as { axe: typeof axe }).axe;
  // Colours cannot be measured without a layout; colours.spec.ts weighs them instead.
  const { violations: found } = await checker.run(window.document as never, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

describe('accessibility of report pages', () => {
  it.each([
    ['turn', turn.html],
    ['position', position.html],
    ['debrief', debriefHtml(specimenDebrief(), { id: 'gitm-amwol', title: 'GITM' })],
  ])('finds no fault in the page of the %s', async (_, page) => {
    expect(await violations(page)).toEqual([]);
  });

  it('finds the faults that it looks for', async () => {
    expect(await violations('<!DOCTYPE html><html><body><img src="x"></body></html>')).not.toEqual([]);
  });

  it('keeps a way past the contents and a heading for every part', () => {
    const document = documentOf(position.html);
    expect(document.querySelector('body > a')!.getAttribute('href')).toBe('#report');
    const levels = [...document.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => {
      if (index > 0) expect(level - levels[index - 1]!).toBeLessThanOrEqual(1);
    });
  });
});
