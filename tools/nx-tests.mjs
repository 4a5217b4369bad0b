import { dirname } from 'node:path';

/** What `npm run check` leaves out as well. */
const NOT_EVERY_DAY = String.raw`\.(int|e2e|long)\.spec\.ts$`;

/** What suites and tests of the house read besides sources. */
const PUBLISHED = ['docs/**/*', 'deploy/**/*', 'schemas/**/*', '*.md'].map(
  (path) => `{workspaceRoot}/${path}`,
);

const testsOf = (root) => ({
  executor: 'nx:run-commands',
  options: {
    command: `npm run --silent jest -- ${root}/ --passWithNoTests --maxWorkers=1 --testPathIgnorePatterns '${NOT_EVERY_DAY}' /node_modules/ /dist/`,
    cwd: '{workspaceRoot}',
  },
  cache: true,
  inputs: [
    'tests',
    '^code',
    '{workspaceRoot}/jest.config.mjs',
    '{workspaceRoot}/package-lock.json',
    ...(root.startsWith('test/') ? PUBLISHED : []),
  ],
});

/**
 * Gives every library, service and folder of `test` a target `test`: its unit tests, which run anew when it has changed or
 * anything that its sources import. nx reads the imports themselves, so no list has to be kept.
 */
export const createNodesV2 = [
  '{{apps,libs}/*/package.json,test/*/*.spec.ts}',
  (files) => {
    const roots = new Map(files.map((file) => [dirname(file), file]));
    return [...roots].map(([root, file]) => {
      const name = root.startsWith('test/') ? { name: root.replace('/', '-') } : {};
      return [file, { projects: { [root]: { root, ...name, targets: { test: testsOf(root) } } } }];
    });
  },
];
