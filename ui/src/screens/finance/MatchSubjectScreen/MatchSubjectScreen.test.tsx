import { Link } from 'react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { subjectMatch, type SubjectStanding } from '@rdm/core/internal/finance';
import type { FinancePort, MatchResult } from '@rdm/core/internal/ledger';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { windowIs } from '../../../components/testing/window-is';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import MatchSubjectScreen from './MatchSubjectScreen';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2024-08-01');

// Every simulated keystroke re-renders the whole table.
vi.setConfig({ testTimeout: 30_000 });

const costItems = { '1.1': '1.1 工资薪金', '2.6': '2.6 检验费', '6.4': '6.4 差旅费、会议费', none: '不归集' };
const standing = (subjectCode: string, subjectName: string, over: Partial<SubjectStanding>): SubjectStanding => ({
  subjectCode,
  subjectName,
  costItem: null,
  entries: 2,
  debitAmount: '1250.00',
  creditAmount: '0.00',
  proposal: null,
  ...over,
});
const unmatched = standing('530101', '研发支出-差旅费', {
  proposal: { costItem: '6.4', by: 'keyWord', word: '差旅', reason: text('关键词“差旅”', 'Key word “差旅”') },
});
const puzzling = standing('530104', '研发支出-专项', {
  proposal: { costItem: null, by: 'unknown', word: null, reason: text('看不出费用项目', 'Cannot be told') },
});
const matched = standing('530102', '研发支出-检验费', { costItem: '2.6' });
const effect: MatchResult = {
  inserted: 1,
  updated: 0,
  unchanged: 0,
  changes: [
    { subjectCode: '530101', subjectName: '研发支出-差旅费', from: null, to: '6.4', entries: 2, amount: '1250.00' },
  ],
  years: [{ year: '2024', before: '0.00', after: '1250.00', filed: false }],
};
let finance: Pick<FinancePort, 'subjects' | 'submitMatch'>;

beforeEach(() => {
  finance = {
    subjects: vi.fn(async () => [unmatched, puzzling, matched]),
    submitMatch: vi.fn(async () => effect),
  };
});

const path = '/rdm/financialaccount/matchsubject';
const matches = [stored('1', { ...matched }), stored('2', { ...matched, subjectCode: '530105', costItem: '1.1' })];

function show(can: (permission: string) => boolean = () => true) {
  const areas = { finance: finance as FinancePort };
  const ports = memoryPorts([[subjectMatch, memoryPort(subjectMatch, matches)]], { matched_item: costItems }, areas);
  const page = (
    <>
      <MatchSubjectScreen />
      <Link to={`${path}?subjectCode=530102`}>530102</Link>
      <Link to={`${path}?subjectCode=530105`}>530105</Link>
      <Link to={path}>accounts</Link>
    </>
  );
  return renderScreen(page, ports, { at: path, can });
}
const press = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const itemOf = (code: string) => screen.getByRole('combobox', { name: new RegExp(code) });

describe('the accounts of vouchers', () => {
  test('stand with those nobody has matched first, the proposal and its reason beside them', async () => {
    show();
    await screen.findByRole('grid', { busy: false });
    expect(screen.getByText('关键词“差旅”')).toBeInTheDocument();
    expect(screen.getByText('6.4 差旅费、会议费')).toBeInTheDocument();
    expect(screen.getByText('未对应科目 2 个')).toBeInTheDocument();
    expect(itemOf('530102')).toHaveValue('2.6 检验费');
    expect(itemOf('530104')).toHaveValue('');
    expect(press('保存')).toBeDisabled();
  });

  test('take their proposals together and are saved after it was said what that changes', async () => {
    const { user } = show();
    await screen.findByText('关键词“差旅”');
    await user.click(press('采用全部建议'));
    expect(itemOf('530101')).toHaveValue('6.4 差旅费、会议费');
    expect(itemOf('530104')).toHaveValue('');
    await user.keyboard('{Control>}s{/Control}');
    const question = await screen.findByRole('alertdialog', { name: '保存 1 个科目的对应?' });
    expect(within(question).getByText('涉及 2 条分录；2024年凭证归集由 0.00 元变为 1,250.00 元。')).toBeInTheDocument();
    expect(finance.submitMatch).toHaveBeenLastCalledWith(expect.objectContaining({ check: true }));
    await user.click(within(question).getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/已保存 1 个科目的对应/)).toBeInTheDocument();
    expect(finance.submitMatch).toHaveBeenCalledTimes(2);
    expect(finance.submitMatch).toHaveBeenLastCalledWith({ matches: [{ subjectCode: '530101', costItem: '6.4' }] });
    expect(finance.subjects).toHaveBeenCalledTimes(2);
  });

  test('are chosen by keyboard, by the code or by a word', async () => {
    const { user } = show();
    await screen.findByText('关键词“差旅”');
    await user.type(itemOf('530104'), '不归');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(itemOf('530104')).toHaveValue('不归集'));
    expect(screen.getByText(/未保存 1 个/)).toBeInTheDocument();
    await user.type(itemOf('530102'), '1.1');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/未保存 2 个/)).toBeInTheDocument();
  });

  test('stay chosen where the server refuses them, with its sentence', async () => {
    const message = text('该月份数据已锁定，无法修改', 'This month is locked and cannot be changed');
    vi.mocked(finance.submitMatch).mockRejectedValue(new Refusal(faults.invalid(message)));
    const { user } = show();
    await screen.findByText('关键词“差旅”');
    await user.click(press('采用全部建议'));
    await user.click(press('保存'));
    expect(await screen.findByText('该月份数据已锁定，无法修改')).toBeInTheDocument();
    expect(itemOf('530101')).toHaveValue('6.4 差旅费、会议费');
  });

  test('can only be looked at without the right to match', async () => {
    show((permission) => permission.endsWith('_view'));
    await screen.findByText('关键词“差旅”');
    expect(within(screen.getByRole('toolbar')).queryByRole('button')).toBeNull();
    expect(itemOf('530101')).toBeDisabled();
  });

  test('have the matching itself beside them, where workbooks go in and out', async () => {
    const { user } = show();
    await screen.findByText('关键词“差旅”');
    await user.click(screen.getByRole('tab', { name: '对应表' }));
    expect(await screen.findAllByRole('button', { name: '导入' })).not.toHaveLength(0);
    expect(screen.getByLabelText('address')).toHaveTextContent('view=list');
  });

  test('follow a link to the matching of another account, and back to the accounts, while they are open', async () => {
    const { user } = show();
    await screen.findByText('关键词“差旅”');
    const rowsOf = () => screen.getAllByRole('row').map((row) => row.textContent);
    for (const [code, other] of [
      ['530102', '530105'],
      ['530105', '530102'],
    ] as const) {
      await user.click(screen.getByRole('link', { name: code }));
      await waitFor(() => expect(rowsOf()).toEqual(expect.arrayContaining([expect.stringContaining(code)])));
      expect(rowsOf().join()).not.toContain(other);
    }
    await user.click(screen.getByRole('link', { name: 'accounts' }));
    expect(await screen.findByText('关键词“差旅”')).toBeInTheDocument();
  });
});

describe('on a telephone', () => {
  windowIs(390);

  test('is a card for each account, with the choice in it', async () => {
    show();
    const card = (await screen.findByText('530101 研发支出-差旅费')).closest('li')!;
    expect(within(card).getByRole('combobox', { name: /530101/ })).toBeInTheDocument();
    expect(within(card).getByText('未对应')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});
