import type { Settings } from './read-configuration.js';

/** The settings as a Markdown table, so that documentation is printed from the code that reads them. */
export const settingsTable = (settings: Settings): string =>
  [
    '| Variable | Decides | Value | Default |',
    '|---|---|---|---|',
    ...Object.entries(settings).map(
      ([name, { decides, wanted, fallback }]) =>
        `| \`${name}\` | ${decides} | ${wanted} | ${fallback === undefined ? '**required**' : fallback.shown} |`,
    ),
    '',
  ].join('\n');
