import type { CaptchaDrawer } from '@rdm/core/internal/access';
import svgCaptcha from 'svg-captcha';

/** Five characters on 130 × 48 px, as stock clients lay it out, excluding characters that look alike. */
export const svgCaptchaDrawer: CaptchaDrawer = {
  draw() {
    const { text, data } = svgCaptcha.create({
      size: 5,
      width: 130,
      height: 48,
      fontSize: 54,
      noise: 1,
      // Dark letters for legibility; the library colours them only if it has a background.
      color: false,
      ignoreChars: '0oO1iIlL5sS2zZ',
    });
    return { code: text, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
  },
};
