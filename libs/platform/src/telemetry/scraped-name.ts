/** What Prometheus appends to a name for a unit of UCUM, when it is handed metrics over OTLP: names must not depend on the way they came. */
const SUFFIX: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' };

/** The name of a metric with its unit, without what Prometheus appends to it for being a counter or a histogram. */
export const scrapedName = ({ name, unit }: { readonly name: string; readonly unit: string }): string =>
  `${name.replaceAll('.', '_')}${SUFFIX[unit] ?? ''}`;
