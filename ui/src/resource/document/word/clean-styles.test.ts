import { describe, expect, it } from 'vitest';
import { cleanSheet } from './clean-styles';

const textOf = (css: string) => [...cleanSheet(css).cssRules].map(({ cssText }) => cssText).join('\n');

describe('the styles of a document', () => {
  it('keep how it looks', () => {
    expect(textOf('.docx p { color: red; margin-top: 2pt; }')).toMatch(/color: red/);
  });

  it.each([
    '@import url("https://evil.example/x.css");',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff); }',
    '.a { background: url(https://evil.example/x.png); }',
    '.a { background: URL("//evil.example/x.png"); }',
    '.a { list-style-image: url(data:image/svg+xml;base64,evil); }',
    '.a { --x: url(https://evil.example/x.png); }',
    '.a { --x: u\\72l(https://evil.example/x.png); }',
  ])('lose %s', (css) => expect(textOf(css)).not.toContain('evil'));

  it('keep pictures that are in the document itself', () => {
    expect(textOf('.a { --bullet: url(data:image/png;base64,AAAA); }')).toContain('data:image/png');
  });
});
