import type { SentOrderDocument } from '@vedette/contracts';
import { Command } from 'commander';
import { asks } from '../server/server-command.js';

interface SentOrders {
  readonly turn: number;
  readonly closed: boolean;
  readonly orders: readonly SentOrderDocument[];
}

/** `vedette my-orders`: what stands; with `-v` every version and what became of it. */
export function myOrdersCommand(): Command {
  return asks<SentOrders>(
    new Command('my-orders')
      .option('--turn <number>', 'the latest turn unless given')
      .option('--piece <id>', 'of one unit or ship only'),
    (client, _, { turn, piece }) => {
      const query = new URLSearchParams({
        ...(turn === undefined ? {} : { turn: String(turn) }),
        ...(piece === undefined ? {} : { piece: String(piece) }),
      });
      return client.campaign('GET', `/orders?${query}`);
    },
    (sent, { verbose }) => tellOrders(sent, verbose ? 'all' : 'standing'),
  );
}

/** `vedette withdraw ORDER`: takes an order back while the turn is open. */
export function withdrawCommand(): Command {
  return asks<{ readonly id: string }>(
    new Command('withdraw')
      .argument('<order>', 'id as "my-orders" tells it')
      .option('--turn <number>', 'of an order for a turn to come'),
    (client, [order], { turn }) =>
      client.campaign(
        'DELETE',
        `/orders/${encodeURIComponent(order!)}${turn === undefined ? '' : `?turn=${encodeURIComponent(String(turn))}`}`,
      ),
    ({ id }) => `Order ${id} is withdrawn; what it had replaced stands again.\n`,
  );
}

const COUNTS = new Set(['stands', 'planned']);

function tellOrders({ turn, closed, orders }: SentOrders, which: 'standing' | 'all'): string {
  const shown = which === 'all' ? orders : orders.filter(({ status }) => COUNTS.has(status));
  const rest = orders.length - shown.length;
  return [
    `Turn ${turn}${closed ? ', closed' : ''}: ${shown.length} ${which === 'all' ? 'sent' : 'stand'}${rest === 0 ? '' : `; ${rest} earlier or refused versions (-v shows them)`}.`,
    ...shown.flatMap(({ text, status, receipt, sender, origin }) => [
      `  ${text}`,
      `      ${[
        status,
        `order ${receipt.id}`,
        ...(sender === null ? [] : [`sent by ${sender}`]),
        ...(origin === null ? [] : [`from ${origin.kind} order ${origin.id}`]),
      ].join(', ')}`,
      ...receipt.problems.map(({ severity, message, rule }) => `      ${severity}: ${message} [${rule}]`),
    ]),
    '',
  ].join('\n');
}
