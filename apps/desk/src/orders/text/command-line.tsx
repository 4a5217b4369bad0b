import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Completing } from './completing.js';
import type { OrderTexts } from './order-texts.js';
import type { ReadOrder, ReadText } from './read-orders.js';
import { TextFaults } from './text-faults.js';

interface CommandLineProps {
  readonly id: string;
  readonly label: string;
  /** The order as the card has it; shown while nobody writes. */
  readonly value: string;
  readonly texts: OrderTexts;
  readonly isLocked: boolean;
  /** The piece whose card it is: an order of another is not taken here. Null takes all. */
  readonly piece: string | null;
  readonly onOrders: (orders: readonly ReadOrder[]) => void;
}

const NOTHING: ReadText = { orders: [], faults: [], notes: [] };

/** An order in words. What is written changes the card as soon as it can be read, and the other way round. */
export function CommandLine(props: CommandLineProps): JSX.Element {
  const { id, label, value, texts, isLocked, piece, onOrders } = props;
  const written = useSignal<string | null>(null);
  const read = useSignal<ReadText>(NOTHING);
  const holder = useRef<HTMLDivElement>(null);
  const take = (text: string): void => {
    written.value = text;
    read.value = text.trim() === '' ? NOTHING : texts.read(text.replaceAll('\n', ' '));
    const orders = read.value.orders.filter(
      ({ key }) => piece === null || key === piece || key.startsWith(`${piece}/`),
    );
    if (read.value.faults.length === 0 && orders.length > 0 && piece !== null) onOrders(orders);
  };
  const finish = (): void => {
    if (piece === null && read.value.faults.length === 0 && read.value.orders.length > 0) {
      onOrders(read.value.orders);
      written.value = '';
      read.value = NOTHING;
    } else if (read.value.faults.length === 0) written.value = null;
  };
  return (
    <div
      ref={holder}
      class="command"
      onFocusOut={(event) => {
        // What was read is on the card, in its fixed spelling; what could not be read stays to be mended.
        if (
          !holder.current?.contains(event.relatedTarget as Node | null) &&
          piece !== null &&
          read.value.faults.length === 0
        )
          written.value = null;
      }}
    >
      <Completing
        id={id}
        label={label}
        value={written.value ?? value}
        lines={1}
        isLocked={isLocked}
        describedBy={`${id}-faults`}
        complete={texts.complete}
        onText={take}
        onEnter={finish}
      />
      <TextFaults id={`${id}-faults`} read={read.value} withLines={false} />
    </div>
  );
}
