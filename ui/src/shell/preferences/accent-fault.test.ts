import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accentFault } from './accent-fault';

describe('A colour as the accent', () => {
  it.each(['#409EFF', '#ffd84d', '#4a148c', '#13ce66', '#f5222d', '#5A6472', '#ffffff', '#00cc66'])(
    'is taken when every shade of it can be read: %s',
    (colour) => expect(accentFault(colour)).toBeNull(),
  );

  it.each(['#00ff00', '#33ff33', '#00ff99', '#00ffff'])('is refused when it glares: %s', (colour) =>
    expect(accentFault(colour)?.zh).toBe('这个颜色太亮，按钮上的白字会看不清，请选深一些的颜色'),
  );

  it.each(['#000000', '#0000cc', '#330066', '#660000'])('is refused when it is too dark: %s', (colour) =>
    expect(accentFault(colour)?.zh).toBe('这个颜色太暗，在黑色主题下会看不清，请选亮一些的颜色'),
  );

  it.each(['', '#fff', '409EFF', '#40 EFF', 'red', '#409EFFF', '#gg0000'])('is refused when it is none: „%s“', (code) =>
    expect(accentFault(code)?.zh).toBe('请输入 #409EFF 形式的颜色代码'),
  );

  it('is judged by the shades that the themes make of it', () => {
    const css = fs.readFileSync(path.resolve(import.meta.dirname, '../../theme/themes.css'), 'utf8');
    const dark = css.slice(css.indexOf("[data-theme='theme-dark']"));
    expect(css).toContain('--accent-solid: oklch(from var(--accent) min(l, 0.53) c h);');
    expect(dark).toContain('--accent-text: color-mix(in srgb, var(--accent) 34%, #ffffff);');
    expect(dark).toContain('--surface-hover: #3c4857;');
  });
});
