import type { NewEvent } from '@vedette/event-store';

/** Numbers that are the same in every run (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The size of an event's data in bytes, and how often it comes in a hundred. */
const SIZES = [
  { bytes: 120, share: 50 },
  { bytes: 480, share: 42 },
  { bytes: 2_000, share: 8 },
];

const TYPES = ['UnitMoved', 'FireResolved', 'MoraleCheckFailed', 'SupplyDrawn', 'UnitRouted'];
const WORDS = [
  'ridge',
  'ford',
  'column',
  'battery',
  'squadron',
  'depot',
  'picket',
  'causeway',
  'hamlet',
  'thicket',
];

const sizeOf = (roll: number): number => {
  let left = roll * 100;
  return (SIZES.find(({ share }) => (left -= share) < 0) ?? SIZES[0])?.bytes ?? 0;
};

/** An event such as the referee writes; `number` makes it another one. */
export const sampleEvent = (random: () => number, number: number): NewEvent & { type: string } => {
  const bytes = sizeOf(random());
  const base = { unit: `US${number % 400}IN`, from: 'G5-V6', to: 'G6-V6', fatigue: Math.floor(random() * 7) };
  let notes = '';
  while (notes.length + 70 < bytes) {
    notes += `${WORDS[Math.floor(random() * WORDS.length)]} `;
  }
  return {
    type: TYPES[Math.floor(random() * TYPES.length)] as string,
    turn: 3,
    phase: 'movement-1',
    rule: 'gitm-amwol 6.4',
    data: { ...base, notes },
    audience: { taylor: 'full', arista: 'partial' },
  };
};

/** What every append carries beside its events. */
export const SAMPLE_META = {
  correlation: '5f0c2b1e-7c1d-4a51-9a0e-0d7f6a3f2f11',
  causation: '0b8f6f0e-2d35-4b0c-8a52-3c1f0a6f7d20',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};

/** Batches to draw from, so that making payloads is no part of what is measured. */
export const batches = (size: number, count = 64): NewEvent[][] => {
  const random = seeded(size);
  return Array.from({ length: count }, (_, batch) =>
    Array.from({ length: size }, (__, index) => sampleEvent(random, batch * size + index)),
  );
};
