/**
 * `node tools/run-source.mjs test/bench/turn/main.ts …`: runs a program of this workspace from its TypeScript, every
 * package of ours read from its source, under the Node that Vedette runs under.
 */
import { asTool, ensureRuntime } from './prepare.mjs';
import { goOnAs } from './runtime.mjs';

await asTool(ensureRuntime);
await goOnAs(process.execPath, ['--conditions=vedette-source', '--import', 'tsx', ...process.argv.slice(2)]);
