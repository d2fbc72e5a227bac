import { resourcePath } from '@rdm/blade-protocol';
import { isVisible, type Resource } from '@rdm/core/internal/records';
import { expect } from 'vitest';
import type { HostileCall } from './hostile-calls';
import type { WireAnswer, WireCall } from '../contract/wire-caller';

/**
 * Texts are stored verbatim, except what no database stores (NUL characters, lone surrogates), surrounding blanks, and
 * what turns the direction of writing, which nobody sees.
 */
const kept = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '')
    .replace(/[\u202A-\u202E]/g, '')
    .trim();

/** Letters, digits and punctuation of an input method in their narrow form, in fields where both are the same. */
const narrow = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .trim();

/** Derived or sanitised fields: a dictionary's own key, the code its entries share, HTML to be rendered. */
const followed: ReadonlySet<string> = new Set([
  'blade-system/dict-biz code',
  'blade-system/dict-biz dictKey',
  'blade-desk/notice content',
  // In snake case, as clients of the family write it, too.
  'blade-system/data-scope scopeColumn',
]);

/** Names of people are written in the language of the call. */
const languageOf = ({ 'Accept-Language': language }: HostileCall['headers']): Record<string, string> =>
  language === undefined ? {} : { 'Accept-Language': language };

/** Every text of an accepted submit must be stored unchanged: HTML as HTML, SQL as SQL. */
export async function expectReadBack(
  call: WireCall,
  token: string,
  resource: Resource,
  { json, headers }: Pick<HostileCall, 'json' | 'headers'>,
  answer: WireAnswer,
): Promise<void> {
  if (!resource.calls.includes('detail')) return;
  const id = String(answer.body.data.id);
  const { body } = await call('GET', resourcePath(resource, 'detail'), {
    token,
    query: { id },
    headers: languageOf(headers),
  });
  const once = resource.shownOnce;
  expect(body.data).toEqual(once === undefined ? answer.body.data : { ...answer.body.data, [once]: '' });
  const given = json as Readonly<Record<string, unknown>>;
  const form = Object.fromEntries(
    Object.entries(body.data).map(([name, value]) => [name, value === '' ? null : value]),
  );
  for (const [name, field] of Object.entries(resource.fields)) {
    // Read-only fields may be normalised by the program, e.g. the name of a file with its true extension.
    if ((field.kind !== 'text' && field.kind !== 'longText') || field.readOnly || field.secret) continue;
    if (followed.has(`${resource.name} ${name}`)) continue;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value !== 'string' || !isVisible(field, form)) continue;
    expect([name, body.data[name]]).toEqual([name, field.isNarrow ? narrow(kept(value)) : kept(value)]);
  }
}
