import { describe, expect, it } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import { columnOf } from '@rdm/core/internal/records';
import { layouts } from './layouts';

const record = { ...{ id: '7', tenantId: '000000', version: 1, status: 1, code: 'sex' } };

describe('the layouts of registers', () => {
  const declared = Object.entries(layouts).map(([name, layout]) => {
    const resource = resources.find((each) => each.name === name);
    return { name, layout, resource };
  });

  it.each(declared)('$name is a resource, and its layout names fields it has', ({ layout, resource }) => {
    if (!resource) throw new Error('Nobody declared it');
    const head = { ...record, createUser: null, createDept: null, updateUser: null, createTime: '', updateTime: '' };
    const named =
      layout.kind === 'split'
        ? [layout.narrows]
        : [...layout.heads, ...layout.entriesOf(head)].map(({ field }) => field).filter((field) => field !== 'id');
    for (const name of named) expect(columnOf(resource, name)).not.toBeNull();
  });

  it('people and departments stand beside the departments, divisions beside themselves, dictionaries in two lists', () => {
    const kinds = Object.fromEntries(declared.map(({ name, layout }) => [name, layout.kind]));
    expect(kinds).toMatchObject({ 'blade-user': 'split', 'blade-system/region': 'split' });
    expect(kinds).toMatchObject({ 'blade-system/dict': 'pair', 'blade-system/dict-biz': 'pair' });
  });
});
