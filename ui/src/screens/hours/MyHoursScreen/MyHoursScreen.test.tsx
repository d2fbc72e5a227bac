import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HoursMonthPort, MyHoursMonth } from '@rdm/core/internal/hours';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import MyHoursScreen from './MyHoursScreen';

todayIs('2026-11-03');
vi.setConfig({ testTimeout: 30_000 });

const line = (projectId: string, hours = '', more: Partial<MyHoursMonth['lines'][number]> = {}) => ({
  ...{ projectId, projectCode: `RD${projectId}`, projectName: `项目${projectId}`, hours, state: 'draft' as const },
  ...{ basis: null, remark: null, reviewedBy: null, ...more },
});
const month = (more: Partial<MyHoursMonth> = {}): MyHoursMonth => ({
  ...{ month: '2026-10', personnelName: '王小明', personnelCode: 'E1', state: 'draft', version: 0, submittedOn: null },
  presence: { hours: '168', from: 'attended' },
  lines: [line('1'), line('2')],
  others: [{ projectId: '3', projectCode: 'RD3', projectName: '项目3' }],
  proposal: {
    lines: [
      { projectId: '1', hours: '84', ground: 'commit' },
      { projectId: '2', hours: '42', ground: 'lastMonth' },
    ],
    grounds: [text('考勤 168 小时', 'Attended 168 hours'), text('提交 3 次：RD1 3', '3 commits: RD1 3')],
  },
  closed: null,
  history: [
    { month: '2026-11', state: 'draft', hours: '0' },
    { month: '2026-10', state: 'draft', hours: '0' },
  ],
  ...more,
});

let value: MyHoursMonth;
const submit = vi.fn<HoursMonthPort['submit']>();
const mine = vi.fn<HoursMonthPort['mine']>();
const offline = new Refusal({ code: 503, name: 'OFFLINE', message: text('网络不通', 'Offline') });

beforeEach(() => {
  value = month();
  mine.mockReset().mockImplementation(async () => value);
  submit.mockReset().mockResolvedValue({ state: 'submitted', warnings: [] });
});

const show = (can?: (permission: string) => boolean) =>
  renderScreen(<MyHoursScreen />, memoryPorts([], {}, { hoursMonths: { mine, submit } as unknown as HoursMonthPort }), {
    at: '/rdm/my-hours',
    ...(can && { can }),
  });
const fieldOf = (code: string) => screen.findByRole('textbox', { name: `${code} 工时` });

describe('one’s own month of hours', () => {
  it('is filled in as proposed and submitted with two taps', async () => {
    const { user } = show();
    await fieldOf('RD1');
    expect(screen.getByText('提交 3 次：RD1 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '按建议填入' }));
    expect(await fieldOf('RD1')).toHaveValue('84');
    expect(screen.getByText('其余 42 小时不是研发工时')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(submit).toHaveBeenCalledWith({
      ...{ month: '2026-10', version: 0 },
      lines: [
        { projectId: '1', hours: '84' },
        { projectId: '2', hours: '42' },
      ],
    });
    expect(await screen.findByText('2026-10 的工时已提交，等待项目负责人审批')).toBeInTheDocument();
  });

  it('is stepped by half an hour, never below nothing, and says how far it is above the attendance', async () => {
    value = month({ lines: [line('1', '167.5')] });
    const { user } = show();
    await fieldOf('RD1');
    const more = screen.getByRole('button', { name: 'RD1 增加 0.5 小时' });
    await user.click(more);
    expect(screen.getByText('全部为研发工时')).toBeInTheDocument();
    await user.click(more);
    expect(screen.getByText('超出 0.5 小时，请核对')).toBeInTheDocument();
    await user.clear(await fieldOf('RD1'));
    await user.click(screen.getByRole('button', { name: 'RD1 减少 0.5 小时' }));
    expect(await fieldOf('RD1')).toHaveValue('');
  });

  it('keeps what was typed when submitting fails, and until the month is opened again', async () => {
    submit.mockRejectedValueOnce(offline);
    const { user } = show();
    await user.type(await fieldOf('RD2'), '12.5');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('网络不通')).toBeInTheDocument();
    expect(await fieldOf('RD2')).toHaveValue('12.5');
    const history = within(screen.getByRole('region', { name: '我的月份' }));
    for (const each of ['2026-11', '2026-10']) {
      value = month({ month: each });
      await user.click(history.getByRole('button', { name: new RegExp(each) }));
      await screen.findByRole('heading', { name: new RegExp(each) });
    }
    expect(await screen.findByText('已恢复上次未提交的工时，请核对后提交')).toBeInTheDocument();
    expect(await fieldOf('RD2')).toHaveValue('12.5');
  });

  it('takes further projects, and says what is no number before anything is sent', async () => {
    const { user } = show();
    await fieldOf('RD1');
    await user.selectOptions(screen.getByRole('combobox', { name: '添加项目' }), '3');
    await user.type(await fieldOf('RD3'), '1x');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('RD3 的工时不是数字，请更正')).toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows why a line was returned; approved ones and closed months stay as they are', async () => {
    value = month({
      ...{ state: 'returned', version: 2 },
      lines: [
        line('1', '84', { state: 'approved', basis: text('依据：提交记录建议', 'Basis') }),
        line('2', '42', { state: 'returned', remark: '请核对' }),
      ],
    });
    const { unmount } = show();
    expect(await fieldOf('RD1')).toBeDisabled();
    expect(screen.getByText('依据：提交记录建议')).toBeInTheDocument();
    expect(screen.getByText('退回原因：请核对')).toBeInTheDocument();
    expect(await fieldOf('RD2')).toBeEnabled();
    expect(screen.getByRole('button', { name: '重新提交' })).toBeEnabled();
    unmount();
    value = month({ closed: text('该月份数据已锁定，无法修改', 'Locked') });
    show();
    expect(await screen.findByText('该月份数据已锁定，无法修改')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });

  it('goes to other months, not beyond the present one', async () => {
    const { user } = show();
    await fieldOf('RD1');
    const history = screen.getByRole('region', { name: '我的月份' });
    value = month({ month: '2026-11' });
    await user.click(within(history).getByRole('button', { name: /2026-11/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: '下月' })).toBeDisabled());
    expect(mine).toHaveBeenLastCalledWith({ month: '2026-11' });
  });

  it('says who can make it possible where the account stands for nobody', async () => {
    const message = text('您的账号还没有对应到研发人员', 'Your account stands for no person');
    mine.mockRejectedValue(new Refusal({ ...faults.invalid(message), code: 404 }));
    show();
    expect(await screen.findByText('您的账号还没有对应到研发人员')).toBeInTheDocument();
  });

  it('is closed to whoever may not fill it in', async () => {
    show(() => false);
    expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
    expect(mine).not.toHaveBeenCalled();
  });
});
