import type { PublicKey, Signed } from '../seat/signature.js';
import { addressFor } from './for-whom.js';
import type { Seat } from './order-desk.js';
import { send } from './send.js';

const read = async <T>({ campaign, player }: Seat, rest: string): Promise<T> =>
  (await (await send(`/campaigns/${encodeURIComponent(campaign)}${rest}`, { seat: player })).json()) as T;

/** The key with which receipts of this campaign are signed; another installation signs with another. @throws DeskProblem */
export const keyOfReceipts = (seat: Seat): Promise<PublicKey> => read(seat, '/receipt-key');

/** Every receipt of the open turn, as it was signed. @throws DeskProblem */
export async function receiptsOf(seat: Seat): Promise<(Signed & { readonly id: string })[]> {
  const { orders } = await read<{ orders: { receipt: Signed & { readonly id: string } }[] }>(
    seat,
    addressFor(seat.player, '/orders', 'officer'),
  );
  return orders.map(({ receipt }) => receipt);
}
