import { afterEach, describe, expect, it } from '@jest/globals';
import { signal } from '@preact/signals';
import { isPhone } from '../kit/phone.js';
import { aim, keepAim } from './aim.js';

describe('what lies under the cross-hair', () => {
  afterEach(() => void (isPhone.value = false));
  const point = (): void => undefined;

  it('is followed from place to place, and is nothing off the map and once its map is gone', () => {
    isPhone.value = true;
    const under = signal<string | null>('J9-V4');
    const end = keepAim(() => (under.value === null ? null : { name: under.value, point }));
    expect(aim.value?.name).toBe('J9-V4');
    under.value = 'J9-V3';
    expect(aim.value?.name).toBe('J9-V3');
    under.value = null;
    expect(aim.value).toBeNull();
    under.value = 'J8-V2';
    end();
    expect(aim.value).toBeNull();
    under.value = 'J9-V4';
    expect(aim.value).toBeNull();
  });

  it('is nothing where the page is no phone’s, and something as soon as it is', () => {
    const end = keepAim(() => ({ name: '7-7', point }));
    expect(aim.value).toBeNull();
    isPhone.value = true;
    expect(aim.value?.name).toBe('7-7');
    end();
  });
});
