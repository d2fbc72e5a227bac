import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeclarationPort, Readiness } from '@rdm/core/internal/declaration';
import { declaration } from '@rdm/core/internal/enterprise';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import DeclarationScreen from './DeclarationScreen';

todayIs('2025-03-01');
vi.setConfig({ testTimeout: 20_000 });

const ready: Readiness = { blocks: [], warnings: [text('3 个月份的费用还没有核对', 'Three months are not verified')] };
const blocked: Readiness = { blocks: [text('2024年度没有研发项目', 'There are no R&D projects')], warnings: [] };
const submitted = stored('9', {
  ...{ year: '2024', period: 'ANNUAL', correction: 0, reviewStatus: 'submit' },
  ...{ submittedBy: 'finance', submittedByName: '陈会计（finance）', submittedTime: '2025-05-01 08:00:00' },
});

interface Given {
  readonly filed?: readonly StoredRecord[];
  readonly readiness?: () => Promise<Readiness>;
  readonly can?: (permission: string) => boolean;
}

function show({ filed = [], readiness = async () => ready, can }: Given = {}) {
  const calls = {
    readiness: vi.fn(readiness),
    submit: vi.fn(async () => submitted),
    pass: vi.fn(async () => submitted),
    return: vi.fn(async () => submitted),
    cancelAssign: vi.fn(async () => submitted),
  };
  const port = memoryPort(declaration, filed);
  const dictionaries = { review_status: { submit: '已提交', pass: '已通过' } };
  const ports = memoryPorts([[declaration, port]], dictionaries, { declaration: calls as unknown as DeclarationPort });
  return { ...calls, ...renderScreen(<DeclarationScreen />, ports, { at: '/project/declaration?year=2024', can }) };
}

test('offers each period of the year, says what to look at, and submits after a question that repeats it', async () => {
  const { user, submit } = show();
  expect(await screen.findAllByText('尚未申报')).toHaveLength(3);
  const buttons = screen.getAllByRole('button', { name: '提交申报' });
  await user.click(buttons[0]!);
  const question = within(await screen.findByRole('alertdialog', { name: '提交2024年度申报?' }));
  expect(question.getByText(/提交后本年度数据不能再修改.*请注意：3 个月份的费用还没有核对/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '提交申报' }));
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ year: '2024', period: 'ANNUAL' }));
  expect(await screen.findByText('已提交申报')).toBeInTheDocument();
});

test('while a period is submitted says so there, and the others wait', async () => {
  const { user, submit } = show();
  let file: () => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (file = () => resolve(submitted))));
  const [annual, quarters] = await screen.findAllByRole('button', { name: '提交申报' });
  await user.click(annual!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '提交申报' }));
  expect(await screen.findByText('正在计算并留存申报表单，请稍候')).toBeInTheDocument();
  expect(annual).toHaveAttribute('aria-busy', 'true');
  expect(quarters).toBeDisabled();
  file();
  await waitFor(() => expect(screen.queryByText('正在计算并留存申报表单，请稍候')).toBeNull());
  expect(quarters).toBeEnabled();
});

test('a period that is blocked says why and cannot be submitted', async () => {
  show({ readiness: async () => blocked });
  expect(await screen.findAllByText('2024年度没有研发项目')).toHaveLength(3);
  for (const button of screen.getAllByRole('button', { name: '提交申报' })) expect(button).toBeDisabled();
});

test('a version tells who submitted and who reviewed it, by account where there is no name any more', async () => {
  const passed = { reviewStatus: 'pass', reviewedBy: 'former', reviewedTime: '2025-05-02 09:00:00' };
  show({ filed: [{ ...submitted, ...passed }] });
  const told = await screen.findByText(/2025-05-01 08:00:00/);
  expect(told).toHaveTextContent('陈会计（finance） 2025-05-01 08:00:00 提交 former 2025-05-02 09:00:00 审核');
});

test('what is submitted is passed by whoever may review, or returned with a reason', async () => {
  const { user, pass, return: returned } = show({ filed: [submitted] });
  expect(await screen.findByText('已提交')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '通过' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '通过' }));
  await waitFor(() => expect(pass).toHaveBeenCalledExactlyOnceWith({ id: '9' }));
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回申报' }));
  expect(dialog.getByRole('button', { name: '退回' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /退回原因/ }), '工时缺失');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(returned).toHaveBeenCalledExactlyOnceWith({ id: '9', reason: '工时缺失' }));
});

test('who may only look has no command; what cannot be read is said and can be asked for again', async () => {
  const { unmount } = show({ filed: [submitted], can: (permission) => permission === 'declaration_view' });
  expect(await screen.findByText('已提交')).toBeInTheDocument();
  for (const name of ['提交申报', '通过', '退回', '更正申报'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  const failed = new Refusal({ ...faults.invalid(text('连接中断', 'The connection was lost')), code: 500 });
  const answers = vi.fn<() => Promise<Readiness>>(async () => ready);
  for (let period = 0; period < 3; period += 1) answers.mockRejectedValueOnce(failed);
  const { user } = show({ readiness: answers });
  expect(await screen.findByText('连接中断')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findAllByText('尚未申报')).toHaveLength(3);
});

test('is not shown without the right', async () => {
  show({ can: () => false });
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
});
