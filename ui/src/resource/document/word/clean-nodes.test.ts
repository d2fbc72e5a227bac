import { describe, expect, it } from 'vitest';
import { cleanNodes } from './clean-nodes';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  box.replaceChildren(...cleanNodes([...box.childNodes]));
  return box.innerHTML;
}
const picture = 'data:image/png;base64,AAAA';

describe('what is drawn of a document', () => {
  it('keeps its text, tables and pictures', () => {
    const html = `<section class="docx"><p style="color: red;">研发<b>费用</b></p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><img src="${picture}" alt=""></section>`;
    expect(cleaned(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<object data="https://evil.example/x"></object>',
    '<embed src="https://evil.example/x">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>@import "https://evil.example/x.css"</style>',
    '<video src="https://evil.example/x"></video>',
    '<!-- a comment -->',
  ])('has no %s', (html) => expect(cleaned(`<p>甲</p>${html}`)).toBe('<p>甲</p>'));

  it.each([
    ['<p onclick="alert(1)">甲</p>', '<p>甲</p>'],
    ['<img src="https://evil.example/x.png" onerror="alert(1)">', '<img alt="">'],
    ['<img src="data:image/svg+xml,<svg/>">', '<img alt="">'],
    [`<img src="${picture}">`, `<img src="${picture}" alt="">`],
    ['<a href="javascript:alert(1)">甲</a>', '<a>甲</a>'],
    ['<a href=" javascript:alert(1)">甲</a>', '<a>甲</a>'],
    ['<a href="data:text/html,x">甲</a>', '<a>甲</a>'],
    ['<a href="/api/blade-auth/oauth/logout">甲</a>', '<a>甲</a>'],
    ['<a href="#place">甲</a>', '<a href="#place">甲</a>'],
    [
      '<a href="https://example.com/">甲</a>',
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">甲</a>',
    ],
  ])('of %s is left %s', (html, left) => expect(cleaned(html)).toBe(left));

  it('loads no picture by its style', () => {
    expect(cleaned('<p style="background-image: url(https://evil.example/x.png); color: red;">甲</p>')).not.toContain(
      'evil',
    );
  });
});
