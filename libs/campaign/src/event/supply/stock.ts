import { Type, type Static } from '@sinclair/typebox';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import { oneOf } from '../../document/names.schema.js';

/** What a place or headquarters holds after a transaction. */
export const Stock = Type.Object({
  kind: oneOf(['city', 'port', 'unit', 'depot']),
  name: Type.String(),
  left: Type.Integer({ minimum: 0 }),
});
export type Stock = Static<typeof Stock>;

/** Sets the supplies of a place or headquarters to what the event says. */
export function settleStock(state: MutableCampaignState, stock: Stock | null | undefined): void {
  if (!stock) return;
  if (stock.kind === 'city') state.city(stock.name).supplies = stock.left;
  else if (stock.kind === 'unit') state.unit(stock.name).supplies = stock.left;
  else if (stock.kind === 'depot') state.depot(stock.name).supplies = stock.left;
  else {
    const port = state.ports.get(stock.name);
    if (port) port.supplies = stock.left;
  }
}
