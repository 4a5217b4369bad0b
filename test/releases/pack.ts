import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run pack-release -- FOLDER`: packs a checkout that was built into `<version>.tar.gz` beside this file, so that upgrades from that release
 * are tested wherever the tests are. What our own packages are built to, their data and published documents; no sources, tests or types,
 * and no packages of others: those are found in the checkout around it.
 */
const [folder = ''] = process.argv.slice(2);
const NOT_PACKED = ['*.spec.js', '*.map', '*.d.ts', '*/dist/testing', 'apps/vedette', 'libs/testing'];
const PACKED = [
  ...['package.json', 'schemas'],
  ...['apps/*/package.json', 'apps/*/dist', 'apps/gateway/openapi.json', 'apps/gateway/schema.graphql'],
  ...['libs/*/package.json', 'libs/*/dist', 'libs/*/data'],
  'node_modules/@vedette/*',
];

if (!existsSync(`${folder}/apps/gateway/dist/main.js`)) {
  process.stderr.write(`"${folder}" is no checkout that was built: npm run pack-release -- FOLDER\n`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
const to = fileURLToPath(new URL(`${version}.tar.gz`, import.meta.url));
const files = PACKED.flatMap((pattern) => globSync(pattern, { cwd: folder })).sort();
// The same folder packs to the same bytes: nothing of when or by whom.
const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=2000-01-01'];
const without = NOT_PACKED.map((pattern) => `--exclude=${pattern}`);
execFileSync('tar', ['-I', 'gzip -9n', '-cf', to, '-C', folder, ...plain, ...without, ...files]);
process.stdout.write(`${to}\n`);
