import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { say } from '../words/words.js';

/** The citation that is looked up beside the screen, for instance `gitm-amwol 7.9`; null for none. */
export const openRule = signal<string | null>(null);

/** A rule as it is cited, which opens beside the screen; words alone where no book is named with it. */
export function RuleLink({ rule }: { readonly rule: string }): JSX.Element {
  const words = say('rule', { rule });
  if (!rule.includes(' ')) return <span class="rule">{words}</span>;
  return (
    <button type="button" class="link rule" onClick={() => (openRule.value = rule)}>
      {words}
    </button>
  );
}
