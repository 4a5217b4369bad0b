import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { serviceSettings, settingsTable } from '@vedette/platform';
import { correspondenceKeySettings, vaultSettings } from '@vedette/vault';
import {
  auditSettings,
  conductorSettings,
  correspondenceSettings,
  gatewaySettings,
  logStreamSettings,
  peopleSettings,
  trialSettings,
} from '@vedette/settings';
import { retentionSettings } from '../../apps/vedette/src/retention/retention-settings.js';

const root = new URL('../../', import.meta.url);
const page = new URL('docs/operate.md', root);

/** Who reads which settings. */
const READERS = {
  'Every service': serviceSettings,
  'Every service but `gateway` and `correspondence`, for what is kept secret': vaultSettings,
  '`gateway`': gatewaySettings,
  '`people`': peopleSettings,
  '`correspondence`': { ...correspondenceKeySettings, ...correspondenceSettings },
  '`turn-conductor`': { ...conductorSettings, ...logStreamSettings },
  '`land-resolution`, `naval-resolution`, `logistics`, `battle-table`': {
    ...auditSettings,
    ...trialSettings,
  },
  '`./vedette retention run`': retentionSettings,
};

/** As the page has it; made anew with `PUBLISH_DOCS=yes npm run jest -- test/documents`. */
const tables = Object.entries(READERS)
  .map(([readers, settings]) => `${readers}:\n\n${settingsTable(settings)}`)
  .join('\n');
const [BEGIN, END] = ['<!-- settings: begin -->\n\n', '\n<!-- settings: end -->'];

describe('the settings in the handbook', () => {
  if (process.env['PUBLISH_DOCS'] === 'yes') {
    const text = readFileSync(page, 'utf8');
    const [before] = text.split(BEGIN);
    const [, after] = text.split(END);
    writeFileSync(page, `${before}${BEGIN}${tables}${END}${after}`);
  }

  it('are those the services read, with what each decides, what is allowed and what holds unless it is set', () => {
    expect(readFileSync(page, 'utf8')).toContain(`${BEGIN}${tables}${END}`);
  });

  it('leave none out that is read anywhere', () => {
    const files = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.spec\.ts$|node_modules|\/dist\//.test(file)),
    );
    const read = files.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\b([A-Z][A-Z_]+): \w+Setting\(/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !tables.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
