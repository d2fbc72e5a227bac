import { text, type Text } from '@rdm/core/internal/kernel';

const faults = {
  form: text('请输入 #409EFF 形式的颜色代码', 'Enter a colour code such as #409EFF'),
  bright: text(
    '这个颜色太亮，按钮上的白字会看不清，请选深一些的颜色',
    'White text on this colour could not be read: choose a darker one',
  ),
  dark: text(
    '这个颜色太暗，在黑色主题下会看不清，请选亮一些的颜色',
    'This colour could not be read in the dark theme: choose a lighter one',
  ),
};

/** WCAG 2.2 SC 1.4.3, level AA, text of normal size. */
const leastContrast = 4.5;

/** Red, green, blue from 0 to 1. */
type Colour = readonly [number, number, number];
const white: Colour = [1, 1, 1];

/**
 * Why a colour cannot be the accent, or `null`. Two of the shades that themes.css derives from it can have too little
 * contrast: the background of white text (`--accent-solid`) for a bright green, and text in a dark colour on the
 * lightest background of the dark theme. If both are readable, all others are, in every theme.
 */
export function accentFault(colour: string): Text | null {
  const accent = colourOf(colour);
  if (!accent) return faults.form;
  if (contrast(white, withLightnessAtMost(accent, solidLightness)) < leastContrast) return faults.bright;
  return contrast(mixed(accent, darkTextShare), darkThemeGround) < leastContrast ? faults.dark : null;
}

/** Must match themes.css: `--accent-solid`; `--accent-text` and `--surface-hover` of theme-dark. */
const solidLightness = 0.53;
const darkTextShare = 0.34;
const darkThemeGround: Colour = [0x3c / 255, 0x48 / 255, 0x57 / 255];

function colourOf(code: string): Colour | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(code)?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16) / 255);
  return [red, green, blue];
}

/** `color-mix(in srgb, colour <share>, white)` */
const mixed = (colour: Colour, share: number): Colour => {
  const part = (at: 0 | 1 | 2) => colour[at] * share + 1 - share;
  return [part(0), part(1), part(2)];
};

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of linear parts, WCAG 2.2. */
const luminanceOf = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(a: Colour, b: Colour): number {
  const [darker = 0, lighter = 0] = [a, b]
    .map(([red, green, blue]) => luminanceOf([toLinear(red), toLinear(green), toLinear(blue)]))
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `oklch(from colour min(l, most) c h)`, clipped to the sRGB gamut. CSS Color 4 §10, Björn Ottosson's Oklab */
function withLightnessAtMost(colour: Colour, most: number): Colour {
  const [red, green, blue] = [toLinear(colour[0]), toLinear(colour[1]), toLinear(colour[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = Math.min(most, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const l3 = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    shown(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    shown(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    shown(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ];
}

const shown = (linear: number) => {
  const part = Math.min(1, Math.max(0, linear));
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
};
