import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { GITM_TURNS } from '@vedette/rulebooks';
import { drawTurn } from './draw-turn.js';

const page = new URL('../../docs/architecture.md', import.meta.url);
const [BEGIN, END] = ['<!-- turn graph: begin -->\n\n', '\n\n<!-- turn graph: end -->'];
/** Made anew with `PUBLISH_DOCS=yes npm run jest -- test/documents`. */
const graph = drawTurn(GITM_TURNS.campaign);

describe('the turn graph in the handbook', () => {
  if (process.env['PUBLISH_DOCS'] === 'yes') {
    const text = readFileSync(page, 'utf8');
    const [before] = text.split(BEGIN);
    const [, after] = text.split(END);
    writeFileSync(page, `${before}${BEGIN}${graph}${END}${after}`);
  }

  it('is the one that turns are resolved by', () => {
    expect(readFileSync(page, 'utf8')).toContain(`${BEGIN}${graph}${END}`);
  });

  it('shows every phase once, and an arrow for each that a phase waits for', () => {
    for (const { name, after } of GITM_TURNS.campaign) {
      expect(graph.split(`  ${name}["`)).toHaveLength(2);
      for (const before of after) expect(graph).toContain(`  ${before} --> ${name}\n`);
    }
    expect(graph).toContain('intelligence["intelligence<br>naval, land"]');
  });
});
