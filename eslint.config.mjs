import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The rooms of the house and which rooms each may import: arrows never point from rules to services. */
const rooms = {
  cartography: [],
  chance: [],
  documents: [],
  geography: [],
  hex: [],
  battle: ['chance', 'documents', 'hex', 'order-rules/text', 'record'],
  'battle-sight': ['battle', 'hex', 'record'],
  'battle-scenarios': ['battle', 'battle-rules', 'battle-sight', 'chance', 'hex'],
  'battle-rules': ['battle', 'battle-sight', 'chance', 'documents', 'hex', 'record'],
  'battle-reports': ['battle', 'battle-sight', 'hex'],
  theatres: ['campaign', 'geography'],
  record: ['chance'],
  observed: ['record'],
  campaign: ['documents', 'geography', 'observed', 'record'],
  rulebooks: ['campaign', 'geography', 'chance', 'record'],
  contact: ['geography', 'campaign', 'rulebooks', 'record'],
  observation: ['geography', 'campaign', 'rulebooks', 'contact', 'chance', 'record'],
  'land-rules': ['chance', 'geography', 'campaign', 'rulebooks', 'observation', 'contact', 'record'],
  'naval-rules': ['chance', 'geography', 'campaign', 'rulebooks', 'observation', 'record'],
  'supply-rules': [
    'chance',
    'geography',
    'campaign',
    'rulebooks',
    'observation',
    'contact',
    'naval-rules',
    'record',
  ],
  'order-rules': ['documents/nearest', 'geography', 'campaign', 'rulebooks', 'observation'],
  referee: [
    'chance',
    'contact',
    'geography',
    'campaign',
    'rulebooks',
    'observation',
    'land-rules',
    'naval-rules',
    'supply-rules',
    'order-rules',
    'record',
  ],
  reports: [
    'cartography',
    'geography',
    'observation',
    'observed',
    'order-rules/text',
    'rulebooks/catalogue',
    'rulebooks/ships',
  ],
  intelligence: ['observed', 'record', 'geography', 'campaign', 'rulebooks', 'observation'],
  scenarios: ['campaign', 'geography', 'theatres', 'rulebooks'],
  database: [],
  'event-store': ['database'],
  platform: ['database', 'documents'],
  messaging: ['platform', 'contracts', 'database'],
  servers: [],
  testing: ['servers'],
  'turn-clock': ['campaign'],
  turns: ['battle', 'campaign'],
  notices: [],
  contracts: ['battle', 'campaign', 'turn-clock', 'turns', 'record', 'observed'],
  vault: ['platform', 'database'],
  people: ['documents', 'platform', 'vault'],
  edge: ['documents', 'people', 'platform'],
  settings: ['contracts', 'platform', 'vault'],
  ledger: [
    'battle',
    'battle-rules',
    'database',
    'contracts',
    'turn-clock',
    'turns',
    'campaign',
    'rulebooks',
    'order-rules',
    'referee',
    'event-store',
    'vault',
    'messaging',
    'platform',
    'record',
  ],
  resolution: [
    'contracts',
    'battle',
    'battle-rules',
    'hex',
    'campaign',
    'rulebooks',
    'theatres',
    'referee',
    'ledger',
    'turns',
    'event-store',
    'vault',
    'messaging',
    'platform',
    'settings',
  ],
};
const libs = Object.keys(rooms);
/** What a room may import of another: `order-rules/text` opens a door and not the room. */
const doorsOf = (targets, other) =>
  targets.filter((room) => room.startsWith(`${other}/`)).map((room) => room.slice(other.length + 1));
