import { describe, expect, test } from 'vitest';
import { initialDraft, validateRecord } from '../records';
import { achievementConversion } from './achievement-conversion';
import { highTechProduct } from './high-tech-product';
import { intellectualProperty } from './intellectual-property';

const missing = (resource: Parameters<typeof validateRecord>[0], given: Record<string, unknown>) =>
  validateRecord(resource, { ...initialDraft(resource, '2024-01-01'), ...given }).faults.map(({ field }) => field);

describe('the form of intellectual property', () => {
  const sound = { name: '一种方法', code: 'ZL202310123456.7', type: '12', applyTime: '2023-02-14' };

  test('requires name, number, kind and both days of what is granted', () => {
    expect(missing(intellectualProperty, {})).toEqual(['name', 'code', 'type', 'publishTime', 'regTime']);
  });

  test('requires no day of publication or grant before there is one', () => {
    expect(missing(intellectualProperty, { ...sound, state: 'accepted' })).toEqual([]);
    expect(missing(intellectualProperty, { ...sound, state: 'examined' })).toEqual(['publishTime']);
  });

  test('takes a sub-kind of the chosen kind only, and one that a tenant added to no kind', () => {
    const open = { ...sound, state: 'accepted' };
    expect(missing(intellectualProperty, { ...open, subType: '12.2' })).toEqual([]);
    expect(missing(intellectualProperty, { ...open, subType: 'own' })).toEqual([]);
    expect(missing(intellectualProperty, { ...open, subType: '2.1' })).toEqual(['subType']);
  });

  test('derives the class from the kind', () => {
    const classOf = (type: string) => validateRecord(intellectualProperty, { ...sound, type }).values.iprClass;
    expect(['12', '6', '11', '2', '3', '4', '20', '99'].map(classOf)).toEqual([
      ...['Ⅰ类', 'Ⅰ类', 'Ⅰ类', 'Ⅱ类', 'Ⅱ类', 'Ⅱ类', null, null],
    ]);
  });
});

test('a high-tech product requires all but its texts, and a conversion its products but not projects and property', () => {
  expect(missing(highTechProduct, {})).toEqual(['code', 'name', 'domain', 'source', 'main', 'iprCodes']);
  expect(missing(achievementConversion, {})).toEqual([
    ...['code', 'name', 'type', 'source', 'form', 'result', 'htproductCodes'],
  ]);
});
