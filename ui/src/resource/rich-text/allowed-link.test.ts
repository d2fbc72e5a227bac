import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeHtmlCleaner } from '../../../../adapters/blade-server/src/driven/sanitize-html-cleaner';
import { allowedLink } from './allowed-link';

it.each([
  ['https://rdm.example/x', 'https://rdm.example/x'],
  ['mailto:a@rdm.example', 'mailto:a@rdm.example'],
  ['tel:0771-123', 'tel:0771-123'],
  ['/rdm/project/list', '/rdm/project/list'],
  [' rdm.example/help ', 'https://rdm.example/help'],
  ['rdm.example:8080/x', 'https://rdm.example:8080/x'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://', null],
  ['', null],
  ['a b', null],
  ['x', null],
  ['/\u200b\\', null],
  ['https://rdm.example/\u0007', null],
])('the address %j becomes %j', (typed, address) => expect(allowedLink(typed)).toBe(address));

it('an address that is taken passes the server’s list', async () => {
  const pieces = [
    'https://',
    'mailto:',
    '/',
    '\\',
    '#',
    'javascript:',
    'rdm.example',
    'x',
    ':',
    '?',
    '&',
    '"',
    '<',
    ' ',
    '\t',
    '\u200b',
    '题',
  ];
  const address = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(address, async (typed) => {
      const taken = allowedLink(typed);
      if (taken === null) return;
      const escaped = taken.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      expect(await sanitizeHtmlCleaner.clean(`<a href="${escaped}">x</a>`)).toMatch(/^<a href="/);
    }),
  );
});