/** Patterns of imports that are closed to a room or service. */
const bordersOf = (who, targets, closed = libs.filter((other) => !targets.includes(other))) => [
  {
    group: closed.filter((other) => doorsOf(targets, other).length === 0).map((other) => `@vedette/${other}`),
    message: `${who} may not import this room (see eslint.config.mjs)`,
  },
  ...closed
    .filter((other) => doorsOf(targets, other).length > 0)
    .map((other) => ({
      regex: `^@vedette/${other}(?!/(${doorsOf(targets, other).join('|')})$)`,
      message: `${who} may import only ${doorsOf(targets, other).join(', ')} of this room (see eslint.config.mjs)`,
    })),
];
const pure = [
  'chance',
  'documents',
  'hex',
  'battle',
  'battle-sight',
  'battle-rules',
  'battle-reports',
  'geography',
  'record',
  'observed',
  'campaign',
  'rulebooks',
  'contact',
  'land-rules',
  'naval-rules',
  'supply-rules',
  'observation',
  'order-rules',
  'referee',
  'reports',
  'scenarios',
  'turn-clock',
  'turns',
  'cartography',
  'intelligence',
  'notices',
];
const services = {
  gateway: [
    'battle',
    'turns',
    'database',
    'edge',
    'contracts',
    'messaging',
    'platform',
    'campaign',
    'vault',
    'people',
    'turn-clock',
    'notices',
    'rulebooks/catalogue',
    'rulebooks/figures',
    'settings',
  ],
  people: [
    'database',
    'contracts',
    'messaging',
    'platform',
    'campaign',
    'vault',
    'people',
    'notices',
    'settings',
  ],
  correspondence: [
    'settings',
    'database',
    'contracts',
    'messaging',
    'platform',
    'campaign',
    'vault',
    'turn-clock',
    'notices',
  ],
  'order-intake': [
    'battle',
    'battle-rules',
    'documents',
    'contracts',
    'campaign',
    'geography',
    'theatres',
    'rulebooks',
    'order-rules',
    'observation',
    'referee',
    'ledger',
    'vault',
    'event-store',
    'messaging',
    'platform',
  ],
  'turn-conductor': [
    'settings',
    'battle',
    'battle-rules',
    'battle-scenarios',
    'record',
    'turns',
    'contracts',
    'turn-clock',
    'campaign',
    'rulebooks',
    'ledger',
    'vault',
    'event-store',
    'messaging',
    'platform',
    'scenarios',
    'theatres',
    'geography',
    'referee',
    'observation',
  ],
  'land-resolution': [
    'contracts',
    'campaign',
    'rulebooks',
    'referee',
    'theatres',
    'ledger',
    'resolution',
    'vault',
    'event-store',
    'messaging',
    'platform',
  ],
  'battle-table': [
    'battle',
    'battle-rules',
    'contracts',
    'event-store',
    'hex',
    'ledger',
    'record',
    'resolution',
    'rulebooks',
  ],
  'naval-resolution': [
    'contracts',
    'campaign',
    'rulebooks',
    'referee',
    'theatres',
    'ledger',
    'resolution',
    'vault',
    'event-store',
    'messaging',
    'platform',
  ],
  logistics: [
    'contracts',
    'campaign',
    'rulebooks',
    'referee',
    'supply-rules',
    'theatres',
    'ledger',
    'resolution',
    'vault',
    'event-store',
    'messaging',
    'platform',
  ],
  reporting: [
    'battle',
    'battle-reports',
    'battle-rules',
    'battle-sight',
    'hex',
    'contracts',
    'campaign',
    'geography',
    'theatres',
    'rulebooks',
    'observation',
    'reports',
    'intelligence',
    'referee',
    'ledger',
    'turns',
    'vault',
    'event-store',
    'messaging',
    'platform',
  ],
  vedette: libs.filter((name) => name !== 'testing'),
};

// A room that is not listed would have no borders, and nobody would see it.
for (const [folder, listed] of [
  ['libs', rooms],
  ['apps', { ...services, desk: [] }],
])
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!(name in listed))
      throw new Error(`eslint.config.mjs does not say what ${folder}/${name} may import`);

/** Folders for tests alone; `.swcrc` and `.dockerignore` leave the same out of what is built and of the image. */
const TEST_FOLDERS = ['testing', 'specimen', 'torture'];
const forTests = (room) => ['**/*.spec.ts', ...TEST_FOLDERS.map((folder) => `${room}/src/**/${folder}/**`)];
const NOT_FROM_TESTS = {
  group: TEST_FOLDERS.map((folder) => `**/${folder}/**`),
  message: 'What is for tests is not built: nothing else may import it.',
};

