import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionPort, menu } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';
import AssessScreen from './AssessScreen';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());

const visitor = () => servicesWith(fakeSessionPort(), saberStorage());
async function signedIn() {
  const services = visitor();
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  return services;
}
function open(services = visitor(), at = '/assessIndex') {
  const { unmount } = render(<TestServices services={services} at={at} children={<AssessScreen />} />);
  return { unmount, user: userEvent.setup() };
}
const number = (name: string | RegExp) => screen.getByRole('textbox', { name });
const conditionAbout = (words: string) => {
  const list = screen.getByRole('region', { name: '九项认定条件' });
  return within(list).getByText(new RegExp(words)).closest('li')!;
};
const verdict = () => within(screen.getByRole('region', { name: '结论与得分' })).getByRole('status');
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('The open self-assessment', () => {
  it('begins with nothing failed, all nine conditions with the law behind them', () => {
    open();
    const list = screen.getByRole('region', { name: '九项认定条件' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(9);
    expect(within(list).getAllByText('未填写')).toHaveLength(9);
    expect(conditionAbout('科技人员占当年职工总数')).toHaveTextContent('国科发火〔2016〕32号 第十一条第（四）项');
    expect(row('合计')).toHaveTextContent('0–1000100');
    expect(screen.getByText(/填写的内容只留在本机浏览器/)).toBeInTheDocument();
    expect(document.title).toMatch(/^高新技术企业自测/);
  });

  it('answers as one types: shares, conditions, points, the verdict', async () => {
    const { user } = open();
    await user.type(number('职工总数（人）'), '200');
    await user.type(number('科技人员（人）'), '19');
    expect(conditionAbout('科技人员占当年职工总数')).toHaveTextContent('不符合');
    expect(conditionAbout('科技人员占当年职工总数')).toHaveTextContent('实际 9.50% · 要求 ≥ 10%');
    expect(verdict()).toHaveTextContent('有 1 项条件不符合');
    await user.clear(number('科技人员（人）'));
    await user.type(number('科技人员（人）'), '20');
    expect(conditionAbout('科技人员占当年职工总数')).toHaveTextContent(/(?<!不)符合/);
    await user.type(number('近三年科技成果转化合计（项）'), '14');
    expect(row('科技成果转化能力')).toHaveTextContent('19–242330');
    expect(verdict()).toHaveTextContent('8 项条件没有填完');
  });

  it('asks by year in 万元, for the years operated', async () => {
    const { user } = open();
    const sales = screen.getByRole('group', { name: '销售收入（万元）' });
    expect(within(sales).getAllByRole('textbox')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /^实际经营年限/ }));
    await user.click(screen.getByRole('option', { name: '两年' }));
    const [before, last] = within(sales).getAllByRole('textbox');
    await user.type(before!, '100');
    await user.type(last!, '130');
    const growth = screen.getByText('销售收入增长率').closest('div')!;
    expect(growth).toHaveTextContent('30.00% · 7–8 / 10 分');
  });

  it('leads from the questions to the result that stands below them', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '看结果：0–100 分，建议 0 分' }));
    expect(screen.getByRole('region', { name: '自测结果' })).toHaveFocus();
  });

  it('says at the field why something is no answer', async () => {
    const { user } = open();
    await user.type(number('Ⅰ类知识产权（件）'), '1.5');
    expect(screen.getByText('请填写 0 或以上的整数，现按未填写计算')).toBeInTheDocument();
    expect(number('Ⅰ类知识产权（件）')).toBeInvalid();
  });

  it('keeps the answers until they are cleared, which it asks about first', async () => {
    const { user, unmount } = open();
    await user.type(number('职工总数（人）'), '200');
    unmount();
    const again = open();
    expect(number('职工总数（人）')).toHaveValue('200');
    await again.user.click(screen.getByRole('button', { name: '清空' }));
    const question = await screen.findByRole('alertdialog', { name: '清空问卷的全部内容？' });
    await again.user.click(within(question).getByRole('button', { name: '取消' }));
    expect(number('职工总数（人）')).toHaveValue('200');
    await again.user.click(screen.getByRole('button', { name: '清空' }));
    await again.user.click(
      within(await screen.findByRole('alertdialog', { name: '清空问卷的全部内容？' })).getByRole('button', {
        name: '清空',
      }),
    );
    expect(await screen.findByRole('textbox', { name: '职工总数（人）' })).toHaveValue('');
    expect(screen.getByText('问卷已清空')).toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  });

  it('shows one person nothing of what another typed', async () => {
    const { user, unmount } = open(await signedIn());
    await user.type(number('职工总数（人）'), '200');
    unmount();
    open();
    expect(number('职工总数（人）')).toHaveValue('');
  });

  it('leads to the sign-in and to the registration, or home', async () => {
    const { unmount } = open();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '企业注册' })).toHaveAttribute('href', '/register');
    unmount();
    open(await signedIn());
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('prints itself, and reads in English', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('heading', { name: 'High-tech self-assessment' })).toBeInTheDocument();
    expect(screen.getAllByText('Not given')).toHaveLength(9);
    expect(screen.getByRole('group', { name: 'Sales (10k yuan)' })).toBeInTheDocument();
  });

  it('asks for an SME and for the scale as well, each with answers of its own', async () => {
    const { user, unmount } = open(visitor(), '/assessIndex?kind=techSme');
    expect(screen.getByRole('heading', { name: '科技型中小企业自测' })).toBeInTheDocument();
    await user.type(number('职工总数（人）'), '100');
    await user.type(number('科技人员（人）'), '30');
    expect(
      within(screen.getByRole('region', { name: '结论与得分' })).getByRole('row', { name: /科技人员/ }),
    ).toHaveTextContent('20');
    unmount();
    open(visitor(), '/assessIndex');
    expect(number('职工总数（人）')).toHaveValue('');
    expect(screen.getByRole('link', { name: '规上企业自测' })).toHaveAttribute('href', '/assessIndex?kind=aboveScale');
  });

  it('says whether an enterprise is above scale, without points', async () => {
    const { user } = open(visitor(), '/assessIndex?kind=aboveScale');
    await user.click(screen.getByRole('combobox', { name: '所属行业' }));
    await user.click(await screen.findByRole('option', { name: '工业' }));
    await user.type(number(/^年营业收入/), '2000');
    expect(verdict()).toHaveTextContent('符合入库条件');
    expect(screen.queryByRole('table', { name: '评价得分' })).toBeNull();
  });

  it('takes the figures of the year over and keeps what they came to, for those with the right', async () => {
    const evaluation = {
      prefill: vi.fn(async () => ({
        answers: { staffTotal: '120', sales: '50000000.00', highTechTitle: true, none: 1 },
      })),
      save: vi.fn(async () => ({})),
    };
    const session = fakeSessionPort({ buttons: async () => [menu('evaluationrecord_add', '新增', '')] });
    const services = servicesWith(session, saberStorage(), { evaluation } as never);
    await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
    const { user } = open(services, '/assessIndex?kind=techSme');
    await user.click(await screen.findByRole('button', { name: '带入年度数据' }));
    expect(await screen.findByText('已带入 4 项，其余请自行填写')).toBeInTheDocument();
    expect(number('职工总数（人）')).toHaveValue('120');
    expect(number(/^年销售收入/)).toHaveValue('5,000.00');
    await user.type(screen.getByRole('textbox', { name: '备注（选填）' }), '初评');
    await user.click(screen.getByRole('button', { name: '保存本次自评' }));
    expect(evaluation.save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        ...{ kind: 'techSme', remark: '初评' },
        answers: expect.objectContaining({ sales: '50000000.00', highTechTitle: true, nationalPrize: null }) as object,
      }),
    );
    expect(await screen.findByText(/已保存/)).toBeInTheDocument();
  });
});
