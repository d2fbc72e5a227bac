import type { Browser, Page } from 'playwright-core';
import { endpoints } from '@rdm/blade-protocol';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { fillTenant, YEAR } from '../security/filled-tenant';
import { tenantResources } from '../security/tenant-resources';
import { launchChromium } from '../setup/chromium';
import { openProduct, signIn, type ProductStage } from '../setup/stage';
import { goWithin } from './go-within';
import { settled } from './settled';

/** As long as the shortest text fields allow: a broken picture with a script as its error handler. */
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
      // A text the content security policy has to block has already become mark-up.
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
  /** Navigates within the page, as a click on a menu does. */
  const goTo = async (address: string) => {
    await goWithin(page, address);
    // The screen's own chunk and its first answer.
    await page.waitForTimeout(250);
    await settled(page);
  };
  const visit = async (address: string, go = goTo) => {
    await go(address);
    const became = await page.evaluate(() => [document.querySelectorAll('img[src=x]').length, 'ran' in window]);
    expect([address, ...became]).toEqual([address, 0, false]);
  };

  it('are shown as they were written, on every screen there is', { timeout: 400_000 }, async () => {
    const showing: string[] = [];
    for (const path of await paths()) {
      await visit(`${path}?year=${YEAR}`);
      if ((await page.getByText(HOSTILE.slice(0, 12)).count()) > 0) showing.push(path);
    }
    // Screens of calculated figures show no text entered by users.
    expect(showing.length).toBeGreaterThan(15);
    expect(said).toEqual([]);
  });

  it('do nothing in the address of a screen either', async () => {
    const hostile = encodeURIComponent(`"'>${HOSTILE}`);
    const opened = async (address: string) => {
      await page.goto(stage.addressOf(address), { waitUntil: 'networkidle' });
    };
    for (const address of ['/rdm/project/list', '/rdm/entpersonnel', '/login', '/404', '/project/preferential']) {
      await visit(
        `${address}?year=${hostile}&name=${hostile}&code=${hostile}&redirect=javascript:ran=1#${hostile}`,
        opened,
      );
    }
    await visit(`/${hostile}`, opened);
    expect(said).toEqual([]);
  });
});
