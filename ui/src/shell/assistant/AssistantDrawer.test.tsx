import { screen, within } from '@testing-library/react';
import type { Ports } from '@rdm/core/internal/application';
import type { AssistantAnswer, AssistantPort } from '@rdm/core/internal/assessment';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPorts } from '../../resource/testing/memory-ports';
import { AssistantDrawer } from './AssistantDrawer';
import type { AssistantTask } from './AssistantViewModel';
import { todayIs } from '../../resource/testing/today-is';

todayIs('2025-03-01');

const found: AssistantAnswer = {
  findings: [
    {
      level: 'error',
      title: '离职后仍有工时',
      message: 'E240001 于2024-03离职，2024-04仍有工时8小时，请核对。',
      basis: '研发费用加计扣除政策执行指引2.0',
      rows: [{ resource: 'blade-rdm/projectworktime', id: '7' }],
    },
    { level: 'met', title: '成果形式', message: '已具备', basis: '', rows: [] },
  ],
  prose: '',
};

function show(task: AssistantTask, answer: () => Promise<AssistantAnswer> = async () => found) {
  const assistant = {
    proposal: vi.fn<AssistantPort['proposal']>(answer),
    costs: vi.fn<AssistantPort['costs']>(answer),
    policies: vi.fn<AssistantPort['policies']>(answer),
  };
  const onClose = vi.fn();
  const ports = memoryPorts([], {}, { assistant } as unknown as Partial<Ports>);
  return { ...renderScreen(<AssistantDrawer task={task} onClose={onClose} />, ports), assistant, onClose };
}
const findings = () => within(screen.getByRole('list', { name: '检查结果' })).getAllByRole('listitem');

describe('the helper for costs', () => {
  it('leads to the risk scan of the year', async () => {
    const { user, onClose } = show('costs');
    const link = screen.getByRole('link', { name: '打开风险扫描，逐项说明和处理' });
    expect(link).toHaveAttribute('href', '/rdm/risk-scan?year=2024');
    await user.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows what it finds in a year, with the law and a link to the rows', async () => {
    const { user, assistant, onClose } = show('costs');
    expect(screen.getByRole('dialog', { name: 'AI研发费用核查' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '核查费用' }));
    expect(assistant.costs).toHaveBeenCalledWith({ year: '2024' });
    const [first, second] = findings();
    expect(first).toHaveTextContent('错误离职后仍有工时E240001 于2024-03离职');
    expect(first).toHaveTextContent('依据：研发费用加计扣除政策执行指引2.0');
    expect(second).toHaveTextContent('已具备成果形式');
    const link = within(first!).getByRole('link', { name: '查看项目工时' });
    await user.click(link);
    expect(onClose).toHaveBeenCalled();
    expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(/\?id=7$/);
  });

  it('says so where nothing looks wrong', async () => {
    const { user } = show('costs', async () => ({ findings: [], prose: '' }));
    await user.click(screen.getByRole('button', { name: '核查费用' }));
    expect(await screen.findByText('未发现异常')).toBeVisible();
  });

  it('says what the server refuses, and asks again', async () => {
    const refused = new Refusal(faults.invalid(text('请选择年度', 'Choose the year')));
    const { user, assistant } = show('costs', vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(found));
    await user.click(screen.getByRole('button', { name: '核查费用' }));
    expect(await screen.findByText('请选择年度')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('离职后仍有工时')).toBeVisible();
    expect(assistant.costs).toHaveBeenCalledTimes(2);
  });
});

describe('the helper for policies', () => {
  it('is asked by Enter, and marks what a language model wrote', async () => {
    const { user, assistant } = show('policies', async () => ({ ...found, prose: '制造业按百分之百。' }));
    await user.type(screen.getByRole('textbox', { name: '关键词' }), '制造业{Enter}');
    expect(assistant.policies).toHaveBeenCalledWith({ words: '制造业' });
    expect(screen.getByText('制造业按百分之百。').previousSibling).toHaveTextContent('由语言模型生成');
  });
});

describe('the helper for proposals', () => {
  it('wants a project first', () => {
    show('proposal');
    expect(screen.getByRole('button', { name: '检查立项书' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: '研发项目' })).toBeVisible();
  });
});
