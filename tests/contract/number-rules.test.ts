import type { Ports } from '@rdm/core/internal/application';
import { enterprise } from '@rdm/core/internal/enterprise';
import type { WorkbookSheet } from '@rdm/core/internal/kernel';
import { personnel } from '@rdm/core/internal/project';
import { crud, defineResource, string } from '@rdm/core/internal/records';
import { NUMBER_RULES, parameter } from '@rdm/core/internal/system';
import { text } from '@rdm/core/internal/kernel';
import { createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wireStack, type OpenStack } from '../setup/stacks';
import { platformAdministrator } from './ports/platform-administrator';
import { refusal } from './ports/refusal';

const { postCode, legalPersonmobile, legalPersonidCard } = enterprise.fields;

/** The numbers of the enterprise form in a resource of their own. */
const card = defineResource('test/card', {
  label: text('名片', 'Card'),
  fields: { code: string({ label: text('编号', 'Code') }), postCode, legalPersonmobile, legalPersonidCard },
  naturalKey: ['code'],
  workbook: ['code', 'postCode', 'legalPersonmobile', 'legalPersonidCard'],
  // A permission that the standard finance clerk has.
  permissions: crud('entpersonnel'),
});

const OWN = '330001';
const OTHER = '330002';
const SECOND_LINE = '该号码符合国家标准，管理员将参数 enterprise.numberRules 设为 national 后即可填写';
const sound = { postCode: '350001', legalPersonmobile: '13800138000', legalPersonidCard: '11010519491231002X' };

