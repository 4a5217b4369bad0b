import { signal } from '@preact/signals';

const here = new Set<string>();

/** How many requests with orders of this page are not answered yet: whose orders those in the book are is known after that. */
export const waitingHere = signal(0);

/** Whether an order was sent from this page, by its receipt. */
export const isSentHere = (receipt: string): boolean => here.has(receipt);

/** Sends orders, and remembers their receipts as those of this page. @throws DeskProblem as the sending does */
export async function rememberingReceipts<Receipts extends readonly { readonly id: string }[]>(
  send: () => Promise<Receipts>,
): Promise<Receipts> {
  waitingHere.value++;
  try {
    const receipts = await send();
    for (const { id } of receipts) here.add(id);
    return receipts;
  } finally {
    waitingHere.value--;
  }
}
