import { rmSync } from 'node:fs';
import { createBladeClient } from '@rdm/blade-client';
import type { Ports } from '@rdm/core/internal/application';
import { createDocumentWriter } from '@rdm/documents';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startDocumentServer, type DocumentServer } from '../setup/document-server';
import { startedOnce } from '../setup/kept';
import { chinesePdf, hostileDocx, jpeg, pdf, scannedPdf } from '../setup/sample-files';
import { startProduct, type StartedProduct } from '../setup/started-product';
import { md5 } from '../setup/test-server';
import { violationsOn } from './axe';
import { ProjectPage } from './project-page';

/** Documents in the viewer: rendered in the browser alone, without requests to other origins. */
describe('a document in the page', () => {
  let data: string;
  let office: DocumentServer;
  let product: StartedProduct;
  let browser: Browser;
  let ports: Ports;
  let page: Page;
  /** Requests to other origins, and violations of the content security policy. */
  let strayed: string[];

  const put = async (fileName: string, file: Uint8Array) => (await ports.files.putFile({ file, fileName })).attachId;
  const show = async (id: string, more = '') => {
    await page.goto(`${product.url}/office/index?id=${id}${more}`);
  };
  const content = () => page.getByRole('region', { name: /内容，可滚动查看$/ });
  /** The share of dark points in the first page drawn. */
  const darkness = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data: points } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        let dark = 0;
        for (let at = 0; at < points.length; at += 4) if (points[at + 3]! > 0 && points[at]! < 100) dark += 1;
        return dark / (points.length / 4);
      });

  beforeAll(async () => {
    office = await startDocumentServer();
    data = await startedOnce();
    product = await startProduct(data, {
      RDM_ONLYOFFICE_URL: office.url,
      RDM_ONLYOFFICE_SECRET: office.secret,
      RDM_ONLYOFFICE_BACK_URL: 'http://127.0.0.1:9',
    });
    const origin = product.url;
    const credentials = { tenantId: '100001', username: 'finance', password: md5('finance') };
    const { accessToken: token } = await createBladeClient({ origin, token: () => null }).session.token(credentials);
    ports = createBladeClient({ origin, token: () => token });
    browser = await launchChromium();
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    strayed = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) strayed.push(url);
    });
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) strayed.push(message.text());
    });
    await new ProjectPage(page, origin).signIn('finance');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    await office?.stop();
    if (data) rmSync(data, { recursive: true, force: true });
  });

  it('shows a PDF with Chinese letters it does not bring along, as picture and as text', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const texts = ['研发费用辅助账', ...Array.from({ length: 40 }, (_, at) => `第${at + 2}页`), '加计扣除合计'];
    await show(await put('辅助账.pdf', chinesePdf(texts)));
    await content().getByText('研发费用辅助账').waitFor();
    await expect.poll(darkness).toBeGreaterThan(0.0005);
    expect(asked.filter((url) => /\/assets\/pdfjs-[\d.]+\/cmaps\/\S+\.bcmap$/.test(url))).not.toEqual([]);
    expect(await content().getByRole('group').count()).toBeLessThan(6);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('searchbox', { name: '在文档中查找' }).fill('加计扣除');
    await page.getByRole('searchbox', { name: '在文档中查找' }).press('Enter');
    await content().getByText('加计扣除合计').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: '页码' }).inputValue()).toBe('42');
    expect(strayed).toEqual([]);
  });

  it('shows a scanned page, whose decoder the worker alone may compile', async () => {
    await show(await put('扫描件.pdf', scannedPdf()));
    await content().getByRole('group').first().waitFor();
    await expect.poll(darkness).toBeGreaterThan(0.06);
    expect(strayed).toEqual([]);
  });

  it('says so when a PDF holds nothing to show', async () => {
    await show(await put('空白.pdf', pdf()));
    await page.getByText('文件内容无法显示，可能已损坏，请下载后查看').waitFor();
  });

  it('shows a Word document of our own making', async () => {
    const parts = [
      { kind: 'heading', text: '研发内容' },
      { kind: 'paragraphs', paragraphs: ['低温工况下的控制算法研究'] },
      { kind: 'facts', facts: [{ label: '项目编号', value: 'RD01' }] },
    ] as const;
    const document = await createDocumentWriter().write({ title: '研发项目立项书', parts });
    await show(await put('立项书.docx', document), '&title=项目立项');
    await content().getByText('低温工况下的控制算法研究').waitFor();
    await content().getByText('研发项目立项书').waitFor();
    await page.getByRole('heading', { name: '项目立项', exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(strayed).toEqual([]);
  });

  it('lets nothing in a Word document act or fetch', async () => {
    await show(await put('外来.docx', hostileDocx()), '&title=外来');
    await content().getByText('plain words').waitFor();
    await content().getByText('a link').click();
    expect(await content().locator('iframe, script, [href^="javascript"]').count()).toBe(0);
    expect(await page.title()).toMatch(/^外来/);
    expect(strayed).toEqual([]);
  });

  it('shows a picture, and says so when it is damaged', async () => {
    await show(await put('照片.jpg', jpeg()));
    await page.getByText('图片内容已损坏，请下载后查看').waitFor();
    expect(strayed).toEqual([]);
  });

  it('opens nothing of another site, whatever the address says', async () => {
    await page.goto(`${product.url}/office/assessindex?url=${encodeURIComponent(`${office.url}/editor`)}`);
    await page.getByText('地址没有指明本系统的文件，请从附件列表中打开').waitFor();
    expect(strayed).toEqual([]);
  });

  it('is edited in the editor of the document server, which the policy lets in', async () => {
    const document = await createDocumentWriter().write({ title: '合同', parts: [] });
    const id = await put('合同.docx', document);
    await show(id);
    await page.getByRole('link', { name: '在线编辑（新窗口）' }).waitFor();
    await show(id, '&edit=1');
    await page.frameLocator('iframe[title="合同.docx"]').getByText('The editor').waitFor();
  });

  it('is shown to nobody who has not signed in', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${product.url}/office/index?id=1`);
    await stranger.getByText('请先登录再查看文档').waitFor();
    expect(await violationsOn(stranger)).toEqual([]);
    await stranger.close();
  });
});
