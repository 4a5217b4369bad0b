import type { ComponentChildren, JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { addressOf, type Screen } from './screen-address.js';

/** A link to a screen of a campaign, from the same seat; it says when it is the one that is open. */
export function ScreenLink(props: {
  readonly campaign: string;
  readonly screen: Screen;
  /** That what is open lies behind it. */
  readonly leadsHere?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { path, query } = useLocation();
  const { campaign, screen, leadsHere, children } = props;
  const isOpen = path === addressOf(campaign, screen);
  return (
    <a
      href={addressOf(campaign, screen, query['seat'])}
      aria-current={isOpen ? 'page' : leadsHere ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
