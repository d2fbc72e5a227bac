import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { rasterCaptchaDrawer } from './raster-captcha-drawer';

const [WIDTH, HEIGHT, LETTERS] = [130, 48, 5];

/** How dark each dot of the cell of a letter is. */
function cellsOf(image: string): number[][] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="${image}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const wide = WIDTH / LETTERS;
  return Array.from({ length: LETTERS }, (_, cell) =>
    Array.from({ length: wide * HEIGHT }, (_each, at) => {
      const [x, y] = [cell * wide + (at % wide), Math.floor(at / wide)];
      return 255 - pixels[(y * WIDTH + x) * 4]!;
    }),
  );
}

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, each, at) => sum + (each - other[at]!) ** 2, 0);

describe('a captcha', () => {
  it('is a picture of dots with five letters, none of those that look alike', async () => {
    for (let time = 0; time < 20; time++) {
      const { code, image } = await rasterCaptchaDrawer.draw();
      expect(code).toMatch(/^[^0oO1iIlL5sS2zZ]{5}$/);
      expect(image).toMatch(/^data:image\/png;base64,iVBOR/);
    }
  });

  it('is not read by a script that has learned its letters from a hundred of them', async () => {
    const learned: { letter: string; cell: number[] }[] = [];
    for (let time = 0; time < 100; time++) {
      const { code, image } = await rasterCaptchaDrawer.draw();
      cellsOf(image).forEach((cell, at) => learned.push({ letter: code[at]!.toLowerCase(), cell }));
    }
    let solved = 0;
    for (let time = 0; time < 20; time++) {
      const { code, image } = await rasterCaptchaDrawer.draw();
      const read = cellsOf(image).map((cell) => {
        const nearest = learned.map((each) => ({ ...each, far: distance(each.cell, cell) }));
        return nearest.reduce((best, each) => (each.far < best.far ? each : best)).letter;
      });
      if (read.join('') === code.toLowerCase()) solved += 1;
    }
    expect(solved).toBeLessThanOrEqual(1);
  });
});
