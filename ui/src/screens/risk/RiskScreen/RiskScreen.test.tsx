import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { riskExplanation, type ExplainedRisk, type RiskPort, type RiskReport } from '@rdm/core/internal/assessment';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import RiskScreen from './RiskScreen';

todayIs('2024-08-01');

const risk = (given: Partial<ExplainedRisk> = {}): ExplainedRisk => ({
  ...{ key: 'k1', rule: 'project.doubtfulName', area: 'project', level: 'warning', state: 'open', explanation: null },
  ...{
    label: text('项目名称像采购', 'A name that hints at a purchase'),
    basis: text('财税〔2015〕119号', 'Caishui 119'),
  },
  ...{ message: text('项目 RD01 名称含“采购”', 'RD01 is named after a purchase') },
  rows: [{ resource: project.name, id: '7' }],
  ...given,
});
const error = risk({
  key: 'k2',
  rule: 'person.hours',
  area: 'person',
  level: 'error',
  message: text('张三超时', 'Too long'),
});

function shown(port: Partial<Record<keyof RiskPort, ReturnType<typeof vi.fn>>>) {
  const ports = memoryPorts(
    [
      [riskExplanation, memoryPort(riskExplanation)],
      [project, memoryPort(project)],
    ],
    {},
    { risks: port as unknown as RiskPort },
  );
  return renderScreen(<RiskScreen />, ports);
}
const report = (risks: readonly ExplainedRisk[], given: Partial<RiskReport> = {}): RiskReport => ({
  ...{ year: '2024', risks, hidden: 0, settled: 0, isFiled: false, hasFiled: false },
  ...given,
});

test('says what is found by rule, with the law and the way to the records, and what is hidden', async () => {
  shown({ scan: vi.fn(async () => report([error, risk()], { hidden: 2 })) });
  expect(await screen.findByText('待处理：错误 1 项、提示 1 项；已答复 0 项')).toBeInTheDocument();
  expect(screen.getByText(/另有 2 项涉及您无权查看/)).toBeInTheDocument();
  expect(screen.getByText('项目 RD01 名称含“采购”')).toBeInTheDocument();
  expect(screen.getAllByText('依据：财税〔2015〕119号')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: '查看研发项目' })[0]).toHaveAttribute('href', '/rdm/project/list?id=7');
});

test('tells the records of one register apart, and counts those it does not link', async () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ resource: project.name, id: String(at + 1) }));
  shown({ scan: vi.fn(async () => report([risk({ rows })])) });
  const links = await screen.findAllByRole('link', { name: /^查看研发项目：第 \d 条$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    rows.slice(0, 8).map(({ id }) => `/rdm/project/list?id=${id}`),
  );
  expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(8);
  expect(screen.getByText('另有 2 条记录')).toBeInTheDocument();
});

test('keeps why a finding is right, which is answered then, and says why it was refused', async () => {
  const explanation = { id: '1', reason: '有纪要', by: '陈会计（finance）', on: '2024-08-01' };
  const scan = vi
    .fn()
    .mockResolvedValueOnce(report([risk()]))
    .mockResolvedValue(report([risk({ state: 'explained', explanation })]));
  const gone = text('该风险已不存在', 'It is gone');
  const explain = vi
    .fn()
    .mockRejectedValueOnce(new Refusal(faults.invalid(gone)))
    .mockResolvedValue({});
  const { user } = shown({ scan, explain });
  await user.click(await screen.findByRole('button', { name: /^说明：/ }));
  const dialog = screen.getByRole('dialog', { name: '说明风险' });
  const save = within(dialog).getByRole('button', { name: '保存' });
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: /说明/ }), '有纪要');
  await user.click(save);
  expect(await within(dialog).findByText(gone.zh)).toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('没有符合条件的风险')).toBeInTheDocument();
  expect(explain).toHaveBeenLastCalledWith({ year: '2024', key: 'k1', state: 'explained', reason: '有纪要' });
  await user.click(screen.getByRole('button', { name: /状态/ }));
  await user.click(await screen.findByRole('option', { name: '已答复' }));
  expect(await screen.findByText(/陈会计（finance） 2024-08-01：有纪要/)).toBeInTheDocument();
});

test('says that there is nothing, and asks again after a failure', async () => {
  const scan = vi
    .fn()
    .mockRejectedValueOnce(new Refusal(faults.invalid(text('暂时不可用', 'Not now'))))
    .mockResolvedValue(report([]));
  const { user } = shown({ scan });
  expect(await screen.findByText('暂时不可用')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有发现风险')).toBeInTheDocument();
});

test('shows the scan that the declaration kept, of which nothing is explained any more', async () => {
  const kept = report([error], { hasFiled: true, isFiled: true });
  const scan = vi.fn(async ({ filed }: { filed?: boolean }) =>
    filed ? kept : report([error, risk()], { hasFiled: true }),
  );
  const { user } = shown({ scan });
  await user.click(await screen.findByRole('button', { name: /时点/ }));
  await user.click(await screen.findByRole('option', { name: '申报时' }));
  expect(await screen.findByText('待处理：错误 1 项、提示 0 项；已答复 0 项')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^说明：/ })).toBeNull();
  expect(scan).toHaveBeenLastCalledWith({ year: '2024', filed: true });
});

test('compares the years, by rule', async () => {
  const trend = vi.fn(async () => ({
    years: [
      { year: '2023', isFiled: true, errors: 2, warnings: 0, answered: 1 },
      { year: '2024', isFiled: false, errors: 0, warnings: 3, answered: 0 },
    ],
    rules: [
      { rule: 'project.noResolution', level: 'warning', label: text('没有立项决议', 'No resolution'), counts: [0, 3] },
    ],
  }));
  const { user } = shown({ scan: vi.fn(async () => report([])), trend });
  await user.click(await screen.findByRole('tab', { name: '历年对比' }));
  const table = await screen.findByRole('table', { name: '历年风险' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([...['规则2023申报时2024', '错误20', '提示03', '已答复10', '提示没有立项决议03']]);
});
