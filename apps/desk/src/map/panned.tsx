import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import { isPhone } from '../kit/phone.js';
import { keepAim } from './aim.js';
import { CrossHair } from './cross-hair.js';
import { steerBy } from './gestures.js';

interface PannedProps {
  /** The attribute by which a place within is named. */
  readonly named: 'data-tactical' | 'data-place';
  /** The place to look at; it is brought to the middle whenever it becomes another. */
  readonly lookAt: string | null;
  readonly children: ComponentChildren;
}

/** How far a sheet is enlarged at most: its lettering is made to be read as it is, and it is never shrunk. */
const LARGEST = 2.5;

/** A sheet of places that is wider than a phone: there it is dragged and zoomed like the map below a cross-hair; elsewhere it lies as it is. */
export function Panned({ named, lookAt, children }: PannedProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const phone = isPhone.value;
  useEffect(() => (phone ? pan(holder.current!, content.current!, named) : undefined), [phone]);
  useEffect(() => {
    const place =
      lookAt === null ? null : holder.current!.querySelector(`[${named}="${CSS.escape(lookAt)}"]`);
    if (phone && place) bringToMiddle(holder.current!, place);
  }, [phone, lookAt]);
  return (
    <div class="panned">
      <div ref={holder} class="panned-sheet">
        <div class="panned-room">
          <div ref={content}>{children}</div>
        </div>
      </div>
      <CrossHair />
    </div>
  );
}

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

function bringToMiddle(holder: HTMLElement, place: Element): void {
  const [[x, y], [east, south]] = [middleOf(holder), middleOf(place)];
  holder.scrollBy(east - x, south - y);
}

/** Steers a sheet and keeps what is under its cross-hair. Returns what ends that. */
function pan(holder: HTMLElement, content: HTMLElement, named: string): () => void {
  const under = (x: number, y: number): HTMLElement | SVGElement | null => {
    const places = document.elementsFromPoint(x, y).map((one) => one.closest(`[${named}]`));
    return (places.find((place) => place && holder.contains(place)) as HTMLElement | undefined) ?? null;
  };
  /** Grows with every change of what is under the cross-hair. */
  const moves = signal(0);
  const moved = (): void => void moves.value++;
  let scale = 1;
  const letGo = steerBy(holder, {
    pan: (east, south) => holder.scrollBy(-east, -south),
    zoom: (factor, left, top) => {
      const next = Math.min(LARGEST, Math.max(1, scale * factor));
      const grows = next / scale;
      scale = next;
      content.style.zoom = String(scale);
      // The point under the hand stays under it; around the sheet lies half a frame.
      const [width, height] = [holder.clientWidth / 2, holder.clientHeight / 2];
      holder.scrollTo(
        (holder.scrollLeft + left - width) * grows + width - left,
        (holder.scrollTop + top - height) * grows + height - top,
      );
    },
    // What has the focus is what is said.
    look: (left, top) => {
      const box = holder.getBoundingClientRect();
      under(box.left + left, box.top + top)?.focus({ preventScroll: true });
    },
    settled: () => under(...middleOf(holder))?.focus({ preventScroll: true }),
  });
  const noAim = keepAim(() => {
    void moves.value;
    const place = under(...middleOf(holder));
    return (
      place && {
        name: place.getAttribute(named)!,
        // As it is drawn by then: a sheet that was drawn anew has other elements under the same names.
        point: () => {
          const now = under(...middleOf(holder));
          now?.focus({ preventScroll: true });
          now?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        },
      }
    );
  });
  const sizes = new ResizeObserver(moved);
  sizes.observe(holder);
  sizes.observe(content);
  holder.addEventListener('scroll', moved);
  return () => {
    letGo();
    noAim();
    sizes.disconnect();
    holder.removeEventListener('scroll', moved);
    content.style.zoom = '';
  };
}
