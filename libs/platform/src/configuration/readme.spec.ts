import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { serviceSettings } from './service-settings.js';
import { settingsTable } from './settings-table.js';

describe('the README of the platform', () => {
  it('lists the settings as the code reads them', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(settingsTable(serviceSettings));
  });
});
