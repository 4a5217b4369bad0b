import { describe, expect, it } from '@jest/globals';
import type { SquareView, StackView } from '../input/strategic-view.schema.js';
import { armsOf, marksOf, sizeSign } from './strategic-marks.js';
import { tacticalMarks } from './tactical-map.js';

function stack(more: Partial<StackView> = {}): StackView {
  return { state: 'US', standing: 'same', condition: 'active', count: 3, size: null, letters: 'I', ...more };
}

function square(more: Partial<SquareView>): SquareView {
  return { square: 'G5-V6', terrain: 'open', nation: '', city: null, mark: null, stacks: [], ...more };
}

const enemy = stack({ state: 'MX', standing: 'hostile', count: null, size: 'brigades', letters: 'C' });

describe('marks of strategic squares (GITM AMWOL 1.4)', () => {
  it('number friends exactly, allies among them, and sign strangers by size', () => {
    const marks = marksOf(
      square({
        mark: { kind: 'flag', colours: ['blue', 'red'] },
        stacks: [stack(), stack({ state: 'TX', standing: 'allied', count: 2 }), enemy],
      }),
    );
    expect(marks.map(({ colour, label }) => [colour, label])).toEqual([
      ['blue', '5'],
      ['red', 'Bs'],
    ]);
  });

  it('number nothing under a black flag, a tent or where sizes of two states would have to be added', () => {
    const label = (mark: SquareView['mark'], stacks: StackView[]) =>
      marksOf(square({ mark, stacks }))[0]!.label;
    expect(label({ kind: 'flag', colours: ['black'] }, [stack(), enemy])).toBe('');
    expect(label({ kind: 'tent', colours: ['blue'] }, [stack({ condition: 'inactive' })])).toBe('');
    expect(label({ kind: 'flag', colours: ['red'] }, [enemy, { ...enemy, state: 'GT' }])).toBe('');
    expect(marksOf(square({}))).toEqual([]);
  });

  it.each([
    ['regiments', 'Rs'],
    ['brigade', 'B'],
    ['brigades', 'Bs'],
    ['division', 'D'],
    ['3 divisions', '3D'],
    ['12 divisions', '12D'],
    ['corps', 'Cs'],
    ['', ''],
  ])('sign %p with %p', (size, sign) => {
    expect(sizeSign(size)).toBe(sign);
  });

  it('name every arm once', () => {
    expect(armsOf(square({ stacks: [stack({ letters: 'IH' }), stack({ letters: 'CI' })] }))).toBe('ICH');
  });
});

describe('marks of tactical squares (GITM AMWOL 2.5)', () => {
  const unit = (standing: StackView['standing'], condition: StackView['condition'] = 'active') => ({
    unit: 'US1IN',
    state: 'US',
    standing,
    tactical: '3-4',
    condition,
    inFort: false,
  });

  it('count units a colour, and show a black flag for all three', () => {
    expect(tacticalMarks([unit('same'), unit('allied'), unit('hostile')])).toEqual([
      { kind: 'flag', colour: 'blue', label: '2' },
      { kind: 'flag', colour: 'red', label: '1' },
    ]);
    expect(tacticalMarks([unit('same'), unit('hostile'), unit('neutral')])).toEqual([
      { kind: 'flag', colour: 'black', label: '3' },
    ]);
  });

  it('show a tent only where nobody is active, a boxed S only where all are broken', () => {
    expect(tacticalMarks([unit('hostile', 'inactive'), unit('same')])[0]).toMatchObject({ kind: 'flag' });
    expect(tacticalMarks([unit('hostile', 'inactive'), unit('hostile', 'shattered')])).toEqual([
      { kind: 'tent', colour: 'red', label: '' },
    ]);
    expect(tacticalMarks([unit('neutral', 'shattered')])).toEqual([
      { kind: 'boxed-s', colour: 'gray', label: '' },
    ]);
    expect(tacticalMarks([])).toEqual([]);
  });
});
