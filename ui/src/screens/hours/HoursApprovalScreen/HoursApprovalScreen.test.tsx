import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HoursMonthPort, ReviewedLine } from '@rdm/core/internal/hours';
import { text } from '@rdm/core/internal/kernel';
import { resizeTo } from '../../../components/testing/window-is';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import HoursApprovalScreen from './HoursApprovalScreen';

todayIs('2026-11-03');
vi.setConfig({ testTimeout: 30_000 });

const lineOf = (id: string, personnelName: string, more: Partial<ReviewedLine> = {}): ReviewedLine => ({
  ...{ id, month: '2026-10', personnelId: `p${id}`, personnelCode: `E${id}`, personnelName },
  ...{ projectId: '11', projectCode: 'RD1', projectName: '压缩机', confirmed: '84', hours: '84' },
  ...{ state: 'submitted', basis: text('依据：上月比例建议', 'Basis'), submittedOn: '2026-11-02' },
  ...{ remark: null, reviewedBy: null, outliers: [], mayReview: true, ...more },
});

let lines: readonly ReviewedLine[];
const review = vi.fn<HoursMonthPort['review']>();
const reviewed = vi.fn<HoursMonthPort['reviewed']>();

beforeEach(() => {
  lines = [
    lineOf('1', '王小明'),
    lineOf('2', '李小红', { outliers: [text('连续三个月工时相同', 'The same hours')] }),
    lineOf('3', '本人', { mayReview: false }),
  ];
  reviewed.mockReset().mockImplementation(async () => lines);
  resizeTo(1024);
  review.mockReset().mockResolvedValue({ reviewed: 2 });
});

const show = () =>
  renderScreen(
    <HoursApprovalScreen />,
    memoryPorts([], {}, { hoursMonths: { reviewed, review } as unknown as HoursMonthPort }),
    { at: '/rdm/hours-approval' },
  );

describe('hours to approve', () => {
  it('are approved all together, after a question with their sum and how many are marked', async () => {
    const { user } = show();
    expect(await screen.findByText('连续三个月工时相同')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '批准全部显示' }));
    const question = await screen.findByRole('alertdialog', { name: '批准所选 2 条工时，共 168 小时?' });
    expect(within(question).getByText(/其中 1 条有提示/)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: '批准' }));
    expect(await screen.findByText('已批准 2 条工时')).toBeInTheDocument();
    expect(review).toHaveBeenCalledWith({
      decision: 'approve',
      lines: [
        { id: '1', projectId: '11' },
        { id: '2', projectId: '11' },
      ],
    });
  });

  it('are returned only with some chosen and a reason', async () => {
    const { user } = show();
    await screen.findByText('连续三个月工时相同');
    await user.click(screen.getByRole('button', { name: '退回' }));
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(screen.getByRole('button', { name: '退回' }));
    const dialog = await screen.findByRole('dialog', { name: '退回所选 1 条工时' });
    expect(within(dialog).getByRole('button', { name: '退回' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), '请核对');
    await user.click(within(dialog).getByRole('button', { name: '退回' }));
    expect(review).toHaveBeenCalledWith({
      ...{ decision: 'return', remark: '请核对' },
      lines: [{ id: '2', projectId: '11' }],
    });
  });

  it('stand as cards on a telephone, and are chosen there too', async () => {
    resizeTo(390);
    const { user } = show();
    const cards = await screen.findByRole('list', { name: '工时审批' });
    expect(screen.queryByRole('grid')).toBeNull();
    const [first, , third] = within(cards).getAllByRole('listitem');
    expect(first).toHaveTextContent('王小明 E184 小时2026-10 · RD1 压缩机已提交依据：上月比例建议');
    expect(within(third!).getByRole('checkbox')).toBeDisabled();
    const box = within(cards).getByRole('checkbox', { name: '选择 李小红 E2 2026-10 RD1' });
    await user.click(box);
    expect(box).toBeChecked();
    await user.click(screen.getByRole('button', { name: '批准所选' }));
    const question = await screen.findByRole('alertdialog', { name: '批准所选 1 条工时，共 84 小时?' });
    await user.click(within(question).getByRole('button', { name: '批准' }));
    expect(review).toHaveBeenCalledWith({ decision: 'approve', lines: [{ id: '2', projectId: '11' }] });
    resizeTo(1024);
    expect(screen.getByRole('grid', { name: '工时审批' })).toBeInTheDocument();
  });

  it('that are nobody’s to review here can be looked at only', async () => {
    lines = lines.map((line) => ({ ...line, mayReview: false }));
    show();
    await screen.findByText('连续三个月工时相同');
    expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /选择/ })).toBeNull();
  });
});
