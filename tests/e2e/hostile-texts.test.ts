import type { Browser, Page } from 'playwright-core';
import { endpoints } from '@rdm/blade-protocol';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { fillTenant, YEAR } from '../security/filled-tenant';
import { tenantResources } from '../security/tenant-resources';
import { launchChromium } from '../setup/chromium';
import { openProduct, signIn, type ProductStage } from '../setup/stage';
import { settled } from './settled';

/** As long as the shortest texts there are may still hold: a picture that is not there, and what is to run then. */
const HOSTILE = '<img src=x onerror=ran=1>';

interface MenuNode {
  readonly path: string;
  readonly children?: readonly MenuNode[];
}

describe('texts that try to be a part of the page', () => {
  let stage: ProductStage;
  let browser: Browser;
  let page: Page;
  let call: WireCall;
  let token: string;
  const said: string[] = [];

  beforeAll(async () => {
    stage = await openProduct();
    call = wireCaller(stage.addressOf(''));
    const password = createHash('md5').update('admin').digest('hex');
    const query = { tenantId: '100002', username: 'admin', password };
    const answer = await call('POST', endpoints.session.token.path, { query });
    token = String(answer.body.access_token);
    await fillTenant(call, token, tenantResources, HOSTILE);
    browser = await launchChromium();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      // What the policy of the site has to stop has already become a part of the page.
      if (/Content Security Policy/.test(message.text())) said.push(message.text());
    });
    await page.goto(stage.addressOf('/login'));
    await page.getByRole('textbox').first().waitFor();
    await signIn(page, stage, { tenant: '100002', account: 'admin' });
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.end();
  });

  const paths = async (): Promise<string[]> => {
    const { body } = await call('GET', endpoints.session.routes.path, { token });
    const leaves = (nodes: readonly MenuNode[]): string[] =>
      nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node.path]));
    return leaves(body.data as unknown as MenuNode[]).filter((path) => path.startsWith('/'));
  };
  const visit = async (address: string) => {
    await page.goto(stage.addressOf(address));
    await settled(page);
    const became = await page.evaluate(() => [document.querySelectorAll('img[src=x]').length, 'ran' in window]);
    expect([address, ...became]).toEqual([address, 0, false]);
  };

  it('are shown as they were written, on every screen there is', { timeout: 400_000 }, async () => {
    let shown = 0;
    for (const path of await paths()) {
      await visit(`${path}?year=${YEAR}`);
      if ((await page.getByText(HOSTILE.slice(0, 12)).count()) > 0) shown += 1;
    }
    // Screens of calculated figures show no text that anybody typed.
    expect(shown).toBeGreaterThan(15);
    expect(said).toEqual([]);
  });

  it('stay texts in the form of a record', async () => {
    await page.goto(stage.addressOf('/rdm/entpersonnel'));
    await page.getByText(HOSTILE.slice(0, 12)).first().click();
    await settled(page);
    expect(await page.evaluate(() => document.querySelectorAll('img[src=x]').length)).toBe(0);
    expect(said).toEqual([]);
  });

  it('do nothing in the address of a screen either', async () => {
    const hostile = encodeURIComponent(`"'>${HOSTILE}`);
    for (const address of ['/rdm/project/list', '/rdm/entpersonnel', '/login', '/404', '/project/preferential']) {
      await visit(`${address}?year=${hostile}&name=${hostile}&code=${hostile}&redirect=javascript:ran=1#${hostile}`);
    }
    await visit(`/${hostile}`);
    expect(said).toEqual([]);
  });
});
