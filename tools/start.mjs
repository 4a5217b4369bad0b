/**
 * `npm start`: from a fresh clone to a running house. Installs and builds with progress shown, then goes on as
 * `vedette start` in the same process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepCompiled } from './keep-compiled.mjs';
import { asTool, prepare, root } from './prepare.mjs';

await asTool(() => prepare({ output: 'show' }));
keepCompiled();
const main = join(root, 'apps', 'vedette', 'dist', 'main.js');
process.argv = [process.argv[0], main, 'start', ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
