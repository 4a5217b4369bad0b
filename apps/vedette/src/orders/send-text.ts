import type { JudgementDocument, ReceiptDocument, UnreadableOrder } from '@vedette/contracts';
import type { TextNote } from '@vedette/order-rules';
import { HouseClient } from '../server/house-client.js';
import type { TextOutcome } from './outcome.js';
import type { OrdersOptions } from './orders-options.js';

interface Answer {
  readonly results: readonly {
    readonly line: number;
    readonly text: string;
    readonly receipt?: ReceiptDocument;
    readonly judgement?: JudgementDocument;
  }[];
  readonly unreadable: readonly UnreadableOrder[];
  readonly notes: readonly TextNote[];
}

/**
 * Sends a text of orders to a server, or asks it for a preview.
 * @throws GatewayRefusedError @throws ServerUnreachableError @throws UsageError when it is not said where to, or as whom
 */
export async function sendText(text: string, options: OrdersOptions): Promise<TextOutcome> {
  const { turn, standing, preview } = options;
  const query = new URLSearchParams({
    ...(turn === undefined ? {} : { turn: String(turn) }),
    ...(standing && !preview ? { standing: 'true' } : {}),
  });
  const path = `/orders${preview ? '/preview' : ''}?${query}`;
  return outcomeOf(await new HouseClient(options).sendText<Answer>('POST', path, text));
}

function outcomeOf({ results, unreadable, notes }: Answer): TextOutcome {
  return {
    results: results.map(({ line, text, receipt, judgement }) => {
      const { accepted, understood, problems } = (receipt ?? judgement)!;
      return {
        line,
        text,
        accepted,
        understood,
        problems,
        ...(receipt ? { receipt: { id: receipt.id, turn: receipt.turn, version: receipt.version } } : {}),
      };
    }),
    unreadable,
    notes,
  };
}
