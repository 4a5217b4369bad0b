import { batch } from '@preact/signals';
import { orderTemplates, standingOrders } from '../../graph/dispositions.js';
import type { Seat } from '../../graph/order-desk.js';
import { problemOf } from '../../graph/problem.js';
import { speakOut } from '../speak-out.js';
import { standing, templates } from '../../seat/dispositions.js';
import { say } from '../../words/words.js';

/** Reads what outlasts a turn: templates and standing orders. */
export async function loadDispositions(seat: Seat): Promise<void> {
  await trying(async () => {
    const [kept, repeated] = await Promise.all([orderTemplates(seat), standingOrders(seat)]);
    batch(() => {
      templates.value = kept;
      standing.value = repeated;
    });
  });
}

/** Does something at the house, and says aloud when it could not be done; whether it was. */
export async function trying(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (thrown) {
    const problem = problemOf(thrown);
    speakOut(problem.isOffline ? say('problem-offline') : problem.message, true);
    return false;
  }
}
