type Keys = Readonly<Record<string, readonly (readonly [key: string, name: string])[]>>;

/** Keys of the desk by where they act, each named as `key-NAME` in the words; what only arrows and Enter do stands beside the map. */
const KEYS_BY_LAND_AND_SEA: Keys = {
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

/** The same in a battle. */
const KEYS_OF_BATTLE: Keys = {
  'battle-map': [
    ['z', 'battle-z'],
    ['q', 'map-q'],
    ['g', 'map-g'],
    ['+', 'map-plus'],
    ['-', 'map-minus'],
    ...(['m', 't', 'f', 's'] as const).map((key) => [key, `battle-${key}`] as const),
  ],
  'battle-queue': [
    ['n', 'next'],
    ['w', 'later'],
    ['x', 'take-back'],
  ],
  letters: KEYS_BY_LAND_AND_SEA['letters']!,
};

/** The keys of the game that is looked at; of both where none is. */
export const keysListed = (game: 'land-and-sea' | 'battle' | null): Keys =>
  game === null
    ? { ...KEYS_BY_LAND_AND_SEA, ...KEYS_OF_BATTLE }
    : game === 'battle'
      ? KEYS_OF_BATTLE
      : KEYS_BY_LAND_AND_SEA;

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
  ...new Set(Object.values(keysListed(null)).flatMap((keys) => keys.map(([key]) => key))),
];
