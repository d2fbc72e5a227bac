import type { CaptchaDrawer } from '@rdm/core/access';
import svgCaptcha from 'svg-captcha';

/** Five characters on 130 × 48 px, without those that look alike. `blade-wire.md` §2.2 */
export const svgCaptchaDrawer: CaptchaDrawer = {
  draw() {
    const { text, data } = svgCaptcha.create({
      size: 5,
      width: 130,
      height: 48,
      fontSize: 46,
      noise: 2,
      ignoreChars: '0oO1iIlL5sS2zZ',
      background: '#ffffff',
    });
    return { code: text, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
  },
};
