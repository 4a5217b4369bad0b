import type { JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { addressOf, type Screen, type Whose } from './screen-address.js';

interface PartLinksProps<Part extends string> {
  readonly campaign: string;
  readonly screen: Screen;
  readonly parts: readonly Part[];
  readonly open: Part;
  readonly label: string;
  readonly nameOf: (part: Part) => string;
}

/** The parts of a screen; each has an address of its own, so that Back leads through them. */
export function PartLinks<Part extends string>(props: PartLinksProps<Part>): JSX.Element {
  const { query } = useLocation();
  const { campaign, screen, parts, open, label, nameOf } = props;
  return (
    <nav class="parts" aria-label={label}>
      {parts.map((part) => (
        <a
          key={part}
          href={partAddress(campaign, screen, part, query)}
          aria-current={part === open ? 'page' : undefined}
        >
          {nameOf(part)}
        </a>
      ))}
    </nav>
  );
}

/** The part that an address names, else the first. */
export const partOpen = <Part extends string>(parts: readonly Part[], named: string | undefined): Part =>
  parts.find((part) => part === named) ?? parts[0]!;

/** The address of a part of a screen. */
export function partAddress(campaign: string, screen: Screen, part: string, whose: Whose = {}): string {
  const address = addressOf(campaign, screen, whose);
  return `${address}${address.includes('?') ? '&' : '?'}part=${part}`;
}
