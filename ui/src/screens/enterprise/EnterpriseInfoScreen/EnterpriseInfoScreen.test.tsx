import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { enterprise, type CertificationState } from '@rdm/core/internal/enterprise';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { keptPage } from '../../../resource/testing/kept-page';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import EnterpriseInfoScreen from './EnterpriseInfoScreen';

todayIs('2025-03-01');
vi.setConfig({ testTimeout: 30_000 });

const code = '91350100M000100Y43';
const card = {
  ...{ name: '甲企业', creditCode: code, creditCodeFiles: ['7'], industry: '34', bizRegisteyTime: '2015-06-01' },
  ...{ bizRegisteyType: '112', domain: ['8'], registeyAmount: '5000.00', postCode: '350001', address: '福州市' },
  ...{ legalPersonname: '王小明', legalPersonmobile: '13800138000', legalPersonidCard: '11010519491231002X' },
};
const dictionaries = {
  biz_cert_state: { 0: '未提交', 1: '已通过', 2: '审核中', 3: '已退回' },
  industry: { 34: '34 通用设备制造业' },
  register_type: { 112: '私营有限责任公司' },
  tech_domain: { 8: '先进制造与自动化' },
  enterprise_scale: { small: '小型' },
};

interface Given {
  readonly record?: StoredRecord | null;
  readonly can?: (permission: string) => boolean;
  readonly registeredCode?: string;
  readonly bizCert?: CertificationState;
}

function show({ record = null, can, registeredCode = code, bizCert = '0' }: Given = {}) {
  const port = memoryPort(enterprise, record ? [record] : []);
  const calls = {
    certification: vi.fn(async () => ({
      bizCert,
      returnReason: null,
      missing: [],
      registered: { name: '甲企业', creditCode: registeredCode },
    })),
    submitBizCert: vi.fn(async () => {
      const sent = { ...(port.rows[0] ?? stored('1', card)), bizCert: '2' };
      port.rows = [sent];
      return sent;
    }),
  };
  const area = { enterprise: calls as unknown as AreaPorts['enterprise'] };
  const ports = memoryPorts([[enterprise, port]], dictionaries, {
    ...area,
    files: { listOf: async () => [] } as unknown as AreaPorts['files'],
  });
  const { page, leave, comeBack } = keptPage(<EnterpriseInfoScreen resource={enterprise} />);
  return { ...calls, ...{ port, leave, comeBack }, ...renderScreen(page, ports, { can }) };
}

test('a new card begins with what the enterprise is registered with, and says what is missing', async () => {
  const { user, submitBizCert } = show();
  const standing = within(await screen.findByRole('region', { name: '工商认证' }));
  expect(await standing.findByText('未提交')).toBeInTheDocument();
  expect(standing.getByText(/还需填写.*营业执照、所属行业/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /企业名称/ })).toHaveValue('甲企业');
  expect(screen.queryByRole('textbox', { name: /统一社会信用代码/ })).toBeNull();
  expect(screen.getByText(code)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交认证' }));
  expect((await screen.findAllByText('请上传营业执照')).length).toBeGreaterThan(0);
  expect(submitBizCert).not.toHaveBeenCalled();
});

test('the code is typed where the enterprise is registered without one', async () => {
  const { user } = show({ registeredCode: '' });
  const box = await screen.findByRole('textbox', { name: /统一社会信用代码/ });
  await user.type(box, '91350100M000I00Y43');
  await user.tab();
  expect(await screen.findByText('请输入正确的统一社会信用代码')).toBeInTheDocument();
});

test('a returned card says why; it is submitted after a question, and its scale follows what is typed', async () => {
  const record = stored('1', {
    ...card,
    ...{ bizCert: '3', bizCertReturnReason: '执照不清晰', bizCertReviewedByName: '赵审核（reviewer）' },
    ...{ bizCertReviewedTime: '2025-02-01 08:00:00', staffCount: 240, revenue: '18600.00' },
  });
  const { user, submitBizCert } = show({ record });
  expect(await screen.findByText(/执照不清晰/)).toBeInTheDocument();
  expect(screen.getByText(/赵审核（reviewer） 于 2025-02-01 08:00:00 审核/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /所属行业代码/ }), '3425');
  expect(await screen.findByText('小型')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '提交认证' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交认证' }));
  await waitFor(() => expect(submitBizCert).toHaveBeenCalledOnce());
  const [{ draft }] = submitBizCert.mock.calls[0] as unknown as [{ draft: Record<string, unknown> }];
  expect(draft).toMatchObject({ id: '1', industryCode: '3425' });
  expect(draft).not.toHaveProperty('bizCert');
  expect(await screen.findByText('审核中')).toBeInTheDocument();
});

test('under review name, code and licence are read only, and there is nothing to submit', async () => {
  show({ record: stored('1', { ...card, bizCert: '2' }) });
  expect(await screen.findByText('审核中')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /企业名称/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /^地址/ })).toHaveValue('福州市');
  expect(screen.queryByRole('button', { name: '提交认证' })).toBeNull();
});

test('another name of a certified enterprise is saved after a question only; former certifications are shown', async () => {
  const former = [
    { name: '旧企业', creditCode: code, reviewedTime: '2020-01-01 08:00:00', endedTime: '2024-01-01 08:00:00' },
  ];
  const { user, port } = show({ record: stored('1', { ...card, bizCert: '1', formerBizCerts: former }) });
  expect(await screen.findByText('历次认证（1）')).toBeInTheDocument();
  expect(screen.getByText(/旧企业.*2020-01-01 08:00:00 通过/)).toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: /企业名称/ });
  await user.clear(name);
  await user.type(name, '乙企业');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const question = within(await screen.findByRole('alertdialog', { name: '修改后需要重新认证?' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(port.submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '修改' }));
  await waitFor(() => expect(port.submit).toHaveBeenCalledOnce());
});

test('who may only look has no command; what cannot be read is said, and nothing is shown without the right', async () => {
  const { unmount } = show({
    record: stored('1', { ...card, bizCert: '1' }),
    can: (right) => right === 'enterprise_view',
  });
  expect(await screen.findByText('已通过')).toBeInTheDocument();
  for (const name of ['保存', '提交认证', '企业基本情况表']) expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  const { port, unmount: leave } = show({ can: () => false });
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
  expect(port.list).not.toHaveBeenCalled();
  leave();
  const failing = memoryPort(enterprise);
  const lost = new Refusal({ ...faults.invalid(text('连接中断', 'The connection was lost')), code: 500 });
  failing.list.mockRejectedValueOnce(lost);
  renderScreen(<EnterpriseInfoScreen resource={enterprise} />, memoryPorts([[enterprise, failing]], dictionaries));
  expect(await screen.findByText('连接中断')).toBeInTheDocument();
});

test('what was typed is still there when the page is come back to; a card changed meanwhile is shown as it is stored', async () => {
  const { port, user, leave, comeBack } = show({ record: stored('1', { ...card, bizCert: '0' }) });
  const address = () => screen.getByRole('textbox', { name: /^地址/ });
  await screen.findByRole('textbox', { name: /^地址/ });
  await user.type(address(), '鼓楼区');
  leave();
  comeBack();
  await waitFor(() => expect(port.list).toHaveBeenCalledTimes(2));
  expect(address()).toHaveValue('福州市鼓楼区');
  leave();
  port.rows = [stored('1', { ...card, bizCert: '0', address: '厦门市' })];
  comeBack();
  await waitFor(() => expect(address()).toHaveValue('厦门市'));
});
