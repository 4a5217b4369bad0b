import { describe, expect, it } from '@jest/globals';
import { smallBattle } from '../testing/small-fight.js';
import { recall, sendOut, whyNoSkirmishers } from './skirmishers.js';

const regiment = (id: string, sp: number, hex: string) => ({
  id,
  command: 'archer',
  type: 'INF',
  sp,
  startSP: 20,
  hex,
  facing: 0,
});
const brigade = () =>
  smallBattle([
    regiment('a', 4, '0505'),
    regiment('b', 8, '0506'),
    regiment('c', 8, '0507'),
    regiment('d', 9, '0508'),
    regiment('e', 9, '0509'),
  ]);
const archer = (context: ReturnType<typeof brigade>) => context.state.commands.get('archer')!;
const unit = (context: ReturnType<typeof brigade>, id: string) => context.state.units.get(id)!;

describe('skirmishers', () => {
  it('need half the strength of half the other regiments', () => {
    const context = brigade();
    // Half of 8, 8, 9, 9: two of four.
    expect(whyNoSkirmishers(context.state, archer(context), unit(context, 'a'))).toBeNull();
    const weak = smallBattle([
      regiment('a', 4, '0505'),
      regiment('b', 8, '0506'),
      regiment('c', 9, '0507'),
      regiment('d', 9, '0508'),
    ]);
    expect(whyNoSkirmishers(weak.state, archer(weak), unit(weak, 'a'))).toBe('it is too weak');
  });

  it.each([
    [[6, 6, 6, 4], 2],
    [[6, 6, 6, 1], 0],
    [[2, 2, 2, 2], 1],
  ])('come back, when the others lost %j, with %d less', (losses, lost) => {
    const context = brigade();
    sendOut(context, archer(context), unit(context, 'a'));
    expect(unit(context, 'a').hex).toBeNull();
    for (const [place, id] of ['b', 'c', 'd', 'e'].entries())
      Object.assign(unit(context, id), { losses: losses[place]! });
    recall(context, archer(context));
    expect(unit(context, 'a')).toMatchObject({ hex: '0506', sp: 4 - lost });
    expect(archer(context).skirmishers).toBeNull();
  });
});
