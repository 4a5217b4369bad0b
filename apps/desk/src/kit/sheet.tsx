import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import { say } from '../words/words.js';
import { noFling } from './no-fling.js';
import { isPhone } from './phone.js';

const HEIGHTS = ['low', 'half', 'tall'] as const;
type SheetHeight = (typeof HEIGHTS)[number];

/** How high the sheet stands; it stays so from screen to screen. */
export const sheetHeight = signal<SheetHeight>('half');

/** Pixels by which the bar is dragged before the sheet follows. */
const DRAG = 24;

/** What a sheet shows on a phone besides what lies upon it. */
export interface SheetHead {
  /** What the sheet is about: when it becomes another, its card is brought up. */
  readonly about?: string | null;
  /** What can be done at whatever height. */
  readonly bar?: ComponentChildren;
  /** What was said last, in sight at whatever height. */
  readonly said?: ComponentChildren;
}

/** What stands beside a screen; on a phone a sheet of three heights below it, with a bar that nothing covers. */
export function Sheet(props: SheetHead & { readonly children: ComponentChildren }): JSX.Element {
  const { about = null, bar, said, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const raise = (): void => {
    if (sheetHeight.peek() === 'low') sheetHeight.value = 'half';
  };
  useEffect(() => {
    const card = body.current?.querySelector('.card');
    if (!isPhone.peek() || about === null || !card) return;
    raise();
    body.current!.scrollTop += card.getBoundingClientRect().top - body.current!.getBoundingClientRect().top;
  }, [about]);
  return (
    <div class="sheet" data-height={sheetHeight.value}>
      {isPhone.value && (
        <>
          <Bar>{bar}</Bar>
          {said}
        </>
      )}
      {/* Whatever has the focus must be seen. */}
      <div ref={body} class="sheet-body" onFocusIn={raise}>
        {children}
      </div>
    </div>
  );
}

/** Pixels from which a browser no more counts a finger that rolls as one that taps. */
const ROLLED = 15;

/** Dragged up and down, or pressed at its button, it changes the height of the sheet. */
function Bar({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const from = useRef<number | null>(null);
  const first = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const next = HEIGHTS[(HEIGHTS.indexOf(sheetHeight.value) + 1) % HEIGHTS.length]!;
  const step = (by: 1 | -1): void => {
    sheetHeight.value = HEIGHTS[HEIGHTS.indexOf(sheetHeight.peek()) + by] ?? sheetHeight.peek();
  };
  return (
    <div
      class="sheet-bar"
      onPointerDown={({ clientX: x, clientY: y }) => {
        from.current = y;
        first.current = { x, y };
      }}
      onPointerMove={(event) => {
        const by = event.clientY - (from.current ?? event.clientY);
        if (Math.abs(by) < DRAG) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
        first.current = null;
        step(by < 0 ? 1 : -1);
      }}
      onTouchMove={noFling}
      onPointerUp={({ pointerType, clientX, clientY, target }) => {
        from.current = null;
        const { x, y } = first.current ?? { x: Infinity, y: 0 };
        const far = Math.hypot(clientX - x, clientY - y);
        // A finger that rolled and did not drag has pressed what it lay on, though no click comes of it.
        if (pointerType === 'touch' && far >= ROLLED && far < DRAG)
          (target as Element).closest('button')?.click();
      }}
      onPointerCancel={() => (from.current = null)}
    >
      <button type="button" class="sheet-height" onClick={() => (sheetHeight.value = next)}>
        <span aria-hidden="true">{next === 'low' ? '▾' : '▴'}</span> {say(`sheet-${next}`)}
      </button>
      {children}
    </div>
  );
}
