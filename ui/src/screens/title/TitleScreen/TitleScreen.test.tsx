import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { techSme, type OneTitlePort, type TitleOverview } from '@rdm/core/internal/title';
import { windowIs } from '../../../components/testing/window-is';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import TitleScreen from './TitleScreen';

todayIs('2025-07-01');
vi.setConfig({ testTimeout: 20_000 });

const basis = { document: '国科发政〔2017〕115号', article: '第六条' };
const sales = {
  ...({
    field: 'sales',
    label: text('销售收入', 'Sales'),
    unit: 'yuan',
    value: '50000000.00',
    required: true,
  } as const),
  trace: {
    ...{ key: 'revenue/2024', label: text('营业收入', 'Revenue'), value: '50000000.00', inputs: [] },
    formula: text('年度企业信息登记数', 'As registered'),
  },
  ...{ overridden: null, difference: null, now: null },
};
const staff = {
  ...({ field: 'staffTotal', label: text('职工总数', 'Staff'), unit: 'people', value: null, required: true } as const),
  ...{ trace: null, overridden: null, difference: null, now: null },
};
const draft: TitleOverview = {
  ...{ code: 'enterprisehtsme', year: '2025', id: '9', recordYear: '2025', state: 'draft', validity: null },
  ...{
    steps: [],
    remarks: [],
    submissions: [],
    frozen: false,
    outdated: null,
    due: [],
    caveats: [text('单一来源', 'One source')],
  },
  figures: [sales, staff],
  slots: [{ field: 'commitmentFiles', label: text('承诺书', 'Commitment'), required: true, files: [] }],
  ...{ completeness: 40, missing: [text('职工总数', 'Staff'), text('承诺书', 'Commitment')] },
  ...{ actions: ['submit'], mayEdit: true, outcome: 'no', conclusion: text('50 分', '50 points') },
  conditions: [
    { key: 'score', label: text('得分', 'Score'), ok: false, actual: '50', required: '≥ 60', basis },
    { key: 'badFaith', label: text('失信', 'Bad faith'), ok: true, actual: 'false', required: 'false', basis },
    { key: 'accident', label: text('事故', 'Accident'), ok: null, actual: null, required: 'false', basis },
  ],
  ...{ parts: [], hints: [text('再增加 1 件', 'One more piece')] },
  records: [{ id: '9', year: '2025', state: 'draft', name: '' }],
};
const record = stored('9', { year: '2025', state: 'draft' });

interface Given {
  readonly page?: Partial<TitleOverview>;
  readonly overview?: () => Promise<TitleOverview>;
  readonly can?: (permission: string) => boolean;
  readonly certified?: string;
}

function show({ page = {}, overview, can, certified = '1' }: Given = {}) {
  const calls = {
    overview: vi.fn(overview ?? (async () => ({ ...draft, ...page }))),
    apply: vi.fn(async () => record),
    resubmit: vi.fn(async () => record),
    review: vi.fn(async () => record),
    override: vi.fn(async () => record),
  };
  const ports = memoryPorts(
    [[techSme, memoryPort(techSme, [record])]],
    {},
    {
      techSmeTitle: calls as unknown as OneTitlePort,
      enterprise: { certification: async () => ({ bizCert: certified }) } as unknown as Ports['enterprise'],
    },
  );
  return {
    ...calls,
    ...renderScreen(<TitleScreen name="tech-sme" />, ports, { at: '/rdm/title/tech-sme?year=2025', can }),
  };
}

test('shows where an application stands: lights, figures with their origin, what is missing, and what is not certain', async () => {
  show();
  expect(await screen.findByText('50 分')).toBeInTheDocument();
  const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);
  expect(row('得分').getByText('不符合')).toBeInTheDocument();
  expect(row('失信').getByText('符合')).toBeInTheDocument();
  expect(row('事故').getByText('未填')).toBeInTheDocument();
  expect(screen.getByText('还缺少：职工总数、承诺书')).toBeInTheDocument();
  expect(screen.getByText('单一来源')).toBeInTheDocument();
  expect(screen.getByText('系统没有该数，请填报')).toBeInTheDocument();
  expect(screen.getByText('缺少（必需）')).toBeInTheDocument();
});

