import { createHash } from 'node:crypto';
import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { role, user } from '@rdm/core/internal/access';
import { enterprise } from '@rdm/core/internal/enterprise';
import { techSme } from '@rdm/core/internal/title';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireCall } from '../contract/wire-caller';
import { testCard } from '../setup/certified-tenant';
import { launchChromium } from '../setup/chromium';
import { uploadedFile } from '../setup/sample-files';
import { openProduct, openWindow, signIn, type Stage } from '../setup/stage';
import { faultsShown, looks } from './looked-at';

const NAME = '石家庄某某科技有限公司';
const PASSWORD = 'Kuaiji-2024';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const MUST_CERTIFY = '未通过工商认证审核，无法进行操作。点击“确定”进行认证？';
const md5 = (typed: string) => createHash('md5').update(typed).digest('hex');

/** From registering an enterprise to a title passed, by the four roles that have a part in it. */
describe('an enterprise that registers, is certified, and applies for a title', () => {
  let product: Stage;
  let browser: Browser;
  let call: WireCall;
  let tenant: string;
  let boss: Page;
  let clerk: Page;
  let reviewer: Page;
  let manager: Page;

  const open = async (page: Page, screen: string) => {
    await page.goto(product.addressOf(screen));
    await page.getByRole('main').waitFor();
  };
  const press = (within: Page | Locator, name: string | RegExp) =>
    within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  const answer = async (page: Page, verb: string) => {
    const question = page.getByRole('alertdialog');
    await press(question, verb);
    await question.waitFor({ state: 'detached' });
  };
  const upload = async (page: Page, label: string) => {
    const box = page.getByRole('group', { name: `${label}的文件` });
    const file = { name: `${label}.pdf`, mimeType: 'application/pdf', buffer: PDF };
    await box.locator('input[type=file]').setInputFiles([file]);
    await box.getByRole('button', { name: `下载 ${label}.pdf` }).waitFor();
  };
  const looksRight = async (page: Page, where: string) => {
    for (const look of looks) {
      if (look.language === 'en') await press(page, 'English');
      expect(await faultsShown(page, where, look)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, '中文');
  };
  const tokenOf = async (account: string, password: string) => {
    const query = { tenantId: tenant, username: account, password: md5(password) };
    return String((await call('POST', endpoints.session.token.path, { query })).body.access_token);
  };
  const succeeded = (body: { readonly msg: string }) => expect(body.msg).toBe('操作成功');

  /** Adds a colleague who has chosen his password, and signs him in. */
  const joined = async (account: string, alias: string) => {
    const token = await tokenOf('boss', PASSWORD);
    const roles = await call('GET', resourcePath(role, 'list'), { token, query: { size: '100' } });
    const found = (roles.body.data.records as Record<string, unknown>[]).find((each) => each.roleAlias === alias)!;
    const json = { account, name: account, realName: account, roleId: found.id };
    const added = (await call('POST', resourcePath(user, 'submit'), { token, json })).body;
    succeeded(added);
    const initial = String(added.data.firstPassword);
    const passwords = { oldPassword: md5(initial), newPassword: md5(PASSWORD), newPassword1: md5(PASSWORD) };
    const own = await tokenOf(account, initial);
    succeeded((await call('POST', endpoints.profile.updatePassword.path, { token: own, query: passwords })).body);
    const page = await openWindow(browser, product);
    await signIn(page, product, { tenant, account, password: PASSWORD });
    await page.getByText('您的账号为试用账号').waitFor();
    return page;
  };

  beforeAll(async () => {
    product = await openProduct();
    call = wireCaller(product.addressOf(''));
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('registers, and has an administrator who brings in the others', async () => {
    boss = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
    await boss.goto(product.addressOf('/register'));
    const given = [
      ['企业名称', NAME],
      ['统一社会信用代码', testCard.creditCode],
      ['手机号码', '13800138000'],
      ['登录账号', 'boss'],
      ['密码', PASSWORD],
      ['确认密码', PASSWORD],
    ] as const;
    for (const [label, value] of given) await boss.getByRole('textbox', { name: label }).first().fill(value);
    await press(boss, '注册');
    await boss.getByText('注册成功').waitFor();
    tenant = (await boss.getByRole('status').locator('dd').first().innerText()).trim();
    await boss.getByRole('link', { name: '去登录' }).click();
    await boss.waitForURL('**/login');
    await signIn(boss, product, { tenant, account: 'boss', password: PASSWORD });
    clerk = await joined('clerk', 'user');
    reviewer = await joined('checker', 'reviewer');
    manager = await joined('leader', 'projectmanager');
  });

  it('may not apply before it is certified, and is led to the card', async () => {
    await open(clerk, '/rdm/title/tech-sme');
    await press(clerk, '新建申请');
    await press(clerk.getByRole('dialog'), '保存');
    await press(clerk, '提交');
    await clerk.getByRole('alertdialog').getByText(MUST_CERTIFY).waitFor();
    await answer(clerk, '确定');
    await clerk.waitForURL('**/rdm/enterpriseinfo');
    await clerk.getByText('尚未提交工商认证').waitFor();
  });

  it('fills in the card, uploads the licence, and is returned', async () => {
    const token = await tokenOf('clerk', PASSWORD);
    const creditCodeFiles = [(await uploadedFile(call, token, '旧执照.pdf')).attachId];
    const json = { ...testCard, name: NAME, creditCodeFiles };
    succeeded((await call('POST', resourcePath(enterprise, 'submit'), { token, json })).body);
    await open(clerk, '/rdm/enterpriseinfo');
    await upload(clerk, '营业执照');
    await press(clerk, '提交认证');
    await answer(clerk, '提交认证');
    await clerk.getByText('工商认证审核中。').waitFor();

    await open(reviewer, '/rdm/bizcert');
    await reviewer.getByRole('region', { name: NAME }).getByText('福州市').waitFor();
    await looksRight(reviewer, '/rdm/bizcert');
    await press(reviewer, '退回');
    const dialog = reviewer.getByRole('dialog', { name: '退回工商认证' });
    await dialog.getByRole('textbox', { name: /退回原因/ }).fill('地址请写到门牌号');
    await press(dialog, '退回');
    await reviewer.getByText('退回原因：地址请写到门牌号').waitFor();
  });

  it('corrects it and is certified', async () => {
    await open(clerk, '/rdm/enterpriseinfo');
    await clerk.getByText('退回原因：地址请写到门牌号').waitFor();
    await looksRight(clerk, '/rdm/enterpriseinfo');
    await clerk.getByRole('textbox', { name: /^地址/ }).fill('福州市鼓楼区软件大道89号');
    await press(clerk, '提交认证');
    await answer(clerk, '提交认证');
    await clerk.getByText('工商认证审核中。').waitFor();

    await open(reviewer, '/rdm/bizcert');
    await reviewer.getByText('福州市鼓楼区软件大道89号').waitFor();
    await press(reviewer, '通过');
    await answer(reviewer, '通过');
    await reviewer.getByRole('region', { name: NAME }).getByText('已通过').waitFor();
  });

  it('applies, and is returned with a remark at the figure that is wrong', async () => {
    await open(clerk, '/rdm/title/tech-sme');
    await press(clerk, '填写申请');
    const form = clerk.getByRole('dialog');
    for (const label of ['承诺书（签字盖章）', '上年度财务会计报告']) await upload(clerk, label);
    await press(form, '保存');
    await form.waitFor({ state: 'detached' });
    await press(clerk, '调整科技人员');
    const typing = clerk.getByRole('dialog', { name: '调整科技人员' });
    await typing.getByRole('textbox', { name: /填报数/ }).fill('25');
    await typing.getByRole('textbox', { name: /原因/ }).fill('花名册');
    await press(typing, '保存');
    await typing.waitFor({ state: 'detached' });
    const token = await tokenOf('clerk', PASSWORD);
    const { body } = await call('GET', resourcePath(techSme, 'list'), { token });
    const { id } = (body.data.records as { id: string }[])[0]!;
    const others = { staffTotal: '100', sales: '80000000', assets: '90000000', costExpense: '45000000' };
    for (const [field, value] of Object.entries({ ...others, rdCost: '5000000', ipClass1: '0', ipClass2: '3' })) {
      const json = { id, field, value, reason: '上年审计报告' };
      succeeded((await call('POST', '/api/blade-rdm/enterprisehtsme/override', { token, json })).body);
    }
    await clerk.reload();
    await press(clerk, '提交');
    await answer(clerk, '提交');
    await clerk.getByText('已提交').first().waitFor();

    await open(reviewer, '/rdm/title/review');
    await reviewer.getByRole('link', { name: '去审核' }).click();
    await press(reviewer, '退回');
    const dialog = reviewer.getByRole('dialog', { name: '退回' });
    await dialog.getByRole('textbox', { name: /审核意见/ }).fill('请核对人数');
    await dialog.getByText('逐项意见').click();
    await dialog.getByRole('textbox', { name: '科技人员', exact: true }).fill('与名单不一致');
    await press(dialog, '退回');
    await dialog.waitFor({ state: 'detached' });
  });

  it('corrects the figure, applies again, and passes', async () => {
    await open(clerk, '/rdm/title/tech-sme');
    await clerk.getByText('科技人员：与名单不一致').waitFor();
    await looksRight(clerk, '/rdm/title/tech-sme');
    await press(clerk, '调整科技人员');
    const typing = clerk.getByRole('dialog', { name: '调整科技人员' });
    await typing.getByRole('textbox', { name: /填报数/ }).fill('31');
    await press(typing, '保存');
    await typing.waitFor({ state: 'detached' });
    await press(clerk, '重新提交');
    await answer(clerk, '重新提交');
    await clerk.getByText('已重新提交').first().waitFor();

    await open(reviewer, '/rdm/title/review');
    await looksRight(reviewer, '/rdm/title/review');
    await reviewer.getByRole('link', { name: '去审核' }).click();
    await reviewer.getByText('历次提交').waitFor();
    await press(reviewer, '通过');
    await answer(reviewer, '通过');
    await reviewer.getByText('已通过').first().waitFor();
  });

  it('shows it to the others, who can neither apply nor review', async () => {
    for (const page of [manager, boss]) {
      await open(page, '/rdm/title/tech-sme');
      await page.getByText('已通过').first().waitFor();
      for (const name of ['提交', '重新提交', '通过', '退回']) {
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
      }
    }
  });
});