/** The parameter `enterprise.numberRules`, over the wire. docs/rules.md, Official numbers */
describe('the rule for official numbers', () => {
  let stack: OpenStack;
  let admin: Ports;
  let root: Ports;
  const cards: Record<string, Ports> = {};
  let codes = 0;

  const storedRules = async (ports: Ports) => {
    const where = [{ field: 'paramKey', is: 'equal' as const, value: NUMBER_RULES }];
    return (await ports.resource(parameter).list({ where, size: 10 })).records;
  };
  const setRule = (paramValue: string) =>
    admin.resource(parameter).submit({ paramName: '校验规则', paramKey: NUMBER_RULES, paramValue });
  const setPlatformRule = async (paramValue: string) => {
    const [row] = await storedRules(root);
    await root.resource(parameter).submit({ id: row!.id, paramValue });
  };
  const add = (over: object, tenantId = OWN) =>
    cards[tenantId]!.resource(card).submit({ code: `C${(codes += 1)}`, ...sound, ...over });
  const workbook = (headings: readonly string[], row: readonly string[]) => {
    const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
    const sheet: WorkbookSheet = { name: 'Sheet1', columns, rows: [row] };
    return createSpreadsheetWriter().write([sheet]);
  };
  const importCard = async (number: string) => {
    const file = await workbook(
      ['编号', '邮政编码', '法人手机', '法人身份证/护照'],
      [`I${(codes += 1)}`, number, sound.legalPersonmobile, sound.legalPersonidCard],
    );
    return cards[OWN]!.resource(card).import({ file, fileName: '名片.xlsx' });
  };

  beforeAll(async () => {
    stack = await wireStack.open({ tenants: [OWN, OTHER], furtherResources: [card] });
    admin = await stack.signIn('admin', OWN);
    root = await platformAdministrator(stack);
    for (const tenantId of [OWN, OTHER]) cards[tenantId] = await stack.signIn('finance', tenantId);
  });
  afterEach(async () => {
    const own = (await storedRules(admin)).filter(({ tenantId }) => tenantId === OWN);
    if (own.length > 0) await admin.resource(parameter).remove({ ids: own.map(({ id }) => id) });
    await setPlatformRule('form');
  });
  afterAll(() => stack?.stop());

  it('is a parameter of the platform from the start, with the rule of the forms', async () => {
    expect(await storedRules(root)).toMatchObject([
      { paramValue: 'form', remark: expect.stringMatching(/form.*national/) },
    ]);
  });

  it('has one of two values', async () => {
    const sentence = '参数 enterprise.numberRules 的值应为 form（表单规则）或 national（国家标准）';
    for (const value of ['standard', 'National', 'true']) {
      await expect(setRule(value)).rejects.toMatchObject(refusal(400, sentence));
    }
    await expect(setRule('form')).resolves.toMatchObject({ paramValue: 'form' });
  });

  it('is told to the screens of a tenant where the standard decides', async () => {
    const settings = async () =>
      Promise.all([OWN, OTHER].map(async (tenantId) => (await cards[tenantId]!.session.userInfo()).settings));
    expect(await settings()).toEqual([[], []]);
    await setRule('national');
    expect(await settings()).toEqual([[NUMBER_RULES], []]);
  });

  it.each([
    ['postCode', '050000', '请输入正确的邮政编码'],
    ['legalPersonmobile', '16612345678', '请输入正确的手机号码'],
    ['legalPersonidCard', '110105491231002', '请输入正确的身份证/护照'],
  ])('refuses %s %s unless the tenant lets the standard decide', async (field, value, sentence) => {
    await expect(add({ [field]: value })).rejects.toMatchObject(refusal(400, `${sentence}\n${SECOND_LINE}`));
    await setRule('national');
    await expect(add({ [field]: value })).resolves.toMatchObject({ [field]: value });
    await expect(add({ [field]: value }, OTHER)).rejects.toMatchObject(refusal(400, `${sentence}\n${SECOND_LINE}`));
  });

  it('takes what only the standard refuses, until the standard decides', async () => {
    const legalPersonidCard = '110105194912310021';
    await expect(add({ legalPersonidCard })).resolves.toMatchObject({ legalPersonidCard });
    await setRule('national');
    await expect(add({ legalPersonidCard })).rejects.toMatchObject(
      refusal(400, '请输入正确的身份证/护照：校验码不符，请逐位核对'),
    );
  });

  it('holds for workbooks as it does for forms', async () => {
    await expect(importCard('050000')).rejects.toMatchObject({
      fault: { data: { errors: [{ column: '邮政编码', message: `请输入正确的邮政编码\n${SECOND_LINE}` }] } },
    });
    await setRule('national');
    expect(await importCard('050000')).toMatchObject({ inserted: 1, errors: [] });
  });

  it('is said in English to whoever reads English', async () => {
    const english = await stack.signIn('finance', OWN, 'en');
    await expect(english.resource(card).submit({ code: 'E1', ...sound, postCode: '050000' })).rejects.toMatchObject({
      fault: {
        message: {
          en: 'Enter a valid postcode\nIt meets the national standard: an administrator who sets the parameter enterprise.numberRules to national has it accepted',
        },
      },
    });
  });

  it('holds for the mobile number of one’s own profile', async () => {
    const change = (phone: string) => cards[OWN]!.profile.updateInfo({ phone });
    await change('16112345678');
    await setRule('national');
    await expect(change('16112345678')).rejects.toMatchObject(refusal(400, '请输入正确的手机号码'));
    await change('16612345678');
  });

  it('before the sign-in is that of the platform, whatever a tenant has', async () => {
    const { terms, register, check } = stack.anyone().registration;
    const given = {
      name: '石家庄某某科技有限公司',
      creditCode: '91350100M000100Y43',
      phone: '16612345678',
      account: 'boss',
      password: '0123456789abcdef0123456789abcdef',
      password2: '0123456789abcdef0123456789abcdef',
    };
    const wrongCheck = '91350100M000100Y44';
    await setRule('national');
    expect(await terms()).toMatchObject({ numberRule: 'form' });
    expect(await check({ value: wrongCheck })).toEqual({ valid: true, taken: false, message: '' });
    await expect(register(given)).rejects.toMatchObject(refusal(400, `请输入正确的手机号码\n${SECOND_LINE}`));
    await setPlatformRule('national');
    expect(await terms()).toMatchObject({ numberRule: 'standard' });
    expect(await check({ value: wrongCheck })).toEqual({
      valid: false,
      taken: false,
      message: '请输入正确的统一社会信用代码：校验码不符，请逐位核对',
    });
    await expect(register({ ...given, creditCode: wrongCheck })).rejects.toMatchObject(
      refusal(400, '请输入正确的统一社会信用代码：校验码不符，请逐位核对'),
    );
    await expect(register(given)).resolves.toMatchObject({ account: 'boss' });
  });

  it('of identity documents of R&D personnel is the standard, which only warns', async () => {
    const headings = ['姓名', '工号', '证件号码'];
    const people = cards[OWN]!.resource(personnel);
    const sentence = '请输入正确的身份证/护照：校验码不符，请逐位核对';
    const file = await workbook(headings, ['王小明', 'N1', '110105194912310021']);
    expect(await people.import({ file, fileName: '人员.xlsx' })).toMatchObject({
      inserted: 1,
      errors: [],
      warnings: [{ row: 2, column: '证件号码', value: '110105194912310021', message: sentence }],
    });
    const right = await workbook(headings, ['王大明', 'N2', '11010519491231002X']);
    expect(await people.import({ file: right, fileName: '人员.xlsx' })).not.toHaveProperty('warnings');
  });
});
