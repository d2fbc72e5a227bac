import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { duplicateKey } from './duplicate-key';
import { month, reference, string } from './fields';
import { crud, defineResource } from './resource';

const label = text('字段', 'Field');
const usage = defineResource('test/usage', {
  label: text('使用记录', 'Usage'),
  fields: {
    month: month({ label }),
    projectId: reference('blade-rdm/project', { label, by: 'code', shows: {} }),
    code: string({ label }),
  },
  naturalKey: ['month', 'projectId', 'code'],
  permissions: crud('usage'),
});

describe('the refusal of a taken natural key', () => {
  it('says the key in both languages, without ids and what is empty', () => {
    expect(duplicateKey(usage, { month: '2024-01', projectId: '19', code: 'A' }).fault).toEqual({
      code: 400,
      name: 'DUPLICATE_KEY',
      message: text('使用记录已存在：2024-01 A', 'Usage already exists: 2024-01 A'),
    });
    expect(duplicateKey(usage, { month: '2024-01', projectId: '19', code: null }).fault.message.zh).toBe(
      '使用记录已存在：2024-01',
    );
  });

  it('says the id where there is nothing else', () => {
    expect(duplicateKey(usage, { projectId: '19' }).fault.message.zh).toBe('使用记录已存在：19');
  });
});
