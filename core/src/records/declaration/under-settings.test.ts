import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { reference, string } from './fields';
import { crud, defineResource } from './resource';
import { underSettings } from './under-settings';
import { validateRecord } from './validate-record';

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

  it('has the rule that its setting chooses', () => {
    const [odd, even] = [text('奇', 'Odd'), text('偶', 'Even')];
    const counted = defineResource('test/counted', {
      label,
      fields: {
        code: string({
          label,
          rule: () => null,
          ruleBySetting: {
            setting: 'even',
            on: (value) => (value.length % 2 ? odd : null),
            off: (value) => (value.length % 2 ? null : even),
          },
        }),
      },
      naturalKey: ['code'],
      permissions: crud('counted'),
    });
    fc.assert(
      fc.property(fc.stringMatching(/^\w{1,9}$/), fc.boolean(), (code, isOn) => {
        const { faults } = validateRecord(underSettings(counted, isOn ? ['even'] : ['other']), { code });
        const isOdd = code.length % 2 === 1;
        const message = isOn ? odd : even;
        expect(faults).toEqual(isOdd === isOn ? [{ field: 'code', message }] : []);
      }),
    );
    expect(validateRecord(counted, { code: 'a' }).faults).toEqual([]);
  });

  it('is whole where its settings are on', () => {
    const seen = underSettings(machine, ['machine_dept']);
    expect(seen).toBe(machine);
  });
});
