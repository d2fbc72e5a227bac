import svgCaptcha from 'svg-captcha';

/** The command letters of a path, which identify a glyph however it is distorted. */
const shapeOf = (path: string) => path.replace(/[^A-Z]/g, '');

/** What stands in a drawn text from left to right: filled outlines; the noise is only stroked. */
function glyphsIn(svg: string): { left: number; shape: string }[] {
  return [...svg.matchAll(/<path fill="(?!none)[^>]* d="([^"]+)"/g)]
    .map(([, path = '']) => ({ left: Number(/-?[\d.]+/.exec(path)?.[0]), shape: shapeOf(path) }))
    .sort((one, other) => one.left - other.left);
}

/** Reads captchas as a user would, so that tests can pass a real captcha without a bypass in the product. */
export function createCaptchaReader(): (image: string) => string {
  const letters = new Map<string, string>();
  for (const letter of 'ABCDEFGHJKMNPQRTUVWXYabcdefghjkmnpqrtuvwxy346789') {
    const { data } = svgCaptcha.create({ size: 1, charPreset: letter, noise: 0, ignoreChars: '', fontSize: 46 });
    letters.set(glyphsIn(data)[0]!.shape, letter);
  }
  return (image) => {
    const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString();
    return glyphsIn(svg)
      .map(({ shape }) => letters.get(shape) ?? '?')
      .join('');
  };
}
