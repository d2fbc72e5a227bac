import { crud, date, defineResource, dictionary, reference, string, year } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { indexesOf } from './table-indexes';

const label = text('字段', 'Field');
const fields = {
  year: year({ label }),
  code: string({ label }),
  type: dictionary('project_type', { label }),
  deptId: reference('x', { label, by: 'code', shows: {} }),
  startDate: date({ label }),
};
type Stated = Partial<Parameters<typeof defineResource<typeof fields>>[1]>;

const declared = (stated: Stated) =>
  defineResource('area/item', { label, fields, naturalKey: [], permissions: crud('item'), ...stated });

/** Each index as `name: columns`. */
const of = (stated: Stated) =>
  indexesOf(declared(stated)).map(
    ({ name, parts }) =>
      `${name}: ${parts.map(({ column, descending }) => column.name + (descending ? ' desc' : '')).join(', ')}`,
  );

describe('the indexes of a resource', () => {
  it('lead from what is searched exactly to the rows in the order of the list', () => {
    expect(of({ naturalKey: ['code'], search: ['type', 'deptId'] })).toEqual([
      'area_item_key: code',
      'area_item_by_type: type, code, id',
      'area_item_by_dept_id: dept_id, code, id',
    ]);
  });

  it('begin with what lists are always searched by, which then orders nothing any more', () => {
    const order = [{ field: 'year', descending: true }, { field: 'code' }];
    expect(of({ naturalKey: ['year', 'code'], searchAlways: ['year'], search: ['year', 'type'], order })).toEqual([
      'area_item_key: year, code',
      'area_item_order: year desc, code, id',
      'area_item_by_type: year, type, code, id',
    ]);
  });

  it('pass over texts, of which a part is searched for', () => {
    expect(of({ naturalKey: ['year'], search: ['code'] })).toEqual(['area_item_key: year']);
  });

  it('are not made twice where key or order give the same rows in the same order', () => {
    const order = [{ field: 'type', descending: true }, { field: 'code' }];
    expect(of({ naturalKey: ['type', 'code'], search: ['type'], order })).toEqual([
      'area_item_key: type, code',
      'area_item_order: type desc, code, id',
    ]);
    expect(of({ naturalKey: ['type', 'startDate'], search: ['type'] })).toEqual(['area_item_key: type, start_date']);
  });

  it('are made where the key gives the same rows in another order', () => {
    const order = [{ field: 'startDate', descending: true }];
    expect(of({ naturalKey: ['type', 'code'], search: ['type'], order })).toEqual([
      'area_item_key: type, code',
      'area_item_order: start_date desc, id',
      'area_item_by_type: type, start_date desc, id',
    ]);
  });

  it('leave shared tables alone, which hold few rows of two tenants', () => {
    expect(of({ naturalKey: ['code'], search: ['type'], sharing: 'platform' })).toEqual(['area_item_key: code']);
  });
});
