import type { AssistantAnswer, AssistantFinding } from '@rdm/core/internal/assessment';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AssistantViewModel, type AssistantTask } from './AssistantViewModel';

const finding = (level: AssistantFinding['level'], title: string): AssistantFinding => ({
  level,
  title,
  message: '',
  basis: '',
  rows: [],
});
const answer: AssistantAnswer = { findings: [finding('warning', '进度安排'), finding('met', '成果形式')], prose: '' };
const port = { proposal: vi.fn(), costs: vi.fn(), policies: vi.fn() };
const helper = (task: AssistantTask) => new AssistantViewModel(task, port, '2024');

beforeEach(() => {
  for (const call of Object.values(port)) call.mockReset().mockResolvedValue(answer);
});

describe('a helper', () => {
  it('asks about the project that was chosen, and for nothing before', async () => {
    const it = helper('proposal');
    expect(it.isReady).toBe(false);
    await it.ask();
    expect(port.proposal).not.toHaveBeenCalled();
    it.setProject({ value: '7', label: 'RD7' });
    await it.ask();
    expect(port.proposal).toHaveBeenCalledWith({ id: '7' });
    expect([it.open, it.met].map((found) => found.map(({ title }) => title))).toEqual([['进度安排'], ['成果形式']]);
  });

  it('asks about a year, which cannot be emptied, and about words', async () => {
    const costs = helper('costs');
    costs.setYear('2023');
    costs.setYear('');
    await costs.ask();
    expect(port.costs).toHaveBeenCalledWith({ year: '2023' });
    const policies = helper('policies');
    policies.setWords('制造业');
    await policies.ask();
    expect(port.policies).toHaveBeenCalledWith({ words: '制造业' });
  });

  it('says what the server refuses, and asks again', async () => {
    port.costs.mockRejectedValueOnce(new Refusal(faults.invalid(text('请选择年度', 'Choose the year'))));
    const it = helper('costs');
    await it.ask();
    expect([it.fault?.message.zh, it.asking, it.answer]).toEqual(['请选择年度', false, null]);
    await it.ask();
    expect([it.fault, it.answer]).toEqual([null, answer]);
  });

  it('takes no answer to an earlier question', async () => {
    let late: (given: AssistantAnswer) => void = () => undefined;
    port.proposal.mockReturnValueOnce(new Promise<AssistantAnswer>((resolve) => (late = resolve)));
    const it = helper('proposal');
    it.setProject({ value: '7', label: 'RD7' });
    const asked = it.ask();
    it.setProject({ value: '8', label: 'RD8' });
    late(answer);
    await asked;
    expect([it.answer, it.asking]).toEqual([null, false]);
  });
});
