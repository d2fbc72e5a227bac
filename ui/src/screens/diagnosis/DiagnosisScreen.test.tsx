import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  diagnosisRecord,
  type DiagnosisDetail,
  type DiagnosisPort,
  type FindingShown,
} from '@rdm/core/internal/diagnosis';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../resource/testing/memory-ports';
import { todayIs } from '../../resource/testing/today-is';
import DiagnosisScreen from './DiagnosisScreen';

todayIs('2024-08-01');

const finding: FindingShown = {
  ...{ id: '5', topic: 'collection', level: 'red', finding: '缺少工时记录', advice: '按月填报', basis: '40号公告' },
  ...{ dueOn: '2024-07-01', responsible: null, done: false, doneOn: null, doneRemark: null },
};
const detail = (given: Partial<DiagnosisDetail> = {}): DiagnosisDetail => ({
  ...{ id: '1', year: '2023', round: 1, state: 'submitted', question: '归集是否合规', contact: null, expert: null },
  ...{ submittedAt: '2024-07-01 09:00:00', diagnosedAt: null, conclusion: null, previousId: null, attachments: [] },
  ...{ reportFiles: [], takenAt: '2024-07-01 09:00:00', findings: [] },
  data: {
    enterprise: { name: '甲', kinds: [], figures: [{ label: text('营业收入(元)', 'Revenue'), value: '5000000.00' }] },
    ...{ projects: [], deduction: [], evaluations: [], risks: [], risksLeftOut: 2 },
  },
  ...given,
});

function shown(state: string, port: Partial<Record<keyof DiagnosisPort, ReturnType<typeof vi.fn>>>) {
  const records = memoryPort(diagnosisRecord);
  records.rows.push({ id: '1', version: 1, year: '2023', round: 1, state, question: '归集是否合规' } as never);
  const registers = [[diagnosisRecord, records]] as const;
  return renderScreen(
    <DiagnosisScreen />,
    memoryPorts([...registers], {}, { diagnosis: port as unknown as DiagnosisPort }),
  );
}

test('an expert writes findings beside the data, and publishes them once asked', async () => {
  const expertDiagnose = vi
    .fn()
    .mockRejectedValueOnce(new Refusal(faults.invalid(text('发布前请填写总体结论', 'Write the conclusion'))))
    .mockResolvedValue({});
  const { user } = shown('submitted', { detail: vi.fn(async () => detail()), expertDiagnose });
  await user.click(await screen.findByRole('button', { name: '诊断' }));
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByRole('tab', { name: '诊断数据' }));
  expect(within(drawer).getByText('5,000,000.00')).toBeInTheDocument();
  expect(within(drawer).getByText('另有 2 项涉及个人薪酬，未列入。')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('tab', { name: '诊断意见' }));
  await user.click(within(drawer).getByRole('button', { name: '添加一项' }));
  expect(within(drawer).getByRole('button', { name: '暂存' })).toBeDisabled();
  await user.type(within(drawer).getByRole('textbox', { name: '诊断发现' }), '缺少签字');
  await user.click(within(drawer).getByRole('button', { name: '暂存' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('发布前请填写总体结论');
  await user.type(within(drawer).getByRole('textbox', { name: '总体结论' }), '合规');
  await user.click(within(drawer).getByRole('button', { name: '暂存' }));
  expect(expertDiagnose).toHaveBeenLastCalledWith(
    expect.objectContaining({
      ...{ id: '1', conclusion: '合规', publish: false },
      findings: [expect.objectContaining({ topic: 'collection', level: 'yellow', finding: '缺少签字' })],
    }),
  );
});

test('a published finding is overdue until it is settled with what was done', async () => {
  const settle = vi.fn(async () => ({}));
  const found = vi
    .fn()
    .mockResolvedValueOnce(detail({ state: 'diagnosed', conclusion: '基本合规', findings: [finding] }))
    .mockResolvedValue(
      detail({
        ...{ state: 'diagnosed', conclusion: '基本合规' },
        findings: [{ ...finding, done: true, doneOn: '2024-08-01', doneRemark: '已补录' }],
      }),
    );
  const { user } = shown('diagnosed', { detail: found, settle });
  await user.click(await screen.findByRole('button', { name: '查看诊断' }));
  expect(await screen.findByText('已逾期')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '处理' }));
  const dialog = (await screen.findAllByRole('dialog')).at(-1)!;
  await user.click(within(dialog).getByRole('checkbox', { name: '已完成整改' }));
  expect(within(dialog).getByRole('button', { name: '保存' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: '整改情况' }), '已补录');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('2024-08-01 已完成：已补录')).toBeInTheDocument();
  expect(settle).toHaveBeenCalledWith(expect.objectContaining({ id: '5', done: true, doneRemark: '已补录' }));
});
