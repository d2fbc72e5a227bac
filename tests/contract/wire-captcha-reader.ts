import svgCaptcha from 'svg-captcha';

/** The kinds of a path's commands; a glyph keeps them however it is shaken. */
const shapeOf = (path: string) => path.replace(/[^A-Z]/g, '');

/** What stands in a drawn text from left to right: filled outlines; the noise is only stroked. */
function glyphsIn(svg: string): { left: number; shape: string }[] {
  return [...svg.matchAll(/<path fill="(?!none)[^>]* d="([^"]+)"/g)]
    .map(([, path = '']) => ({ left: Number(/-?[\d.]+/.exec(path)?.[0]), shape: shapeOf(path) }))
    .sort((one, other) => one.left - other.left);
}

/** Reads captchas as a person would, so that the way through a right one can be walked without a door of its own. */
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
