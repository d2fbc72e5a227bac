import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGallery, type ServedGallery } from '../../scripts/bench/gallery.mjs';
import type { ThemeName } from '../../ui/src/theme/themes';
import { launchChromium } from '../setup/chromium';
import { violationsOn } from './axe';
import { settled } from './settled';

const root = path.resolve(import.meta.dirname, '../..');

describe('the component page', () => {
  let gallery: ServedGallery;
  let browser: Browser;
  beforeAll(async () => {
    gallery = await serveGallery();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  const open = async (width: number, query: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    // A busy machine draws every component at once only slowly.
    page.setDefaultTimeout(60_000);
    await page.goto(`${gallery.url}?${query}`);
    await page.locator('h1').waitFor();
    await settled(page);
    return page;
  };
  const stories = ['', '&story=form'];
  const isTooWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth).then((by) => by > 0);

  it.each(['zh', 'en'].flatMap((language) => stories.map((story) => `language=${language}${story}`)))(
    'fits every width: %s',
    async (query) => {
      const page = await open(1440, query);
      for (const width of [1440, 992, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        expect([width, await isTooWide(page)]).toEqual([width, false]);
      }
      await page.context().close();
    },
  );

  // The structure depends on the width and not on the language, so each width is checked in one language.
  it.each([
    [1440, 'zh'],
    [390, 'en'],
  ])('has no accessibility fault at %i px, in %s', async (width, language) => {
    for (const story of stories) {
      const page = await open(width, `language=${language}${story}`);
      expect(await violationsOn(page)).toEqual([]);
      await page.context().close();
    }
  });

  // The colours of every theme are held pair by pair where they are declared; on the page, that a component puts no text on
  // another ground. The default theme is looked at above; of the others, those that have their own ground.
  it.each<ThemeName>(['theme-dark', 'theme-d2'])('keeps text readable in %s', async (theme) => {
    const page = await open(1440, '');
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    expect(await violationsOn(page, ['color-contrast'])).toEqual([]);
    await page.context().close();
  });

  describe('the table', () => {
    const table = (page: Page) => page.getByRole('grid').first();
    const cell = (page: Page, row: number, column: number) =>
      table(page).locator(`[data-cell="${row}:${column}"]`).first();
    const openTable = async () => {
      const page = await open(1440, 'language=zh');
      await table(page).evaluate((grid) => grid.parentElement!.scrollIntoView({ block: 'center' }));
      // Places are measured in the next frame.
      await page.waitForTimeout(500);
      return page;
    };
    const box = async (page: Page, row: number, column: number) => (await cell(page, row, column).boundingBox())!;
    const widthOfHead = async (page: Page, column: number) =>
      (await table(page).locator(`th[data-column="${column}"]`).boundingBox())!.width;
    const copied = async (page: Page) => {
      await page.evaluate(() => {
        document.addEventListener(
          'copy',
          (event) => {
            const words = event.defaultPrevented ? null : window.getSelection()?.toString();
            document.body.dataset['copied'] = words ?? event.clipboardData?.getData('text/plain') ?? '';
          },
          { once: true },
        );
      });
      await page.keyboard.press('Control+c');
      return page.evaluate(() => document.body.dataset['copied']);
    };
    const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    };

    it('is a grid with cells that keep their head and the column that names them in sight', async () => {
      const page = await open(390, 'language=zh');
      expect(await table(page).getByRole('gridcell').count()).toBeGreaterThan(50);
      await table(page).evaluate((grid) => grid.parentElement!.scrollTo(400, 150));
      const seen = await table(page).evaluate((grid) => {
        const frame = grid.parentElement!.getBoundingClientRect();
        const place = (mark: string) => grid.querySelector(mark)!.getBoundingClientRect();
        const head = place('th[data-column="0"]');
        const name = place('[data-cell="6:1"]');
        return {
          head: head.top - frame.top,
          left: name.left - frame.left,
          share: name.right - frame.left,
          frame: frame.width,
        };
      });
      expect(seen.head).toBeCloseTo(0, 0);
      expect(seen.left).toBeCloseTo(40, 0);
      expect(seen.share).toBeLessThan(seen.frame * 0.6);
      await page.context().close();
    });

    it('changes the width of a column by mouse, by double click and by key', async () => {
      const page = await openTable();
      const edge = await table(page).locator('th[data-column="2"] [data-edge]').boundingBox();
      const before = await widthOfHead(page, 2);
      const from = { x: edge!.x + 4, y: edge!.y + 10 };
      await drag(page, from, { x: from.x + 60, y: from.y });
      expect(await widthOfHead(page, 2)).toBeCloseTo(before + 60, 0);
      await table(page).locator('[data-cell="-1:2"]').focus();
      await page.keyboard.press('Shift+ArrowLeft');
      expect(await widthOfHead(page, 2)).toBeCloseTo(before + 44, 0);
      await table(page).locator('th[data-column="2"] [data-edge]').dblclick();
      const fit = await widthOfHead(page, 2);
      expect(fit).toBeLessThan(before + 44);
      const cut = await cell(page, 0, 2).evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(cut).toBe(0);
      await page.context().close();
    });

    it('copies the cells the mouse was drawn over, and words drawn over within one cell', async () => {
      const page = await openTable();
      const [first, last] = [await box(page, 1, 4), await box(page, 2, 5)];
      await drag(page, { x: first.x + 20, y: first.y + 18 }, { x: last.x + 20, y: last.y + 18 });
      expect(await copied(page)).toBe('79.19\t\n158.38\t');
      const words = await box(page, 1, 2);
      await drag(page, { x: words.x + 8, y: words.y + 18 }, { x: words.x + 60, y: words.y + 18 });
      expect(await copied(page)).toMatch(/^领用/);
      expect(await table(page).locator('[aria-selected="true"][data-cell]').count()).toBe(0);
      await page.context().close();
    });

    it('keeps the cursor where it is while 10,000 rows scroll by, and goes on from it', async () => {
      const page = await open(1440, 'story=large-table');
      await cell(page, 3, 2).click();
      await table(page).evaluate((grid) => grid.parentElement!.scrollTo(0, 200_000));
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('3:2');
      await page.keyboard.press('Control+End');
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('9999:7');
      const below = await cell(page, 9_999, 7).evaluate((each) => {
        const frame = each.closest('table')!.parentElement!.getBoundingClientRect();
        return each.getBoundingClientRect().bottom - frame.bottom;
      });
      expect(below).toBeLessThanOrEqual(1);
      await page.context().close();
    });
  });
});

it('the built product does not hold the component page', () => {
  const assets = path.join(root, 'ui/dist/assets');
  const scripts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const contents = scripts.map((name) => readFileSync(path.join(assets, name), 'utf8'));
  expect(contents.some((content) => content.includes('resetdefpassword'))).toBe(true);
  expect(contents.filter((content) => /GalleryScreen|"\/components"|gallery\/sample|一万行/.test(content))).toEqual([]);
});
