import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The rooms of the house and which rooms each may import: arrows never point from rules to services. */
const rooms = {
  chance: [],
  documents: [],
  geography: [],
  hex: [],
  battle: ['chance', 'documents', 'hex', 'record'],
  'battle-sight': ['battle', 'hex', 'record'],
  'battle-scenarios': [],
  'battle-rules': ['battle', 'battle-sight', 'chance', 'documents', 'hex', 'record'],
  'battle-reports': ['battle', 'battle-sight', 'hex'],
  theatres: ['campaign', 'geography'],
  record: ['chance'],
  observed: ['record'],
  campaign: ['documents', 'geography', 'record'],
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
  reports: ['cartography', 'geography', 'observation', 'order-rules/text', 'rulebooks/catalogue'],
  intelligence: ['observed', 'record', 'geography', 'campaign', 'rulebooks', 'observation'],
  scenarios: ['campaign', 'geography', 'theatres', 'rulebooks'],
  database: [],
  'event-store': ['database'],
  platform: ['database'],
  messaging: ['platform', 'contracts'],
  servers: [],
  testing: ['servers'],
  'turn-clock': ['campaign'],
  turns: ['campaign'],
  notices: [],
  contracts: ['campaign', 'turn-clock', 'record', 'observed'],
  vault: ['platform', 'database'],
  people: ['platform', 'vault'],
  ledger: [
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
    'campaign',
    'rulebooks',
    'theatres',
    'referee',
    'ledger',
    'event-store',
    'vault',
    'messaging',
    'platform',
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
  'land-rules',
  'naval-rules',
  'supply-rules',
  'observation',
  'order-rules',
  'referee',
  'turn-clock',
  'turns',
  'cartography',
  'intelligence',
  'notices',
];
const services = {
  gateway: [
    'database',
    'contracts',
    'messaging',
    'platform',
    'campaign',
    'vault',
    'people',
    'turn-clock',
    'notices',
    'rulebooks/catalogue',
  ],
  people: ['database', 'contracts', 'messaging', 'platform', 'campaign', 'vault', 'people', 'notices'],
  correspondence: [
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

/** Folders for tests alone; `.swcrc` and `.dockerignore` leave the same out of what is built and of the image. */
const TEST_FOLDERS = ['testing', 'specimen', 'torture'];
const forTests = (room) => ['**/*.spec.ts', ...TEST_FOLDERS.map((folder) => `${room}/src/**/${folder}/**`)];
const NOT_FROM_TESTS = {
  group: TEST_FOLDERS.map((folder) => `**/${folder}/**`),
  message: 'What is for tests is not built: nothing else may import it.',
};

export default tseslint.config(
  {
    ignores: ['**/dist/**', 'node_modules/**', '.cache/**', '.nx/**', '.data/**', 'coverage/**', '**/*.mjs'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts'],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    settings: {
      // Imports name the compiled file; what lies there is the source.
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
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
    files: ['**/*.spec.ts', '**/testing/**/*.ts', 'test/**/*.ts'],
    rules: { 'max-lines': 'off', 'import-x/no-relative-packages': 'off' },
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
  // Rules are deterministic: no clock, no global dice, no locale, no environment.
  {
    files: pure.map((name) => `libs/${name}/src/**/*.ts`),
    ignores: ['**/*.spec.ts', 'libs/rulebooks/src/catalogue/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from keyed dice (libs/chance).' },
        { object: 'Date', property: 'now', message: 'Rules have no clock.' },
        { object: 'process', property: 'env', message: 'Rules have no environment.' },
        { property: 'localeCompare', message: 'Locale changes order; compare code units.' },
        { property: 'toLocaleString', message: 'Locale changes text.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Rules have no clock.',
        },
        // A number written into a label is AMWOL's, whatever book is in force.
        ...['Literal[value=/^\\d+\\.\\d+[a-z]? /]', 'TemplateElement[value.raw=/^\\d+\\.\\d+[a-z]? /]'].map(
          (selector) => ({
            selector,
            message: 'Label draws by the key of their rule (landLabel, navalLabel, drawLabel).',
          }),
        ),
      ],
    },
  },
);