describe('on a telephone', () => {
  windowIs(390);

  test('has conditions and figures below one another, each with all it says', async () => {
    const { user } = show();
    const list = (name: string) => screen.getByRole('list', { name });
    expect(await screen.findByText('50 分')).toBeInTheDocument();
    const condition = within(list('条件').querySelector('li')!);
    expect(condition.getByText(/^要求 .* · 实际 /)).toBeInTheDocument();
    const sales = within(within(list('指标')).getByText('销售收入').closest('li')!);
    expect(sales.getAllByText('50,000,000.00').length).toBeGreaterThan(0);
    expect(sales.getByText('系统数')).toBeInTheDocument();
    await user.click(sales.getByRole('button', { name: '销售收入的来源' }));
    expect(screen.getByTestId('explained-figure')).toHaveTextContent('50,000,000.00');
  });
});

test('says which of its years have figures that are out of date', async () => {
  const outdated = text('2024年度：数据已变动（1 处：材料 1）', '2024: changed (1: Material 1)');
  show({ page: { outdated } });
  expect(await screen.findByText(outdated.zh)).toHaveAttribute('role', 'status');
});

test('a figure opens into how it came about', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '销售收入的来源' }));
  expect(screen.getByTestId('explained-figure')).toHaveTextContent('50,000,000.00');
});

test('a figure is typed over only with a reason', async () => {
  const { user, override } = show();
  await user.click(await screen.findByRole('button', { name: '调整职工总数' }));
  const dialog = within(await screen.findByRole('dialog', { name: '调整职工总数' }));
  await user.type(dialog.getByRole('textbox', { name: /填报数/ }), '120');
  expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '花名册');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(override).toHaveBeenCalledExactlyOnceWith({
      id: '9',
      year: '2025',
      field: 'staffTotal',
      value: '120',
      reason: '花名册',
    }),
  );
});

test('is submitted after a question, and not by an enterprise that is not certified', async () => {
  const { user, apply, unmount } = show();
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const question = within(await screen.findByRole('alertdialog', { name: '提交2025年度的申请?' }));
  await user.click(question.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(apply).toHaveBeenCalledExactlyOnceWith({ id: '9' }));
  unmount();
  const other = show({ certified: '0' });
  await other.user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByRole('alertdialog', { name: /未通过工商认证审核/ })).toBeInTheDocument();
  expect(other.apply).not.toHaveBeenCalled();
});

test('a reviewer returns it with an opinion and remarks at single fields', async () => {
  const { user, review } = show({
    page: { state: 'submitted', actions: ['pass', 'return', 'reject'], mayEdit: false },
  });
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
  expect(dialog.getByRole('button', { name: '退回' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /审核意见/ }), '请核对');
  await user.click(dialog.getByText('逐项意见（可不填）'));
  await user.type(dialog.getByRole('textbox', { name: '职工总数' }), '与花名册不符');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() =>
    expect(review).toHaveBeenCalledExactlyOnceWith({
      id: '9',
      decision: 'return',
      opinion: '请核对',
      remarks: [{ field: 'staffTotal', remark: '与花名册不符' }],
    }),
  );
});

test('a remark stands at its figure and in the form at its field', async () => {
  const remarks = [
    { field: 'staffTotal', remark: '与花名册不符' },
    { field: 'commitmentFiles', remark: '未盖章' },
  ];
  const { user } = show({ page: { state: 'returned', actions: ['resubmit'], remarks } });
  expect(await screen.findByText('职工总数：与花名册不符')).toBeInTheDocument();
  expect(within(screen.getByRole('rowheader', { name: /^职工总数/ })).getByText('与花名册不符')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '填写申请' }));
  expect(await within(await screen.findByRole('dialog')).findByText('未盖章')).toBeInTheDocument();
});

test('who may only look has no command; what cannot be read is said and can be asked for again', async () => {
  const { unmount } = show({ page: { actions: [], mayEdit: false }, can: (code) => code === 'enterprisehtsme_view' });
  expect(await screen.findByText('50 分')).toBeInTheDocument();
  for (const name of ['提交', '填写申请', '删除草稿', '下载 Word', '调整职工总数']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  unmount();
  const failed = new Refusal({ ...faults.invalid(text('连接中断', 'The connection was lost')), code: 500 });
  const overview = vi.fn<() => Promise<TitleOverview>>(async () => draft).mockRejectedValueOnce(failed);
  const { user } = show({ overview });
  expect(await screen.findByText('连接中断')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('50 分')).toBeInTheDocument();
});

test('is not shown without the right', async () => {
  show({ can: () => false });
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
});
