import type { JSX } from 'preact';

interface RangeBarProps {
  readonly least: number;
  readonly most: number;
  /** What the whole width stands for. */
  readonly of: number;
}

const WIDTH = 100;

/** A strength as a bar from the least to the most it may be; the figures stand beside it. */
export function RangeBar({ least, most, of }: RangeBarProps): JSX.Element {
  const at = (value: number): number => (of === 0 ? 0 : (value / of) * WIDTH);
  return (
    <svg class="range" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="range-all" x="0" y="4" width={WIDTH} height="2" />
      <rect class="range-sure" x="0" y="2" width={at(least)} height="6" />
      <rect class="range-maybe" x={at(least)} y="2" width={Math.max(1, at(most) - at(least))} height="6" />
    </svg>
  );
}
