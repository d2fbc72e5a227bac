import type { CaptchaDrawer } from '@rdm/core/internal/access';

/** Excluding characters that look alike. */
const CHARACTERS = 'abcdefghjkmnpqrtuvwxyABCDEFGHJKMNPQRTUVWXY346789';
const LENGTH = 5;
const [WIDTH, HEIGHT] = [130, 48];

/**
 * Five letters on 130 × 48 px, each rotated randomly. The image contains them as text: a page that is its own server
 * needs no protection against bots.
 * @param random from 0 up to but not including 1
 */
export function createTextCaptchaDrawer(random: () => number = Math.random): CaptchaDrawer {
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const letter = (character: string, index: number) => {
    const [x, y] = [16 + index * 24, between(30, 38)];
    return `<text x="${x}" y="${y}" transform="rotate(${between(-20, 20)} ${x} ${y})">${character}</text>`;
  };
  return {
    draw() {
      const code = Array.from({ length: LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]!);
      const line = `<path d="M4 ${between(8, 40)}Q65 ${between(0, HEIGHT)} 126 ${between(8, 40)}" stroke="#555" fill="none"/>`;
      const image =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
        `font-family="monospace" font-size="30" text-anchor="middle" fill="#222">${line}${code.map(letter).join('')}</svg>`;
      return { code: code.join(''), image: `data:image/svg+xml;base64,${btoa(image)}` };
    },
  };
}
