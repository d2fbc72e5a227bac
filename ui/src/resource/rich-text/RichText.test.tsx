import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';

const shown = (html: string) => {
  const { container, unmount } = render(<RichText value={html} />);
  const inner = container.firstElementChild!.innerHTML;
  unmount();
  return inner;
};

describe('a written text', () => {
  it.each([
    ['<h2>停机维护</h2><p>今晚 <strong>22:00</strong></p>', '<h2>停机维护</h2><p>今晚 <strong>22:00</strong></p>'],
    ['<ul><li>一</li></ul><hr>', '<ul><li>一</li></ul><hr>'],
    ['a &lt; b', 'a &lt; b'],
    [
      '<a href="https://rdm.example/x">说明</a>',
      '<a href="https://rdm.example/x" rel="noopener noreferrer" target="_blank">说明</a>',
    ],
    [
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
    ['<img src=x onerror="alert(1)">b', 'b'],
    ['<script>alert(1)</script>b', 'b'],
    ['<a href="javascript:alert(1)">a</a>', '<a target="_blank">a</a>'],
    ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ])('%s is shown as %s', (html, expected) => expect(shown(html)).toBe(expected));

  it('holds no element or attribute but those of the list, whatever is stored', () => {
    const pieces = [
      '<',
      '>',
      '"',
      'script',
      'img ',
      'src=x ',
      'onerror=',
      'svg',
      'p',
      'a ',
      'href=',
      'javascript:',
      '/',
      '&#',
    ];
    const html = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(html, (given) => {
        const { container, unmount } = render(<RichText value={given} />);
        for (const element of container.querySelectorAll(':scope > div *')) {
          expect(['P', 'A']).toContain(element.tagName);
          for (const { name, value } of element.attributes) {
            expect(['href', 'rel', 'target']).toContain(name);
            if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/(?![/\\]))/i);
          }
        }
        unmount();
      }),
      { numRuns: 200 },
    );
  });
});
