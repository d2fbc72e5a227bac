import { randomInt } from 'node:crypto';
import type { CaptchaDrawer } from '@rdm/core/internal/access';

/** As stock clients lay it out, in px. */
const [WIDTH, HEIGHT] = [130, 48];

/**
 * Five characters, excluding those that look alike, as a picture of dots: the outlines of a drawing would name the
 * letters to any script. Each picture is bent by waves of its own, so that its letters match no template, and crossed by
 * lines of the same ink.
 */
export const rasterCaptchaDrawer: CaptchaDrawer = {
  async draw() {
    const { renderAsync, svgCaptcha } = await drawing();
    const { text, data } = svgCaptcha.create({
      size: 5,
      width: WIDTH,
      height: HEIGHT,
      fontSize: 54,
      noise: 3,
      color: false,
      ignoreChars: '0oO1iIlL5sS2zZ',
    });
    const picture = await renderAsync(bent(data), { font: { loadSystemFonts: false } });
    return { code: text, image: `data:image/png;base64,${picture.asPng().toString('base64')}` };
  },
};

/** The fonts and the painter are loaded with the first picture. */
async function drawing() {
  const [{ renderAsync }, { default: svgCaptcha }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('svg-captcha'),
  ]);
  return { renderAsync, svgCaptcha };
}

function bent(drawing: string): string {
  const [begin, end] = [drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>')];
  const waves =
    `<filter id="w" filterUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="2" seed="${randomInt(1_000_000)}" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  return (
    `${drawing.slice(0, begin)}<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f4f4"/>${waves}` +
    // The waves push everything a little down and to the right.
    `<g transform="translate(-3 -5)"><g filter="url(#w)">${inked(drawing.slice(begin, end))}</g></g></svg>`
  );
}

/** Everything in the ink of the letters: lines of another colour could be taken out. */
const inked = (parts: string): string =>
  parts.replace(/(fill|stroke)="#[0-9a-f]{3,6}"/gi, '$1="#333"').replaceAll('stroke=', 'stroke-width="1.6" stroke=');
