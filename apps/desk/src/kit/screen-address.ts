/** The screens of a campaign. */
export const SCREENS = [
  'evening',
  'map',
  'orders',
  'report',
  'plan',
  'letters',
  'staff',
  'seat',
  'control',
  'debrief',
  'more',
] as const;
export type Screen = (typeof SCREENS)[number];

/** What an address shows. */
export type Shown =
  | { readonly kind: 'home' }
  | { readonly kind: 'new' }
  | { readonly kind: 'seeking' }
  | { readonly kind: 'me' }
  | { readonly kind: 'campaign'; readonly campaign: string; readonly screen: Screen }
  | { readonly kind: 'nothing' };

/** What is at a path of the desk. */
export function shownAt(path: string): Shown {
  if (/^\/desk\/?$/.test(path)) return { kind: 'home' };
  if (path === '/desk/new') return { kind: 'new' };
  if (path === '/desk/seeking') return { kind: 'seeking' };
  if (path === '/desk/me') return { kind: 'me' };
  const [, campaign, screen = 'evening'] =
    /^\/desk\/c\/([a-z0-9-]{1,40})(?:\/([a-z]+))?\/?$/.exec(path) ?? [];
  const known = SCREENS.find((one) => one === screen);
  return campaign === undefined || known === undefined
    ? { kind: 'nothing' }
    : { kind: 'campaign', campaign, screen: known };
}

/** The address of a screen; `seat` where somebody holds several of the campaign. */
export function addressOf(campaign: string, screen: Screen, seat?: string): string {
  const path = screen === 'evening' ? `/desk/c/${campaign}` : `/desk/c/${campaign}/${screen}`;
  return seat === undefined ? path : `${path}?seat=${encodeURIComponent(seat)}`;
}
