import type { Page } from 'playwright-core';

/**
 * What of a page in sight is laid out badly whatever its fonts: words that lie upon other words, words that are cut off, and controls
 * with something over them. Words of drawings are not looked at (`libs/cartography` lays those out), nor what waits below a bar that
 * stays where it is while the page scrolls.
 */
export const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels by which lines of text may touch each other: boxes of lines are higher than their letters. */
    const TOUCH = 4;
    const wordsOf = (text: string): string => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const staysPut = (one: Element | null): boolean => {
      for (let up = one; up; up = up.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return true;
      return false;
    };
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest('svg, option, .hidden, .skip') &&
      getComputedStyle(one).clipPath === 'none';
    const faults: string[] = [];
    const lines: { readonly of: Element; readonly words: string; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement!;
      if (!node.textContent?.trim() || !isShown(of) || of.matches('textarea, script, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // What is scrolled out of sight is found nowhere; what lies below a bar comes out from under it by scrolling.
        const found = document.elementsFromPoint(x, y);
        if (found.includes(of) && (staysPut(of) || !staysPut(found[0]!)))
          lines.push({ of, words: wordsOf(node.textContent), box });
      }
      if (getComputedStyle(of).overflowX !== 'visible' && of.scrollWidth > of.clientWidth + 1)
        faults.push(`cut off: ${wordsOf(node.textContent)}`);
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.of === other.of || staysPut(one.of) !== staysPut(other.of)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > TOUCH && high > TOUCH) faults.push(`${one.words} lies upon ${other.words}`);
      }
    for (const control of document.querySelectorAll('button, select, input, textarea, summary, a[href]')) {
      if (!isShown(control)) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const found = width > 0 && height > 0 && document.elementFromPoint(left + width / 2, top + height / 2);
      if (!found || found.contains(control) || control.contains(found) || staysPut(found)) continue;
      // A control of its own look lies below the words of its label; one that is scrolled away below whatever stands there.
      const label =
        control.closest('label') ?? (control.id && document.querySelector(`[for="${control.id}"]`));
      if (label && label.contains(found)) continue;
      const scroller = ((): Element | null => {
        for (let up = control.parentElement; up; up = up.parentElement)
          if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowY)) return up;
        return null;
      })();
      if (scroller && !scroller.contains(found)) continue;
      faults.push(
        `${wordsOf(control.textContent || control.tagName)} lies below ${found.tagName.toLowerCase()}.${found.className}`,
      );
    }
    return [...new Set(faults)];
  });
