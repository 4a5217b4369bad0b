import type { JSX } from 'preact';
import type { ReportLine } from '@vedette/reports';
import { RuleLink } from '../rules/rule-link.js';
import { say } from '../words/words.js';

/** The reasons and dice of a line of the report, folded under its rule; nothing where it has none. */
export function LineReasons({ rule, reasons, dice }: ReportLine): JSX.Element | null {
  if (reasons.length + dice.length === 0) return null;
  return (
    <details>
      <summary>{say('rule', { rule })}</summary>
      <RuleLink rule={rule} />
      <ul>
        {[...reasons, ...dice].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
