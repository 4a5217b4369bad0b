/**
 * What `./vedette` runs: installs and builds if that is needed, says nothing otherwise, and goes on as the command line
 * itself, in the same process, so that signals and exit codes are its own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepCompiled } from './keep-compiled.mjs';
import { asTool, prepare, root } from './prepare.mjs';

await asTool(() => prepare({ output: 'keep' }));
keepCompiled();
const main = join(root, 'apps', 'vedette', 'dist', 'main.js');
process.argv = [process.argv[0], main, ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
