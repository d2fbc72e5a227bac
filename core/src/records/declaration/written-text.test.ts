import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../../kernel';
import { string } from './fields';
import { parseValue } from './parse-value';
import { narrowed, writtenText } from './written-text';

const name = string({ label: text('名称', 'Name') });
const code = string({ label: text('编号', 'Code'), isNarrow: true });
const ascii = fc.stringMatching(/^[!-~]{1,20}$/);

describe('a text as it is written', () => {
  it('has nothing that cannot be seen, wherever that came from', () => {
    const unseen = fc.constantFrom('\u200B', '\u200D', '\u00AD', '\uFEFF', '\u202E', '\u2060', '\0');
    fc.assert(
      fc.property(ascii, unseen, fc.nat(20), (seen, character, at) => {
        expect(writtenText(seen.slice(0, at) + character + seen.slice(at))).toBe(seen);
      }),
    );
    expect(parseValue(name, 'EV\u200B-A')).toEqual({ ok: true, value: 'EV-A' });
    expect(parseValue(name, '\u200B')).toEqual({ ok: true, value: null });
    for (const whole of ['👩\u200D👧', 'می\u200Cخواهم']) expect(writtenText(whole)).toBe(whole);
  });

  it('of a code is the same on every keyboard, and of a name as it was typed', () => {
    const wide = (each: string) => String.fromCharCode(each.charCodeAt(0) + 0xfee0);
    fc.assert(
      fc.property(ascii, (typed) => {
        expect(narrowed([...typed].map(wide).join(''))).toBe(typed);
        expect(narrowed(typed)).toBe(typed);
      }),
    );
    expect(parseValue(code, 'ＥＶ－Ａ')).toEqual({ ok: true, value: 'EV-A' });
    expect(parseValue(name, '中试（二期）')).toEqual({ ok: true, value: '中试（二期）' });
  });
});
