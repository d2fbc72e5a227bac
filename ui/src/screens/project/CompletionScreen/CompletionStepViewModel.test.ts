import { describe, expect, test, vi } from 'vitest';
import type { ExecutionPort } from '@rdm/core/internal/execution';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';
import { CompletionStepViewModel, stepsFrom } from './CompletionStepViewModel';

const record = stored('5', { state: 'reviewed' });

function servicesWith(execution: Partial<Record<keyof ExecutionPort, ReturnType<typeof vi.fn>>>) {
  return memoryServices(memoryPorts([], {}, { execution: execution as unknown as ExecutionPort }), []);
}

describe('a step of a completion', () => {
  test('is offered by state and by who is asked', () => {
    const leader = { edit: true, review: false };
    const reviewer = { edit: false, review: true };
    expect(stepsFrom('draft', leader)).toEqual(['apply', 'end']);
    expect(stepsFrom('draft', reviewer)).toEqual([]);
    expect(stepsFrom('applied', reviewer)).toEqual(['return', 'review']);
    expect(stepsFrom('reviewed', reviewer)).toEqual(['return', 'accept', 'fail']);
    expect(stepsFrom('accepted', leader)).toEqual([]);
    expect(stepsFrom('ended', reviewer)).toEqual(['reopen']);
  });

  test('asks for an opinion and a date only where it takes them', async () => {
    const services = servicesWith({ reviewCompletion: vi.fn(), concludeCompletion: vi.fn() });
    const back = new CompletionStepViewModel(services, record, 'return');
    expect([back.takesOpinion, back.takesDate, back.isReady]).toEqual([true, false, false]);
    back.setOpinion(' 补充指标 ');
    expect(await back.make()).toBe(true);
    expect(services.ports.execution.reviewCompletion).toHaveBeenCalledExactlyOnceWith({
      ...{ id: '5', decision: 'return', opinion: '补充指标' },
    });
    const accept = new CompletionStepViewModel(services, record, 'accept');
    expect([accept.takesOpinion, accept.takesDate, accept.date, accept.isReady]).toEqual([
      ...[false, true, '2024-08-01', true],
    ]);
    accept.setDate('');
    expect(await accept.make()).toBe(false);
    accept.setDate('2024-07-30');
    expect(await accept.make()).toBe(true);
    expect(services.ports.execution.concludeCompletion).toHaveBeenCalledExactlyOnceWith({
      ...{ id: '5', decision: 'accept', opinion: undefined, date: '2024-07-30' },
    });
  });

  test('says why it is refused, at the field it has or for the whole, and can be made again', async () => {
    const message = text('结论日期应在项目年度2023内', 'The date has to lie in 2023');
    const missing = text('请先上传验收报告', 'Upload the report first');
    const concludeCompletion = vi
      .fn()
      .mockRejectedValueOnce(new Refusal(faults.invalid(message, [{ field: 'date', message }])))
      .mockRejectedValueOnce(new Refusal(faults.invalid(missing, [{ field: 'documentFiles', message: missing }])))
      .mockResolvedValueOnce(record);
    const step = new CompletionStepViewModel(servicesWith({ concludeCompletion }), record, 'accept');
    expect(await step.make()).toBe(false);
    expect(step.refused).toEqual({ date: message });
    expect(await step.make()).toBe(false);
    expect(step.refused).toEqual({ '': missing });
    expect(await step.make()).toBe(true);
    expect(step.refused).toEqual({});
  });

  test('is made once, however often it is clicked', async () => {
    const applyCompletion = vi.fn(async () => record);
    const step = new CompletionStepViewModel(servicesWith({ applyCompletion }), record, 'apply');
    expect(await Promise.all([step.make(), step.make()])).toEqual([true, false]);
    expect(applyCompletion).toHaveBeenCalledOnce();
  });
});
