const THOUSANDS = /\B(?=(\d{3})+$)/g;
const LARGEST = 1e15;

/**
 * A number as reports write it, the same on every machine: thousands parted by commas, at most two decimals, halves away
 * from zero, no exponent below 10^15.
 */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'unknown';
  if (Math.abs(value) >= LARGEST) return String(value);
  const hundredths = Math.round(Math.abs(value) * 100);
  const whole = String(Math.floor(hundredths / 100)).replace(THOUSANDS, ',');
  const rest = hundredths % 100;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${value < 0 && hundredths > 0 ? '-' : ''}${whole}${decimals}`;
}

/** A share or chance of 0 to 1 in hundredths, one decimal at most: `12.5%`. */
export function share(value: number): string {
  if (!Number.isFinite(value)) return 'unknown';
  return `${figure(Math.round(value * 1000) / 10)}%`;
}

/** A change with its sign: `+3`, `-2`, `no change`. */
export function change(value: number): string {
  const written = figure(value);
  if (written === '0') return 'no change';
  return value > 0 ? `+${written}` : written;
}

/** A counted thing: `1 man`, `3,000 men`. */
export function counted(value: number, one: string, many: string): string {
  return `${figure(value)} ${value === 1 ? one : many}`;
}

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small count in words, for prose: `one square`, `three squares`, `no guns`, `14 squares`. */
export function inWords(value: number, one: string, many: string): string {
  const word = Number.isInteger(value) ? SMALL[value] : undefined;
  return `${word ?? figure(value)} ${value === 1 ? one : many}`;
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A place in a row in words: `first`, `third`, `12th`, `21st`. */
export function ordinal(value: number): string {
  const word = ORDINALS[value - 1];
  if (word !== undefined) return word;
  const teens = value % 100 > 10 && value % 100 < 14;
  return `${figure(value)}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;
}

/** How often: `once`, `twice`, `three times`. */
export function times(value: number): string {
  if (value === 1) return 'once';
  return value === 2 ? 'twice' : inWords(value, 'time', 'times');
}
