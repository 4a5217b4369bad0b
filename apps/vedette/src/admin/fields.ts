import { UsageError } from '../server/usage.error.js';

/**
 * `field=value` as a document: JSON where the value is JSON, text where not.
 * @throws UsageError where no `=` parts a name from a value
 */
export function readFields(fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`found "${text}"; allowed is field=value, for instance strength=900`);
      return [text.slice(0, at), valueOf(text.slice(at + 1))];
    }),
  );
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
