import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { reference, string } from './fields';
import { crud, defineResource } from './resource';
import { underSettings } from './under-settings';

const label = text('字段', 'Field');
const machine = defineResource('test/machine', {
  label,
  fields: {
    code: string({ label }),
    usedBy: string({ label, setting: 'machine_dept' }),
    ownerId: reference('test/owner', {
      label,
      by: 'code',
      shows: { ownerName: { from: 'name', label } },
      setting: 'machine_dept',
    }),
  },
  naturalKey: ['code'],
  search: ['code', 'usedBy'],
  columns: ['code', 'usedBy', 'ownerName'],
  sections: [{ label, fields: ['code', 'usedBy', 'ownerId'] }],
  permissions: crud('machine'),
});

describe('a resource under settings', () => {
  it('has no field whose setting is off, nor what such a reference shows', () => {
    const seen = underSettings(machine, []);
    expect(Object.keys(seen.fields)).toEqual(['code']);
    expect(seen.search).toEqual(['code']);
    expect(seen.columns).toEqual(['code']);
    expect(seen.sections?.[0]?.fields).toEqual(['code']);
  });

  it('is whole where its settings are on', () => {
    const seen = underSettings(machine, ['machine_dept']);
    expect(seen).toBe(machine);
  });
});
