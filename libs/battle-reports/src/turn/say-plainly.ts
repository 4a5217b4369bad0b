import type { Told } from './told.js';

/** Events that change nothing a player would read of. */
const UNSAID: ReadonlySet<string> = new Set(['PhaseBegun', 'StepDone', 'ImpulseBegun', 'EntryPlayed']);

/** An event in plain words from its name and its keys: what no better words were found for. */
export function sayPlainly(told: Told): string | null {
  const { type, data, level } = told.event;
  if (UNSAID.has(type)) return null;
  const name = type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const sentence = name.charAt(0).toUpperCase() + name.slice(1);
  // Who saw it from afar is told that it happened, and where.
  if (level !== 'full' && Object.keys(data).length === 0) return `${sentence}.`;
  const parts = Object.entries(data).flatMap(([key, value]) => {
    const said = inWords(told, value);
    return said === null ? [] : [`${key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()} ${said}`];
  });
  return parts.length === 0 ? `${sentence}.` : `${sentence}: ${parts.join(', ')}.`;
}

function inWords(told: Told, value: unknown): string | null {
  if (value === null || value === undefined || value === false || value === '') return null;
  if (value === true) return 'yes';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return told.names.of(value);
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => inWords(told, one) ?? '').join(' ');
  const pairs = Object.entries(value).flatMap(([key, one]) => {
    const said = inWords(told, one);
    return said === null ? [] : [`${told.names.of(key)} ${said}`];
  });
  return pairs.length === 0 ? null : pairs.join(', ');
}
