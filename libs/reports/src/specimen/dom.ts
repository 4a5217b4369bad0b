import { createRequire } from 'node:module';

/** What the tests of pages and maps use of a parsed document; jsdom's own types would bring the whole browser's along. */
export interface PageNode {
  readonly tagName: string;
  readonly nodeName: string;
  readonly id: string;
  readonly textContent: string | null;
  readonly outerHTML: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }> & {
    readonly length: number;
  };
  readonly children: { readonly length: number };
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageNode | null;
  querySelectorAll(selector: string): Iterable<PageNode> & { readonly length: number };
}

export interface PageDocument extends PageNode {
  readonly documentElement: PageNode;
  readonly body: PageNode;
  getElementById(id: string): PageNode | null;
}

/** A window as a browser without a screen has it; `eval` runs in it. */
export interface PageWindow {
  readonly document: PageDocument;
  readonly DOMParser: new () => { parseFromString(text: string, type: string): PageDocument };
  eval(code: string): unknown;
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options?: { runScripts: 'outside-only' }) => { readonly window: PageWindow };
};

/** A page as a browser reads it. */
export function windowOf(html: string): PageWindow {
  return new JSDOM(html, { runScripts: 'outside-only' }).window;
}

/** The document of a page as a browser reads it. */
export function documentOf(html: string): PageDocument {
  return new JSDOM(html).window.document;
}
