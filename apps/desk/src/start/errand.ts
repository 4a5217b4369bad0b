import { signal } from '@preact/signals';

/** What a link that was sent is for; its code stands behind the "#", which no server is ever sent. */
export type Errand =
  | { readonly kind: 'invitation' | 'reset' | 'email' | 'start'; readonly code: string }
  | { readonly kind: 'campaigns'; readonly campaign: string };

/** What the page was opened for by a link; null once it is done. */
export const errand = signal<Errand | null>(null);

const LINK = /^#\/(invitation|reset|email|start)\/([A-Za-z0-9_-]{10,100})$/;
const CAMPAIGN = /^#\/campaigns\/([a-z0-9-]{1,40})$/;

/** What stands behind the "#" of an address; null for nothing we know. */
export function errandIn(hash: string): Errand | null {
  const [, kind, code] = LINK.exec(hash) ?? [];
  if (kind !== undefined && code !== undefined)
    return { kind: kind as 'invitation' | 'reset' | 'email' | 'start', code };
  const campaign = CAMPAIGN.exec(hash)?.[1];
  return campaign === undefined ? null : { kind: 'campaigns', campaign };
}

/** Reads what the page was opened for, once, and wipes it from the address and from the history of the browser. */
export function takeErrand(): void {
  errand.value = errandIn(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
}
