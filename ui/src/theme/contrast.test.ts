// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { themeNames, type ThemeName } from './themes';

/* A reader of the colour notations that themes.css uses, to hold every theme to WCAG AA (4.5 : 1 for text). */

interface Files {
  readFileSync(path: string, encoding: 'utf8'): string;
}

// Read through `importActual`, because style sheets import as empty under test and Node's types are not available here.
const css = (await vi.importActual<Files>('node:fs')).readFileSync(
  new URL('themes.css', import.meta.url).pathname,
  'utf8',
);

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

function declarations(block: string): Map<string, string> {
  const found = block.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]));
}

const plainCss = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
const blocks = new Map(
  [...plainCss.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim(),
    declarations(body),
  ]),
);

function themeOf(name: ThemeName): Map<string, string> {
  const base = blocks.get(':root,\n[data-theme]') ?? new Map<string, string>();
  return new Map([...base, ...(blocks.get(`[data-theme='${name}']`) ?? [])]);
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) =>
  Math.min(1, Math.max(0, part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));

/** The colour with another OKLab lightness, chroma and hue kept; clipped to sRGB. */
function withLightness([red, green, blue, alpha]: Colour, change: (lightness: number) => number): Colour {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = change(0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const l3 = (lightness + 0.3963377774 * a + 0.2158037573 * c) ** 3;
  const m3 = (lightness - 0.1055613458 * a - 0.0638541728 * c) ** 3;
  const s3 = (lightness - 0.0894841775 * a - 1.291485548 * c) ** 3;
  return [
    fromLinear(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    fromLinear(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    fromLinear(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
    alpha,
  ];
}

function over(top: Colour, ground: Colour): Colour {
  const mix = (place: 0 | 1 | 2) => top[place] * top[3] + ground[place] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** The colours of a value: one, or the stops of a gradient. */
function coloursOf(value: string, theme: Map<string, string>): readonly Colour[] {
  const one = (text: string): Colour => {
    const [colour] = coloursOf(text, theme);
    if (!colour) throw new Error(`No colour in ${text}`);
    return colour;
  };
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return coloursOf(theme.get(name) ?? '', theme);
  const hex = /^#(..)(..)(..)$/
    .exec(value)
    ?.slice(1)
    .map((part) => parseInt(part, 16) / 255);
  if (hex) return [[hex[0] ?? 0, hex[1] ?? 0, hex[2] ?? 0, 1]];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (rgb) return [[(rgb[0] ?? 0) / 255, (rgb[1] ?? 0) / 255, (rgb[2] ?? 0) / 255, (rgb[3] ?? 0) / 100]];
  const relative = /^oklch\(from (.+) (min|max)\(l, ([\d.]+)\) c h\)$/.exec(value);
  if (relative) {
    const choose = relative[2] === 'min' ? Math.min : Math.max;
    return [withLightness(one(relative[1] ?? ''), (lightness) => choose(lightness, Number(relative[3])))];
  }
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (mixed) {
    const [red, green, blue] = one(mixed[1] ?? '');
    return [over([red, green, blue, Number(mixed[2]) / 100], one(mixed[3] ?? ''))];
  }
  if (value === 'transparent') return [[0, 0, 0, 0]];
  if (value.includes('linear-gradient'))
    return (value.slice(value.indexOf('linear-gradient')).match(/#[0-9a-f]{6}/g) ?? []).flatMap((stop) =>
      coloursOf(stop, theme),
    );
  throw new Error(`Unknown notation: ${value}`);
}

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

function contrast(text: Colour, ground: Colour): number {
  const [light = 0, dark = 0] = [luminance(over(text, ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text, its background, and the background below that if the first is translucent. */
const pairs: readonly (readonly [text: string, ground: string, below?: string])[] = [
  ...['--surface', '--surface-raised', '--surface-sunken', '--surface-hover', '--cell-input'].flatMap((ground) => [
    ['--text', ground] as const,
    ['--text-dim', ground] as const,
    ['--accent-text', ground] as const,
    ['--danger', ground] as const,
  ]),
  ['--text', '--accent-soft'],
  ['--text-dim', '--accent-soft'],
  ['--accent-text', '--accent-soft'],
  ['--danger', '--accent-soft'],
  ['--accent-contrast', '--accent-solid'],
  ['--accent-contrast', '--accent-solid-hover'],
  ['--accent-contrast', '--danger-solid'],
  ['--danger', '--danger-soft'],
  ['--success', '--success-soft'],
  ['--success', '--surface-raised'],
  ['--warning', '--warning-soft'],
  ['--warning', '--surface-raised'],
  ['--logo-text', '--logo'],
  ['--menu-text', '--menu'],
  ['--menu-text', '--menu-hover', '--menu'],
  ['--menu-active-text', '--menu-active', '--menu'],
  ['--menu-nested-active-text', '--menu-nested-active', '--menu'],
  ['--header-text', '--header'],
  ['--tab-text', '--tab-chip', '--tab'],
  ['--tab-active-text', '--tab-active', '--tab'],
];

function grounds(theme: Map<string, string>, layers: readonly string[]): readonly Colour[] {
  return layers.reduceRight<readonly Colour[]>(
    (below, layer) => coloursOf(`var(${layer})`, theme).flatMap((top) => below.map((ground) => over(top, ground))),
    coloursOf(theme.get('--page') ?? '', theme).map((page) => over(page, [1, 1, 1, 1])),
  );
}

/** Extreme accent colours: the product's blue, a light yellow, a dark violet, a mid green, a red. */
const accents = ['#409eff', '#ffd84d', '#4a148c', '#13ce66', '#f5222d'];

describe.each(themeNames)('%s', (name) => {
  it.each(accents)('keeps text readable with the accent %s', (accent) => {
    const theme = themeOf(name).set('--accent', accent);
    const faint = pairs.flatMap(([text, ...layers]) =>
      grounds(
        theme,
        layers.filter((layer) => layer !== undefined),
      ).flatMap((ground) => {
        const [colour] = coloursOf(`var(${text})`, theme);
        const ratio = colour ? contrast(colour, ground) : 0;
        return ratio < 4.5 ? [`${text} on ${layers.join(' on ')}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });
});

it('has a set of variables for every theme', () => {
  const named = [...blocks.keys()].flatMap((selector) => /data-theme='(.+)'/.exec(selector)?.[1] ?? []);
  expect(['default', ...named].sort()).toEqual([...themeNames].sort());
});
