/** Keys of the desk by where they act, each named as `key-NAME` in the words; what only arrows and Enter do stands beside the map. */
export const KEYS_LISTED: Readonly<Record<string, readonly (readonly [key: string, name: string])[]>> = {
  map: [
    ...(['d', 'z', 'q', 'i', 'g', 'r', '0'] as const).map((key) => [key, `map-${key}`] as const),
    ['+', 'map-plus'],
    ['-', 'map-minus'],
    ['1', 'map-layers'],
  ],
  queue: [
    ['n', 'next'],
    ['h', 'stand'],
    ['w', 'later'],
    ['x', 'take-back'],
    ['v', 'again'],
    ['/', 'command'],
  ],
  card: [
    ...(['m', 'y', 't', 'k', 'p', 's', 'a', 'j', 'o', 'b', 'f', 'l', 'u'] as const).map(
      (key) => [key, `card-${key}`] as const,
    ),
    ['.', 'wait'],
  ],
  letters: [
    ['c', 'letter'],
    ['r', 'answer'],
  ],
};

/** Keys that no letter may take the place of; they are nobody's own. */
export const FIXED_KEYS = [
  ['F8', 'problem'],
  ['Ctrl+Enter', 'send'],
  ['Alt+Enter', 'draft'],
  ['Ctrl+Z', 'undo'],
  ['Alt+PgUp', 'turn'],
  ['Esc', 'close'],
] as const;

/** Every key that can be changed, once. */
export const CHANGEABLE: readonly string[] = [
  ...new Set(Object.values(KEYS_LISTED).flatMap((keys) => keys.map(([key]) => key))),
];
