/**
 * `npm test`: every test there is. Finds or starts Postgres and NATS, gives the tests a database of their own, runs Jest
 * (arguments are passed on), names what was skipped, and ends with one plain line of figures. With `--long` the suites
 * that try many worlds try many more. Where CI is set, a skip without a reason in .ci/allowed-skips.json is a failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepCompiled } from './keep-compiled.mjs';
import { asTool, prepare, root } from './prepare.mjs';
import { skippedTests, tally, tallyLine, unexcused } from './test-tally.mjs';

await asTool(() => prepare({ output: 'show' }));
keepCompiled();

const work = join(root, '.cache', `test-${process.pid}`);
const database = `vedette_test_${process.pid}`;
const wanted = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = process.argv.includes('--long');
/** Tests that are chosen by name leave all others out, which is no skip. */
const isChosen = wanted.some((argument) => /^(-t|--testNamePattern)/.test(argument));
const say = (line) => process.stderr.write(`${line}\n`);

const dropDatabase = async (url) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url.replace(`/${database}`, '/postgres'));
  await client.connect();
  await client.query(`drop database if exists "${database}" with (force)`);
  await client.end();
};

const runJest = (env, outputFile) =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    const child = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
        '--json',
        `--outputFile=${outputFile}`,
        ...wanted,
      ],
      // With --json Jest sends its report for machines to standard output; the one for people goes to standard error.
      {
        cwd: root,
        stdio: ['inherit', 'ignore', 'inherit'],
        env: { ...process.env, ...env, ...(isLong ? { TEST_LONG: 'yes' } : {}) },
      },
    );
    child.on('error', (error) => {
      say(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

mkdirSync(work, { recursive: true });
const { resolveServers } = await import('../libs/servers/dist/index.js');
let servers;
try {
  servers = await resolveServers({
    database,
    dataFolder: join(work, 'data'),
    routes: ['running', 'local', 'embedded', 'testcontainers'],
    natsAccess: 'open',
    say,
  });
} catch (error) {
  say(error.message);
  rmSync(work, { recursive: true, force: true });
  process.exit(1);
}

let code = 1;
let line = tallyLine({ passed: 0, failed: 1, skipped: 0 });
try {
  const outputFile = join(work, 'result.json');
  code = await runJest({ DATABASE_URL: servers.databaseUrl, NATS_URL: servers.natsUrl }, outputFile);
  const result = JSON.parse(readFileSync(outputFile, 'utf8'));
  const counts = tally(result);
  line = tallyLine(counts);
  if (counts.failed > 0 && code === 0) code = 1;
  const skipped = isChosen ? [] : skippedTests(result, root);
  for (const name of skipped) say(`Skipped: ${name}`);
  if (process.env.CI) {
    const allowed = JSON.parse(readFileSync(join(root, '.ci', 'allowed-skips.json'), 'utf8'));
    const faults = unexcused(skipped, allowed);
    for (const name of faults) say(`No reason is on file (.ci/allowed-skips.json) for skipping: ${name}`);
    if (faults.length > 0) code = 1;
  }
} catch (error) {
  say(`Jest left no result: ${error.message}`);
  code ||= 1;
} finally {
  if (new URL(servers.databaseUrl).pathname === `/${database}`) {
    await dropDatabase(servers.databaseUrl).catch((error) =>
      say(`Could not drop ${database}: ${error.message}`),
    );
  }
  await servers.stop();
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`${line}\n`);
process.exit(code);
