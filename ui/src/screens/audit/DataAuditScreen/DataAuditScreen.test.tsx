import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  auditSubjects,
  projectDataAudit,
  type AuditedSubject,
  type AuditPort,
  type AuditRow,
  type AuditSubject,
} from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import DataAuditScreen from './DataAuditScreen';
import { windowIs } from '../../../components/testing/window-is';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2024-08-01');

// Every simulated keystroke re-renders the whole table.
vi.setConfig({ testTimeout: 30_000 });

const open: AuditedSubject = {
  amount: '0.00',
  dataStatus: 'save',
  submittedAmount: null,
  submitBy: null,
  submitTime: null,
};
const row = (month: string, total: string, over: Partial<Record<AuditSubject, AuditedSubject>> = {}): AuditRow => ({
  month,
  projectId: '11',
  projectCode: 'RD2401',
  projectName: '低温压缩机',
  total,
  dataStatus: 'save',
  subjects: { ...Object.fromEntries(auditSubjects.map((subject) => [subject, open])), ...over } as AuditRow['subjects'],
});
const submitted = { submittedAmount: '300.00', submitBy: 'finance', submitTime: '2024-04-02 09:00:00' };
let audit: AuditPort;

beforeEach(() => {
  audit = {
    listMonth: vi.fn(async () => [
      row('2024-03', '320.00', { materials: { amount: '320.00', dataStatus: 'save', ...submitted } }),
      row('2024-04', '1500.00', { personnel: { ...open, amount: '1500.00' } }),
    ]),
    submitMonth: vi.fn(async () => ({ submitted: 6 })),
    batchSubmit: vi.fn(async () => ({ submitted: 2 })),
  };
});

function show(can: (permission: string) => boolean = () => true) {
  const ports = memoryPorts([[projectDataAudit, memoryPort(projectDataAudit)]], {}, { audit });
  return renderScreen(<DataAuditScreen />, ports, { at: '/rdm/data-audit', can });
}
const submit = () => within(screen.getByRole('toolbar')).getByRole('button', { name: '提交' });
const choose = (at: number) => screen.getByRole('checkbox', { name: `选择第 ${at} 行` });

describe('the months of a year’s projects', () => {
  test('stand with what they come to by subject, and say what changed after it was submitted', async () => {
    show();
    expect(await screen.findByText('2024-03')).toBeInTheDocument();
    expect(screen.getAllByText('1,500.00')).toHaveLength(2);
    expect(screen.getByText('已变动')).toBeInTheDocument();
    expect(audit.listMonth).toHaveBeenCalledWith({ year: '2024' });
  });

  test('are submitted only when some are chosen, and after a question that names how many', async () => {
    const { user } = show();
    await screen.findByText('2024-03');
    await user.click(submit());
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    expect(audit.submitMonth).not.toHaveBeenCalled();
    await user.click(choose(1));
    await user.click(choose(2));
    await user.click(submit());
    const question = await screen.findByRole('alertdialog', { name: '提交所选 2 条数据的全部科目?' });
    await user.click(within(question).getByRole('button', { name: '提交' }));
    expect(await screen.findByText('已提交 12 项数据')).toBeInTheDocument();
    expect(audit.submitMonth).toHaveBeenLastCalledWith({ month: '2024-04', projectId: '11' });
    expect(audit.listMonth).toHaveBeenCalledTimes(2);
  });

  test('are submitted under the subject that is chosen, and what refuses is said', async () => {
    const message = text('研发项目不存在或已被删除', 'This project does not exist');
    vi.mocked(audit.batchSubmit).mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    const { user } = show();
    await screen.findByText('2024-03');
    await user.click(screen.getByRole('button', { name: /科目/ }));
    await user.click(await screen.findByRole('option', { name: '人员人工' }));
    await user.click(choose(2));
    for (const said of ['研发项目不存在或已被删除', '已提交 2 项数据']) {
      await user.click(submit());
      const question = await screen.findByRole('alertdialog', { name: '提交所选 1 条数据的“人员人工”?' });
      await user.click(within(question).getByRole('button', { name: '提交' }));
      expect(await screen.findByText(said)).toBeInTheDocument();
    }
    const rows = [{ month: '2024-04', projectId: '11' }];
    expect(audit.batchSubmit).toHaveBeenLastCalledWith({ subject: 'personnel', rows });
  });

  test('can be looked at by who may not submit', async () => {
    show((permission) => permission.endsWith('_view'));
    await screen.findByText('2024-03');
    expect(within(screen.getByRole('toolbar')).queryByRole('button', { name: '提交' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('on a telephone', () => {
  windowIs(390);

  test('a month of a project is a card with its total, and can be chosen', async () => {
    const { user } = show();
    const card = within(await screen.findByRole('list', { name: '月度数据' })).getAllByRole('listitem')[1]!;
    expect(card).toHaveTextContent(/^2024-04 低温压缩机/);
    expect(card).toHaveTextContent('1,500.00');
    await user.click(within(card).getByRole('checkbox'));
    expect(within(card).getByRole('checkbox')).toBeChecked();
  });
});
