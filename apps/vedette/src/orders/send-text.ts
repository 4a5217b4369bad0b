import type { JudgementDocument, ReceiptDocument, UnreadableOrder } from '@vedette/contracts';
import type { TextNote } from '@vedette/order-rules';
import { MalformedDocumentError } from '@vedette/campaign';
import { GatewayRefusedError } from '../start/gateway-refused.error.js';
import { ServerUnreachableError } from './server-unreachable.error.js';
import type { TextOutcome } from './outcome.js';
import type { OrdersOptions } from './orders.command.js';

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
 * @throws GatewayRefusedError @throws ServerUnreachableError @throws MalformedDocumentError when it is not said where to
 */
export async function sendText(text: string, options: OrdersOptions): Promise<TextOutcome> {
  const { server, campaign, turn, standing, preview } = options;
  const token = options.token ?? process.env['VEDETTE_TOKEN'];
  const query = new URLSearchParams({
    ...(turn === undefined ? {} : { turn: String(turn) }),
    ...(standing && !preview ? { standing: 'true' } : {}),
  });
  const path = `/campaigns/${mustBeGiven('--campaign', campaign)}/orders${preview ? '/preview' : ''}`;
  const address = mustBeGiven('--server', server).replace(/\/$/, '');
  const authorization = `Bearer ${mustBeGiven('--token', token)}`;
  const answer = await fetch(`${address}${path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8', authorization },
    body: text,
  }).catch((error: unknown) => {
    throw new ServerUnreachableError(address, error);
  });
  const body = await answer.text();
  if (!answer.ok) throw new GatewayRefusedError('POST', path, answer.status, problemIn(body));
  return outcomeOf(JSON.parse(body) as Answer);
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

function mustBeGiven(option: string, value: string | undefined): string {
  if (value) return value;
  throw new MalformedDocumentError(option, [
    {
      pointer: '',
      found: 'nothing',
      allowed: '--server, --campaign and --token to send orders, or --position to check them',
    },
  ]);
}

/** What a problem document says, line by line. */
function problemIn(body: string): string {
  try {
    const {
      code,
      detail,
      errors = [],
    } = JSON.parse(body) as {
      code?: string;
      detail?: string;
      errors?: { message: string }[];
    };
    const said = errors.length > 0 ? errors.map(({ message }) => message) : [detail ?? ''];
    return `${code ?? ''}\n${said.map((line) => `  ${line}`).join('\n')}`;
  } catch {
    return body.slice(0, 200);
  }
}
