import { chooseRuntime, packagedNode } from './tools/runtime.mjs';

/**
 * Jest in ESM mode; every workspace package is read from its source, so no build is needed before a test. `npm test` runs
 * everything; the everyday `npm run check` leaves out what needs servers (`*.int.spec.ts`), processes as they were built
 * (`*.e2e.spec.ts`) or many seconds of processor for what other tests guard already (`*.long.spec.ts`).
 */
const choice = chooseRuntime({ packaged: packagedNode(import.meta.dirname), version: process.versions.node });
if (choice.use !== 'this')
  throw new Error(choice.why ?? `Run tests by "npm test" or "npm run jest", which take ${choice.binary}.`);

export default {
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/test', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@vedette/platform/version$': '<rootDir>/libs/platform/src/version/build.ts',
    '^@vedette/documents/nearest$': '<rootDir>/libs/documents/src/nearest.ts',
    '^@vedette/rulebooks/catalogue$': '<rootDir>/libs/rulebooks/src/catalogue/index.ts',
    '^@vedette/rulebooks/figures$': '<rootDir>/libs/rulebooks/src/figures-of-book.ts',
    '^@vedette/rulebooks/ships$': '<rootDir>/libs/rulebooks/src/ship/ships-of-all-books.ts',
    '^@vedette/order-rules/text$': '<rootDir>/libs/order-rules/src/order-texts/index.ts',
    '^@vedette/battle/text$': '<rootDir>/libs/battle/src/text/index.ts',
    '^@vedette/app-reporting/again$': '<rootDir>/apps/reporting/src/again/index.ts',
    '^@vedette/testing/drill$': '<rootDir>/libs/testing/src/drill.ts',
    '^@vedette/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@sinclair/typebox$': '<rootDir>/tools/jest/shared/typebox.cjs',
    '^ajv/dist/2020\\.js$': '<rootDir>/tools/jest/shared/ajv.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ftl$': '<rootDir>/tools/jest/text.mjs',
    '^.+\\.tsx$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  // What a suite loaded as ES modules is not let go by its process: one that holds more than this starts afresh.
  workerIdleMemoryLimit: '1GB',
  // The one limit of every test and hook (eslint.config.mjs lets none have its own): what hangs ends, and a machine that is
  // ten times slower, with both cores busy, is no failure. Suites that try more where there is time (test/how-many.ts) take hours.
  testTimeout: process.env.TEST_LONG === 'yes' ? 4 * 3_600_000 : 20 * 60_000,
};
