import axe from 'axe-core';
import type { Browser } from './browser.js';

/** Smallest lettering of a page and of a map, in CSS pixels; what a map says also stands below it at full size. */
const LEAST_LETTERS = 12;
const LEAST_ON_MAPS = 9;

/** Runs in the page: what is cut off, overlaps the edge or is too small. */
const PROBE = `(() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    faults.push('the page is ' + document.documentElement.scrollWidth + ' wide');
  const shown = (element) => {
    for (let e = element; e; e = e.parentElement)
      if (e.classList && (e.classList.contains('skip') || e.classList.contains('defs') || e.classList.contains('tip'))) return false;
    return true;
  };
  const scrolls = (element) => element.closest('.scroll') !== null;
  const seen = new Set();
  const add = (fault) => { if (!seen.has(fault)) { seen.add(fault); faults.push(fault); } };
  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element) || element.closest('svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const name = element.tagName.toLowerCase() + (element.className ? '.' + element.className : '');
    if (!scrolls(element) && (box.right > width + 1 || box.left < -1))
      add(name + ' reaches ' + Math.round(box.right) + ': ' + element.textContent.slice(0, 60));
    const lettered = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (lettered && parseFloat(getComputedStyle(element).fontSize) < ${LEAST_LETTERS})
      add(name + ' is lettered at ' + getComputedStyle(element).fontSize);
  }
  for (const text of document.body.querySelectorAll('svg text')) {
    if (!shown(text)) continue;
    const box = text.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM() ? text.getScreenCTM().a : 1);
    if (box.width > 0 && size < ${LEAST_ON_MAPS} - 0.05) add('a map is lettered at ' + size.toFixed(1) + 'px');
  }
  return faults;
})()`;

/** What axe finds where colours are laid out and can be weighed: every rule of it, contrast included. */
const AXE = `(async () => {
  ${axe.source};
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => 'axe, ' + id + ': ' + nodes.length + ' times, first ' + nodes[0].html.slice(0, 100));
})()`;

/** What is wrong with the page that is shown, in sentences; empty when nothing is. */
export async function layoutFaults(browser: Browser, width: number): Promise<string[]> {
  const found = [...(await browser.value<string[]>(PROBE)), ...(await browser.value<string[]>(AXE))];
  return found.map((fault) => `at ${width}: ${fault}`);
}
