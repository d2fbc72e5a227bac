import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { violationsOn } from './axe';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Files of a project: dropped, followed, refused, cancelled. docs/product.md, Files */
describe('the files of a project', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;
  let box: Locator;

  const file = (name: string, text = PDF) => ({ name, text });
  /** Simulates a drop from the desktop, with the files in the drag data. */
  const drop = async (files: readonly { readonly name: string; readonly text: string }[]) => {
    const dragged = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, text } of given) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    const zone = box.getByText('将文件拖到此处，或点击选择');
    for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: dragged });
  };
  const row = (name: string) => box.getByRole('listitem').filter({ hasText: name });

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100001', account: 'manager' });
    await page.goto(product.addressOf('/rdm/project/list'));
    await page.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
    await page.getByRole('tab', { name: /附件/ }).click();
    box = page.getByRole('group', { name: '项目计划书的文件' });
    await box.waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('are dropped several at once, and each says when it has arrived', async () => {
    await drop([file('计划书.pdf'), file('预算说明.pdf')]);
    for (const name of ['计划书.pdf', '预算说明.pdf']) {
      await row(name)
        .getByRole('button', { name: `下载 ${name}` })
        .waitFor();
    }
    expect(await violationsOn(page)).toEqual([]);
  });

  it('are refused one by one for what they are, and the others arrive', async () => {
    await drop([file('脚本.exe'), file('伪装.pdf', '<svg onload="alert(1)"/>'), file('附录.pdf')]);
    await row('脚本.exe').getByText('只能上传').waitFor();
    await row('伪装.pdf').getByText('文件内容不是 .pdf 格式').waitFor();
    await row('附录.pdf').getByRole('button', { name: '下载 附录.pdf' }).waitFor();
    for (const name of ['脚本.exe', '伪装.pdf'])
      await row(name)
        .getByRole('button', { name: `移除 ${name}` })
        .click();
    await expect.poll(() => box.getByRole('listitem').count()).toBe(3);
  });

  it('are as many as the field takes, and a warning says how many there are', async () => {
    await drop(Array.from({ length: 8 }, (_, at) => file(`第${at + 1}份.pdf`)));
    await page.getByText(/10/).filter({ hasText: /8/ }).filter({ hasText: /11/ }).first().waitFor();
    await expect.poll(() => box.getByRole('listitem').count()).toBe(3);
  });

  it('are watched on their way, and called back', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/put-file**', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await drop([file('慢.pdf')]);
    await row('慢.pdf').getByRole('progressbar').waitFor();
    await row('慢.pdf').getByRole('button', { name: '取消上传 慢.pdf' }).click();
    await expect.poll(() => row('慢.pdf').count()).toBe(0);
    arrive();
    await page.unroute('**/put-file**');
  });

  it('are there after saving, come down again, and go when they are deleted', async () => {
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('更新成功').waitFor();
    await page.reload();
    await page.getByRole('tab', { name: /附件/ }).click();
    await expect.poll(() => box.getByRole('listitem').count()).toBe(3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('button', { name: '下载 计划书.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('计划书.pdf');
    await box.getByRole('button', { name: '删除 附录.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => box.getByRole('listitem').count()).toBe(2);
  });
});