/** Shapes that the desk may know of other rooms: none of their code comes along in a type. */
const TYPES_FOR_THE_DESK = ['reports', 'contracts', 'observed', 'campaign', 'battle-reports', 'battle-sight'];
/** What the whole desk may not do, by where it lies; only `graph` and `session` speak to the network (and `start`, which mounts them). */
const deskBorders = (folder, { closed, why }) => ({
  files: [`apps/desk/src/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.spec.ts', '**/*.spec.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [...FROM_OTHER_ROOMS, ...closed.map((one) => ({ regex: `/${one}/`, message: why }))] },
    ],
  },
});
const FROM_OTHER_ROOMS = [
  {
    regex: '^@vedette/(?!(cartography|hex|(battle|order-rules)/text)$)',
    allowTypeImports: true,
    message:
      'The desk takes of other rooms their types, and code of cartography, hexes and order texts alone.',
  },
  {
    regex: `^@vedette/(?!(cartography|hex|(battle|order-rules)/text|${TYPES_FOR_THE_DESK.join('|')})$)`,
    message: 'The desk knows what answers of the house say, and nothing behind them.',
  },
  { group: ['node:*'], message: 'The desk runs in a browser.' },
];
const OUTSIDE_THE_NETWORK = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

const NO_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Rules have no clock.',
};
const HOUSE_TIME =
  'The house’s time is the database’s (DatabaseClock); what only measures how long counts by performance.now().';
/** A number written into a label is AMWOL's, whatever book is in force. */
const NO_NUMBER_IN_LABELS = [
  'Literal[value=/^\\d+\\.\\d+[a-z]? /]',
  'TemplateElement[value.raw=/^\\d+\\.\\d+[a-z]? /]',
].map((selector) => ({
  selector,
  message: 'Label draws by the key of their rule (landLabel, navalLabel, drawLabel).',
}));

/** A limit of a test's own says how fast a machine must be; the one limit there is stands in jest.config.mjs. */
const NO_LIMIT_OF_ITS_OWN = [
  'CallExpression[callee.name=/^(before|after)(All|Each)$/][arguments.length>1]',
  'CallExpression[callee.name=it][arguments.length>2]',
  'CallExpression[callee.type=ConditionalExpression][callee.consequent.name=it][arguments.length>2]',
  'CallExpression[callee.callee.object.name=it][arguments.length>2]',
  'CallExpression[callee.object.name=jest][callee.property.name=setTimeout]',
].map((selector) => ({
  selector,
  message: 'How long a test may take is said once, in jest.config.mjs: a slow machine is no failure.',
}));

/** What a page shows a moment after it was opened says how fast the machine is. */
const NO_SINGLE_LOOK = [
  'CallExpression[callee.name=expect] > AwaitExpression > CallExpression[callee.property.name=/^(count|evaluateAll|allInnerTexts|allTextContents|isVisible|isHidden|isChecked|isEnabled|isDisabled|inputValue|innerText|textContent|getAttribute)$/]',
  'CallExpression[callee.name=expect] > ArrayExpression > AwaitExpression > CallExpression[callee.property.name=/^(count|evaluateAll|allInnerTexts|allTextContents|inputValue|innerText|textContent|getAttribute)$/]',
].map((selector) => ({
  selector,
  message:
    'A page is looked at until it shows what is expected: soon() and counts() of apps/desk/e2e/soon.ts.',
}));

export default tseslint.config(
  {
    // Written by gql.tada from the schema of the gateway; a test says when it lags behind.
    ignores: [
      'apps/desk/src/graph/schema-types.d.ts',
      '**/dist/**',
      'node_modules/**',
      '.cache/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      '**/*.mjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './apps/desk/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: {
      // Imports name the compiled file; what lies there is the source.
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // A relative path into another room would pass by the borders below.
      'import-x/no-relative-packages': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['off'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 350, skipBlankLines: false }],
      eqeqeq: ['error', 'always'],
    },
  },
  // Tests may look at everything; what they share lies in folders called testing, which no package gives away.
  {
    files: ['**/*.spec.ts', '**/testing/**/*.ts', 'test/**/*.ts', 'apps/desk/e2e/**/*.ts'],
    rules: {
      'max-lines': 'off',
      'import-x/no-relative-packages': 'off',
      'no-restricted-syntax': ['error', ...NO_LIMIT_OF_ITS_OWN],
    },
  },
  {
    files: ['apps/desk/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_LIMIT_OF_ITS_OWN, ...NO_SINGLE_LOOK] },
  },
  // Borders by package name: a room may import only the rooms listed for it.
  ...libs.map((name) => ({
    files: [`libs/${name}/src/**/*.ts`],
    // Tests may look at everything; what they share lies in folders that are not built.
    ignores: forTests(`libs/${name}`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...bordersOf(`libs/${name}`, [name, ...rooms[name]]),
            { group: ['@vedette/app-*'], message: 'A library never imports a service.' },
            NOT_FROM_TESTS,
            ...(pure.includes(name)
              ? [
                  {
                    group: ['node:*', '!node:crypto', '@nestjs/*', 'pg', 'kysely', '@nats-io/*'],
                    message: 'Rules are pure: no I/O, no framework.',
                  },
                  {
                    group: ['node:crypto'],
                    allowImportNames: ['createHmac', 'createSecretKey'],
                    message: 'Dice are keyed; nothing else is left to chance.',
                  },
                ]
              : []),
          ],
        },
      ],
    },
  })),
  ...Object.entries(services)
    .filter(([, targets]) => targets.length < libs.length)
    .map(([name, targets]) => ({
      files: [`apps/${name}/src/**/*.ts`],
      ignores: forTests(`apps/${name}`),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [...bordersOf(`apps/${name}`, targets), NOT_FROM_TESTS],
          },
        ],
      },
    })),
  // Services share the database's time: hosts' clocks may be hours off.
  {
    files: [
      ...Object.keys(services)
        .filter((name) => !['desk', 'vedette'].includes(name))
        .map((name) => `apps/${name}/src/**/*.ts`),
      ...['edge', 'people', 'resolution', 'ledger', 'vault'].map((name) => `libs/${name}/src/**/*.ts`),
    ],
    ignores: [...forTests('apps/*'), ...forTests('libs/*')],
    rules: {
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: HOUSE_TIME }],
      'no-restricted-syntax': ['error', { ...NO_CLOCK, message: HOUSE_TIME }],
    },
  },
  // The desk: who may look where, and who may speak to the network.
  deskBorders('*', { closed: [], why: '' }),
  deskBorders('seat', {
    closed: ['graph', 'news', 'session', 'start'],
    why: 'What a seat was told asks nobody.',
  }),
  deskBorders('memory', {
    closed: ['graph', 'news', 'session', 'start'],
    why: 'What a seat remembers asks nobody.',
  }),
  deskBorders('map', {
    closed: ['graph', 'news', 'session', 'start', 'orders'],
    why: 'The map knows cells and marks: no orders, and no network.',
  }),
  {
    // Forms of orders are made of the shapes that are published; they are documents, of no room.
    files: ['apps/desk/src/orders/form/order-forms.ts', 'apps/desk/src/battle/orders/battle-forms.ts'],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  {
    files: ['apps/desk/src/**/*.{ts,tsx}'],
    ignores: ['apps/desk/src/graph/**', 'apps/desk/src/session/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_THE_NETWORK.map((name) => ({
          name,
          message: 'Only graph and session speak to the network.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML'].map((property) => ({
          property,
          message: 'Words become text nodes, never markup.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|style)$/]',
          message: 'The policy of the page lets no style attribute and no markup from text through.',
        },
      ],
    },
  },
  // Rules are deterministic: no clock, no global dice, no locale, no environment.
  {
    files: pure.map((name) => `libs/${name}/src/**/*.ts`),
    ignores: ['**/*.spec.ts', '**/specimen/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from keyed dice (libs/chance).' },
        { object: 'Date', property: 'now', message: 'Rules have no clock.' },
        { object: 'process', property: 'env', message: 'Rules have no environment.' },
        { property: 'localeCompare', message: 'Locale changes order; compare code units.' },
        { property: 'toLocaleString', message: 'Locale changes text.' },
        { property: 'toLocaleUpperCase', message: 'Locale changes text.' },
        { property: 'toLocaleLowerCase', message: 'Locale changes text.' },
      ],
      'no-restricted-globals': [
        'error',
        ...['performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'fetch'].map((name) => ({
          name,
          message: 'Rules have no clock, no dice but those they are given, and ask nobody.',
        })),
      ],
      'no-restricted-syntax': ['error', NO_CLOCK, ...NO_NUMBER_IN_LABELS],
    },
  },
  // The catalogue lists rules by their numbers.
  {
    files: ['libs/rulebooks/src/catalogue/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_CLOCK] },
  },
);
