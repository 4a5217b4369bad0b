/** Builds the desk into `dist/`: the page, files named by what is in them, and all of it compressed beforehand. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'vite';
import { packShape } from './pack-shapes.mjs';
import { packWords } from './pack-words.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
/** Below this, a file fits into one packet as it is. */
const SMALL = 512;
/** What follows in the name of a file that is not the door of a screen. */
const NO_SCREEN = '(?!.*screens?\\.ts$)';

/** Lists of words, packed. */
const words = {
  name: 'words',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  load: (id) =>
    id.endsWith('.ftl?raw')
      ? `export default ${JSON.stringify(packWords(readFileSync(id.replace('?raw', ''), 'utf8')))};`
      : null,
};

/** Shapes of orders, packed. */
const shapes = {
  name: 'shapes',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} text
   * @param {string} id
   */
  transform: (text, id) =>
    id.endsWith('orders.schema.json') ? JSON.stringify(packShape(JSON.parse(text))) : null,
};

/** Documents of GraphQL, without the indentation that only their writers read. */
const documents = {
  name: 'documents',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} text
   * @param {string} id
   */
  transform: (text, id) =>
    id.includes('/src/graph/')
      ? text.replaceAll(/(?<=graphql\(\s*)`[^`]*`/g, (document) => document.replaceAll(/\s+/g, ' '))
      : null,
};

/** What the builder has made small is made smaller: by what only several looks at a file find. */
const smaller = {
  name: 'smaller',
  /** @param {string} code */
  renderChunk: async (code) =>
    (
      await minify(code, {
        module: true,
        mangle: true,
        compress: { ecma: 2022, passes: 5, sequences: false },
      })
    ).code,
};

rmSync(dist, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  base: '/desk/',
  logLevel: 'warn',
  plugins: [words, shapes, documents, smaller],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['vedette-source', 'module', 'browser', 'production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Inlined files would be addresses of data, which the policy of the page does not let in.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What every screen stands on comes in one file, and so do small things that most of them share: each file that is little
        // is compressed worse, and named by all that fetch it.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 3,
              test: new RegExp(
                [
                  'node_modules/preact',
                  'apps/desk/src/(kit|seat|session|news|kept)/',
                  'src/(orders/(speak-out|attend-(drafts|turn)|seat-drafts|turned-over|plan-keys)|map/(layers|camera|plain-map)|rules/rule-link|graph/(dispositions|control-desk))',
                  'src/(start/(first-turn|tabs|more-page)|evening/(brief|play-for))',
                ].join('|'),
              ),
            },
            {
              // What orders are composed with in every game.
              name: 'composing',
              priority: 2,
              test: new RegExp(
                [
                  'desk/src/orders/(form|text/(command-line|completing|completion|book-text|book-changes|text-faults)|queue/queue-(of|row)|card/(draft|card)-)',
                  'desk/src/orders/(?!land-and-sea|place-words|orders-|joined|lay-on|dropped|planned|plan-keys)[a-z-]+\\.tsx?$',
                  'libs/order-rules/src/text/',
                  'desk/src/(evening/to-do-side|orders/pieces-of-draft)',
                ].join('|'),
              ),
            },
            {
              // What is opened of campaigns by land and sea alone; a screen learns its words when it is opened, and no sooner.
              name: 'land-and-sea',
              priority: 1,
              includeDependenciesRecursively: false,
              test: new RegExp(
                [
                  `desk/src/(orders/(?!marks)|plan/|chart/|battlefield/|staff/|evening/evening)${NO_SCREEN}`,
                  'libs/order-rules/src/(?!text/)',
                ].join('|'),
              ),
            },
            {
              // What lies beside the game: letters, the seat, oneself, and looking back.
              name: 'beside',
              priority: 1,
              includeDependenciesRecursively: false,
              test: new RegExp(
                [
                  `desk/src/(letters|me|debrief|my-seat|seeking|receipts|orders/marks|offline)/${NO_SCREEN}`,
                  `desk/src/start/first-steps${NO_SCREEN}`,
                ].join('|'),
              ),
            },
          ],
        },
      },
    },
    // What each file fetches: the budgets are worked out from it. The gateway serves no such file.
    manifest: 'manifest.json',
  },
});
/** The worker of the shell, with the files of this build: those of all screens, for offline none can be fetched. */
const files = readdirSync(join(dist, 'assets')).map((name) => `/desk/assets/${name}`);
const built = createHash('sha256')
  .update([readFileSync(join(dist, 'index.html'), 'utf8'), ...files].join('\n'))
  .digest('hex')
  .slice(0, 16);
writeFileSync(
  join(dist, 'shell.js'),
  readFileSync(join(root, 'shell-worker.js'), 'utf8')
    .replace('self.__FILES__', () => JSON.stringify([...files, '/desk/icon.svg']))
    .replace('self.__BUILD__', () => JSON.stringify(built)),
);
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name === 'manifest.json') continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  if (plain.length < SMALL) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}
