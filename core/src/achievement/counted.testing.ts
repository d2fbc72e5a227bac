import type { CountedProperty } from './property-counts';

let ids = 0;

/** A property as it is counted: an own invention applied for in 2020 and granted in 2022, changed by what is given. */
export function countedProperty(given: Partial<CountedProperty> = {}): CountedProperty {
  const id = String((ids += 1));
  return {
    ...{ id, code: `P${id}`, name: '专利', type: '12', state: 'granted', acquisition: '2', acquireTime: null },
    ...{ applyTime: '2020-04-10', applyNo: null, acceptTime: null, regTime: '2022-06-01', lapseTime: null },
    ...{ expiry: '2040-04-10', implementTime: null, advancement: null, support: null, usedYear: null },
    ...given,
  };
}
