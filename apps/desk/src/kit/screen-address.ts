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
  | {
      readonly kind: 'campaign';
      readonly campaign: string;
      readonly screen: Screen;
      /** The turn whose report it is; of no other screen. */
      readonly turn?: number;
    }
  | { readonly kind: 'nothing' };

/** What is at a path of the desk. */
export function shownAt(path: string): Shown {
  if (/^\/desk\/?$/.test(path)) return { kind: 'home' };
  if (path === '/desk/new') return { kind: 'new' };
  if (path === '/desk/seeking') return { kind: 'seeking' };
  if (path === '/desk/me') return { kind: 'me' };
  const [, campaign, screen = 'evening', turn] =
    /^\/desk\/c\/([a-z0-9-]{1,40})(?:\/([a-z]+)(?:\/(\d{1,6}))?)?\/?$/.exec(path) ?? [];
  const known = SCREENS.find((one) => one === screen);
  if (campaign === undefined || known === undefined) return { kind: 'nothing' };
  if (turn === undefined) return { kind: 'campaign', campaign, screen: known };
  return known === 'report'
    ? { kind: 'campaign', campaign, screen: known, turn: Number(turn) }
    : { kind: 'nothing' };
}

/** Whose an address is; what else stands in one is no part of it. */
export interface Whose {
  /** Where somebody holds several of the campaign. */
  readonly seat?: string;
  /** Where he plays for somebody who is away. */
  readonly for?: string;
}

/** The address of a screen; of the report of one turn where a turn is named. */
export function addressOf(campaign: string, screen: Screen, whose: Whose = {}, turn?: number): string {
  const base = screen === 'evening' ? `/desk/c/${campaign}` : `/desk/c/${campaign}/${screen}`;
  const path = turn === undefined ? base : `${base}/${turn}`;
  const named = (['seat', 'for'] as const).flatMap((name) =>
    whose[name] === undefined ? [] : [`${name}=${encodeURIComponent(whose[name])}`],
  );
  return named.length === 0 ? path : `${path}?${named.join('&')}`;
}
