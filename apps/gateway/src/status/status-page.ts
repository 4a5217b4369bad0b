import type { HouseStatusView } from './house-status.views.js';
import type { PartState } from './part-states.js';

const STATES: Readonly<Record<PartState, string>> = {
  runs: 'runs',
  away: 'away',
  unknown: 'cannot be reached to ask',
};

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1a17;background:#fbf9f4}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #cfc8b8}
@media (prefers-color-scheme:dark){body{color:#ece7db;background:#1c1a17}th,td{border-color:#4a4438}}`;

/**
 * The state of the house as a page that needs nothing but itself and no script. Every word in it is the house's own: nothing that a
 * user wrote comes into it.
 */
export function statusPage({ runs, parts, stalls, verified }: HouseStatusView): string {
  const rows = parts.map(({ part, state, does, waits }) =>
    row(part, STATES[state], waits === null ? sentence(does) : `${sentence(does)} ${waits}`),
  );
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Status</title><style>${STYLE}</style></head>`,
    '<body><main>',
    `<h1>${headline(runs, parts)}</h1>`,
    ...stallsOf(stalls),
    '<table><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">What it does</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody></table>`,
    '<h2>Turns verified</h2>',
    '<p>Now and then a resolved turn is resolved once more and compared with the log.</p>',
    verificationsOf(verified),
    '</main></body></html>',
    '',
  ].join('\n');
}

const row = (head: string, ...cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** Who finds every part at work shall not look for one that is away. */
const headline = (runs: boolean, parts: HouseStatusView['parts']): string => {
  if (runs) return 'Everything runs';
  return parts.every(({ state }) => state === 'runs') ? 'Not everything goes on' : 'Not everything runs';
};

function stallsOf(stalls: HouseStatusView['stalls']): readonly string[] {
  if (stalls === null) return ['<p>Whether anything stands still cannot be learned now.</p>'];
  if (stalls.length === 0) return [];
  return [`<h2>What stands still</h2><ul>${stalls.map(({ words }) => `<li>${words}</li>`).join('')}</ul>`];
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

function verificationsOf(verified: HouseStatusView['verified']): string {
  if (verified === null) return '<p>When that last was cannot be learned now.</p>';
  if (verified.length === 0) return '<p>None has been verified yet.</p>';
  const rows = verified.map(({ owner, at, agrees }) =>
    row(
      owner,
      `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`,
      agrees ? 'came out the same' : 'came out otherwise',
    ),
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
