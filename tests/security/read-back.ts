import { resourcePath } from '@rdm/blade-protocol';
import { isVisible, type Resource } from '@rdm/core/records';
import { expect } from 'vitest';
import type { WireAnswer, WireCall } from '../contract/wire-caller';

/** Texts are kept word for word, save what no database keeps: zero characters, halves of pairs, blanks around them. */
const kept = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** What follows from other fields, or is cleaned: a dictionary's own key, the code its entries share, HTML to be shown. */
const followed: ReadonlySet<string> = new Set([
  'blade-system/dict-biz code',
  'blade-system/dict-biz dictKey',
  'blade-desk/notice content',
]);

/** Whatever text a submit was accepted with stands in the record afterwards: HTML as HTML, SQL as SQL. */
export async function expectReadBack(
  call: WireCall,
  token: string,
  resource: Resource,
  sent: unknown,
  answer: WireAnswer,
): Promise<void> {
  if (!resource.calls.includes('detail')) return;
  const id = String(answer.body.data.id);
  const { body } = await call('GET', resourcePath(resource, 'detail'), { token, query: { id } });
  expect(body.data).toEqual(answer.body.data);
  const given = sent as Readonly<Record<string, unknown>>;
  const form = Object.fromEntries(
    Object.entries(body.data).map(([name, value]) => [name, value === '' ? null : value]),
  );
  for (const [name, field] of Object.entries(resource.fields)) {
    // What only the program writes may be kept as it sees fit, e.g. the name of a file with its true ending.
    if ((field.kind !== 'text' && field.kind !== 'longText') || field.readOnly || field.secret) continue;
    if (followed.has(`${resource.name} ${name}`)) continue;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value !== 'string' || !isVisible(field, form)) continue;
    expect([name, body.data[name]]).toEqual([name, kept(value)]);
  }
}
