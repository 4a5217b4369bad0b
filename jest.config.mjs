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
  testEnvironment: 'node',
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/test', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^@vedette/platform/version$': '<rootDir>/libs/platform/src/version/build.ts',
    '^@vedette/documents/nearest$': '<rootDir>/libs/documents/src/nearest.ts',
    '^@vedette/rulebooks/catalogue$': '<rootDir>/libs/rulebooks/src/catalogue/index.ts',
    '^@vedette/order-rules/text$': '<rootDir>/libs/order-rules/src/text/index.ts',
    '^@vedette/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
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
  // Suites that try more where there is time (test/how-many.ts) take hours then.
  testTimeout: process.env.TEST_LONG === 'yes' ? 4 * 3_600_000 : 30_000,
};
