import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedFileId, editingKey, editsOnline, opensOnline } from './online-editor';

const digits = fc.stringMatching(/^[\da-f]{32}$/);
const keyOf = (name: string) => `100001/upload/20240603/${name}.docx`;

describe('what an editor knows a content by', () => {
  it('is the same while an editing goes on, and another when it has ended', () => {
    fc.assert(
      fc.property(digits, digits, digits, (kept, fresh, last) => {
        const before = editingKey({ id: '7', fileKey: keyOf(kept) });
        const meanwhile = editedFileId(keyOf(kept), fresh, false);
        expect(editingKey({ id: '7', fileKey: keyOf(meanwhile) })).toBe(before);
        expect(meanwhile).toMatch(/^[\da-f]{32}$/);
        expect(editedFileId(keyOf(kept), last, true)).toBe(last);
      }),
    );
  });

  it('is another for two attachments over the same bytes', () => {
    const fileKey = keyOf('a'.repeat(32));
    expect(editingKey({ id: '7', fileKey })).not.toBe(editingKey({ id: '8', fileKey }));
  });

  it('has only letters that editors take, at most 128', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,19}$/), digits, (id, name) => {
        expect(editingKey({ id, fileKey: keyOf(name) })).toMatch(/^[\w-]{1,128}$/);
      }),
    );
  });
});

describe('a kind of document', () => {
  it.each([
    ['docx', true, true],
    ['doc', true, false],
    ['pdf', false, false],
    ['', false, false],
  ])('%s is opened: %s, and edited: %s', (extension, opens, edits) => {
    expect([opensOnline(extension), editsOnline(extension)]).toEqual([opens, edits]);
  });
});
