import type { Page } from 'playwright-core';

/** Pixels that whatever is meant for a finger has at least. */
const TARGET = 44;

/**
 * What of a page in sight no thumb can use: whatever runs out or scrolls sideways, but the text of the book, and targets of tabs,
 * header, sheet, card and map that are lower than a thumb. A radio or a tick is as high as what it is written in.
 */
export const faultsForThumb = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${(one.textContent ?? '').trim().slice(0, 30)}"`;
    const isSeen = (one: Element): boolean => {
      const { right, width, height } = one.getBoundingClientRect();
      return one.checkVisibility() && width > 0 && height > 0 && right > 0;
    };
    const faults: string[] = [];
    const over = document.scrollingElement!.scrollWidth - innerWidth;
    if (over > 0) faults.push(`the page runs out by ${over}`);
    for (const one of document.querySelectorAll('*')) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1 && !one.matches('textarea'))
        faults.push(`scrolls sideways: ${nameOf(one)}`);
    }
    const targets = ['button', 'select', 'summary', 'textarea', 'nav a', 'label.pill', 'label.tick'];
    const written = 'input:not([type=radio], [type=checkbox])';
    for (const one of document.querySelectorAll([...targets, written].join()))
      if (isSeen(one) && one.getBoundingClientRect().height < least - 0.5)
        faults.push(`${one.getBoundingClientRect().height} high: ${nameOf(one)}`);
    return faults;
  }, TARGET);
