import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enterprise } from '@rdm/core/internal/enterprise';
import { NUMBER_RULES } from '@rdm/core/internal/system';
import { renderScreen } from './resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from './resource/testing/memory-ports';
import { ScreenOfResource } from './screen-of-resource';

vi.mock('./shell/services', async () => (await import('./shell/testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const sound = stored('1', {
  name: '某某制造有限公司',
  creditCode: '91350100M000100Y43',
  creditCodeFiles: ['1001'],
  industry: '34',
  bizRegisteyTime: '2015-06-01',
  bizRegisteyType: '1',
  domain: ['1'],
  registeyAmount: '5000.00',
  postCode: '350001',
  address: '石家庄市',
  legalPersonname: '王小明',
  legalPersonmobile: '13800138000',
  legalPersonidCard: '11010519491231002X',
});
const dictionaries = { industry: { 34: '通用设备' }, register_type: { 1: '内资' }, tech_domain: { 1: '电子信息' } };
const secondLine = '该号码符合国家标准，管理员将参数 enterprise.numberRules 设为 national 后即可填写';

let port: MemoryPort;

async function formUnder(settings: readonly string[]) {
  port = memoryPort(enterprise, [sound]);
  const files = { list: async () => [], listOf: async () => [] };
  const registered = { name: sound.name, creditCode: sound.creditCode };
  const certification = async () => ({ bizCert: '0', returnReason: null, missing: [], registered });
  const ports = memoryPorts([[enterprise, port]], dictionaries, { files, enterprise: { certification } } as never);
  const { user } = renderScreen(<ScreenOfResource resource={enterprise} />, ports, { settings });
  await screen.findByRole('textbox', { name: '邮政编码' });
  const type = async (label: string, value: string) => {
    const input = screen.getByRole('textbox', { name: label });
    await user.clear(input);
    await user.type(input, value);
    await user.tab();
    return input;
  };
  const save = () => user.click(screen.getByRole('button', { name: '保存' }));
  return { type, save };
}

describe('the form of the enterprise', () => {
  beforeEach(() => void vi.clearAllMocks());

  test.each([
    ['邮政编码', '050000', '请输入正确的邮政编码'],
    ['法人手机', '16612345678', '请输入正确的手机号码'],
  ])('refuses %s %s by its rule, and names the parameter in a second line', async (label, value, sentence) => {
    const { type, save } = await formUnder([]);
    const input = await type(label, value);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(`${sentence}\n${secondLine}`);
    await save();
    expect(port.submit).not.toHaveBeenCalled();
  });

  test('says no more than its sentence where the standard refuses the number as well', async () => {
    const { type } = await formUnder([]);
    expect(await type('邮政编码', '05000')).toHaveAccessibleDescription('请输入正确的邮政编码');
  });

  test('takes the numbers of the standard where the parameter says so', async () => {
    const { type, save } = await formUnder([NUMBER_RULES]);
    expect(await type('邮政编码', '050000')).toBeValid();
    expect(await type('法人手机', '16612345678')).toBeValid();
    await save();
    expect(port.submit).toHaveBeenCalledOnce();
    expect(port.submit.mock.calls[0]![0]).toMatchObject({ postCode: '050000', legalPersonmobile: '16612345678' });
  });

  test('refuses by the standard what its own rule takes, with the cause', async () => {
    const { type } = await formUnder([NUMBER_RULES]);
    expect(await type('法人身份证/护照', '110105194912310021')).toHaveAccessibleDescription(
      '请输入正确的身份证/护照：校验码不符，请逐位核对',
    );
  });
});
