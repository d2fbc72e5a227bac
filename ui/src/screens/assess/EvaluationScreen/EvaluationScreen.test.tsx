import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { evaluate, evaluationRecord, type EvaluationPort } from '@rdm/core/internal/evaluation';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import EvaluationScreen from './EvaluationScreen';

const sme = { resident: true, staffTotal: '100', bannedProducts: false };

function record(id: string, evaluatedAt: string, answers: Readonly<Record<string, string | boolean>>) {
  const { law, outcome, points, conditions, parts, directPasses } = evaluate(
    'techSme',
    answers,
    evaluatedAt.slice(0, 10),
  );
  return stored(id, {
    ...{
      kind: 'techSme',
      year: evaluatedAt.slice(0, 4),
      evaluatedAt,
      law,
      outcome,
      ...points,
      evaluatedByName: '陈会计（finance）',
    },
    ...{ remark: null, answers: JSON.stringify(answers), result: { conditions, parts, directPasses } },
  });
}

function shown(records: readonly ReturnType<typeof record>[], can?: (permission: string) => boolean) {
  const port = memoryPort(evaluationRecord, records);
  const evaluation = {
    records: vi.fn(async () => ({ records: port.rows, total: port.rows.length, size: 10, current: 1, pages: 1 })),
    print: vi.fn(),
  };
  const ports = memoryPorts([[evaluationRecord, port]], {}, { evaluation: evaluation as unknown as EvaluationPort });
  return { port, ...renderScreen(<EvaluationScreen />, ports, { at: '/?kind=techSme', ...(can && { can }) }) };
}
const two = [
  record('2', '2024-05-06 10:00:00', { ...sme, techStaff: '30' }),
  record('1', '2023-05-06 10:00:00', { ...sme, techStaff: '5' }),
];

test('compares the latest two, with the answers that changed', async () => {
  const { user } = shown(two);
  const table = await screen.findByRole('table', { name: '对比' });
  expect(within(table).getByRole('row', { name: /^科技人员.*0 20$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '科技人员（人） 5 30' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '各指标得分占满分的比例' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  expect(screen.queryByText('变化的答案')).toBeNull();
});

test('deletes a record once that is confirmed, and takes it back', async () => {
  const { user, port } = shown(two);
  const table = await screen.findByRole('grid', { name: '自评记录', busy: false });
  const row = within(table).getByRole('row', { name: /2023-05-06/ });
  await user.click(within(row).getByRole('button', { name: '删除' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await vi.waitFor(() => expect(port.remove).toHaveBeenCalledWith({ ids: ['1'] }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(port.restore).toHaveBeenCalledWith({ ids: ['1'] });
});

test('says that there are no records, and who may see them', async () => {
  shown([]);
  expect(await screen.findByText('还没有自评记录')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '开始自评' })).toHaveAttribute('href', '/assessIndex?kind=techSme');
  shown(two, () => false);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
