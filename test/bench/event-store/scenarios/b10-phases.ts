import { createHash } from 'node:crypto';
import { EventStore } from '@vedette/event-store';
import pg from 'pg';
import type { Findings } from '../findings.js';
import { batches } from '../payload.js';

const PHASES = 300;
const EVENTS = 40;

/** A command id that every worker derives alike. */
const commandOf = (campaign: string, phase: number): string => {
  const hex = createHash('sha256').update(`${campaign}/${phase}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** B10: workers racing to resolve the same phases. */
export const phaseScenario = async (findings: Findings, url: string): Promise<void> => {
  const store = new EventStore(new pg.Pool({ connectionString: url, max: 8 }));
  await store.migrate();
  const [events = []] = batches(EVENTS, 1);
  for (const workers of [1, 2, 6]) {
    let fresh = 0;
    let replayed = 0;
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: workers }, async () => {
        for (let phase = 0; phase < PHASES; phase += 1) {
          const campaign = `w${workers}-c${phase % 10}`;
          const expectedVersion = Math.floor(phase / 10) * EVENTS;
          const commandId = commandOf(campaign, phase);
          const appended = await store.append({
            campaign,
            stream: 'land',
            expectedVersion,
            commandId,
            events,
          });
          fresh += appended.replayed ? 0 : 1;
          replayed += appended.replayed ? 1 : 0;
        }
      }),
    );
    const seconds = ((performance.now() - begun) / 1_000).toFixed(2);
    const holds = fresh === PHASES && replayed === PHASES * (workers - 1);
    findings.judge(
      'B10',
      `${workers} workers: fresh = phases`,
      `${fresh} fresh, ${replayed} replayed, ${seconds} s`,
      holds,
    );
  }
  await store.pool.end();
};
