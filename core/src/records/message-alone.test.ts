import { describe, expect, it } from 'vitest';
import { text } from '../kernel/text';
import { integer, string } from './declaration/fields';
import { crud, defineResource } from './declaration/resource';
import { validateRecord } from './declaration/validate-record';
import { messageAlone } from './message-alone';

const parcel = defineResource('test/parcel', {
  label: text('包裹', 'Parcel'),
  fields: {
    pieces: integer({ label: text('件数', 'Pieces'), min: 1, max: 9 }),
    name: string({
      label: text('名称', 'Name'),
      required: text('请输入包裹名称', 'Enter the name of the parcel'),
      maxLength: 3,
    }),
  },
  naturalKey: ['name'],
  calls: ['submit'],
  permissions: crud('entpersonnel'),
});

describe('a fault of a field, where the field does not stand beside it', () => {
  it.each([
    [{ name: '甲', pieces: 0 }, '“件数”不能小于1', 'Pieces: Must not be less than 1'],
    [{ name: '甲', pieces: 10 }, '“件数”不能大于9', 'Pieces: Must not be more than 9'],
    [{ name: '甲', pieces: '一' }, '“件数”“一”不是整数，请填写整数', undefined],
    [{ name: '甲乙丙丁' }, '“名称”不能超过3个字', undefined],
  ])('names the field of %j', (draft, zh, en) => {
    const alone = messageAlone(parcel, validateRecord(parcel, draft).faults[0]!);
    expect(alone.zh).toBe(zh);
    if (en !== undefined) expect(alone.en).toBe(en);
  });

  it('is left as it is where its own sentence names it', () => {
    expect(messageAlone(parcel, validateRecord(parcel, {}).faults[0]!).zh).toBe('请输入包裹名称');
  });
});
