import type { ComponentChildren, JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { addressOf, type Screen, shownAt } from './screen-address.js';

/** A link to a screen of a campaign, of the same seat; it says when it is the one that is open. */
export function ScreenLink(props: {
  readonly campaign: string;
  readonly screen: Screen;
  /** That what is open lies behind it. */
  readonly leadsHere?: boolean;
  /** What is done before the screen opens. */
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { path, query } = useLocation();
  const { campaign, screen, leadsHere, onOpen, children } = props;
  const shown = shownAt(path);
  const isOpen = shown.kind === 'campaign' && shown.campaign === campaign && shown.screen === screen;
  return (
    <a
      href={addressOf(campaign, screen, query)}
      onClick={onOpen}
      aria-current={isOpen ? 'page' : leadsHere ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
