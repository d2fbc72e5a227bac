import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { dayWithin, expenditureOn, runsIn, type Project } from './projects';
import { seededRandom, type SeededRandom } from './seeded-random';
import { otherSubjects, rdSubject, type BookedItem } from './subjects';
import type { Voucher } from './voucher';

interface Purchase {
  readonly item: BookedItem;
  readonly summaries: readonly [string, ...string[]];
  /** Least and most of a bill in 分, without tax. */
  readonly fen: readonly [number, number];
  /** Percent of input tax shown on the bill; 0: none to deduct. */
  readonly tax: 0 | 6 | 13;
  /** Percent of the months in which a project has such a bill. */
  readonly chance: number;
}

const purchases: readonly Purchase[] = [
  bill('2.4', ['试制工装夹具制造', '中试模具开发'], [680000, 3650000], 13, 16),
  bill('2.5', ['外购测试样件', '样机配套件购置'], [420000, 2980000], 13, 22),
  bill('2.6', ['试制件第三方检测', '试制产品理化检验'], [260000, 1860000], 6, 20),
  bill('2.7', ['试验设备校准维护', '测量仪器检定维修'], [180000, 1540000], 6, 16),
  bill('5.1', ['新产品结构设计服务', '新产品外观与人机设计'], [850000, 3200000], 6, 14),
  bill('5.2', ['新工艺规程编制评审', '工艺路线试验与规程制定'], [620000, 2450000], 6, 14),
  bill('6.1', ['专家技术咨询', '技术标准及图书资料购置', '外文资料翻译'], [150000, 980000], 0, 16),
  bill('6.2', ['科技查新与成果评价', '阶段成果专家评审'], [300000, 1650000], 6, 10),
  bill('6.3', ['发明专利申请代理', '软件著作权登记'], [210000, 860000], 6, 12),
  bill('6.4', ['赴合作单位技术交流差旅', '项目技术研讨会议', '外场试验差旅'], [90000, 760000], 0, 38),
];

/** Payments to the entrusted party, every third month of the contract, by its place of residence. */
const entrusted = {
  wtyf_jn: bill('7.1', ['委托研究开发进度款'], [16500000, 28800000], 6, 100),
  wtyf_jw: bill('7.2', ['委托境外机构研究开发进度款'], [19800000, 34500000], 0, 100),
} as const;

/** Vouchers of the cost without its own register, paid from the bank or owed. */
export function rdVouchers(projects: readonly Project[], months: readonly Month[]): Voucher[] {
  return months.flatMap((month) =>
    projects
      .filter((project) => runsIn(project, month))
      .flatMap((project) => {
        const random = seededRandom(`voucher ${month} ${project.code}`);
        return purchasesOf(project, month)
          .filter(({ chance }) => random.chance(chance))
          .map((purchase) => voucherOf(purchase, project, month, random));
      }),
  );
}

function purchasesOf({ plan }: Project, month: Month): readonly Purchase[] {
  if (plan.devForm !== 'wtyf_jn' && plan.devForm !== 'wtyf_jw') return purchases;
  const travel = purchases.filter(({ item }) => item === '6.4');
  return Number(month.slice(5)) % 3 === 0 ? [entrusted[plan.devForm], ...travel] : travel;
}

function voucherOf(purchase: Purchase, project: Project, month: Month, random: SeededRandom): Voucher {
  const { item, summaries, fen, tax } = purchase;
  const net = yuan(random.integer(...fen)).dividedBy(100);
  const date = dayWithin(project, month, random);
  const cost = { subject: rdSubject(item, expenditureOn(project, date)), amount: net.toString(), project };
  const deductible = {
    subject: otherSubjects.inputTax,
    amount: net.times(tax).dividedBy(100).toString(),
    project: null,
  };
  return {
    date,
    summary: `${project.code} ${random.pick(summaries)}`,
    debits: tax === 0 ? [cost] : [cost, deductible],
    creditTo: random.chance(70) ? otherSubjects.bank : otherSubjects.payable,
    department: null,
  };
}

function bill(
  item: BookedItem,
  summaries: Purchase['summaries'],
  fen: Purchase['fen'],
  tax: Purchase['tax'],
  chance: number,
): Purchase {
  return { item, summaries, fen, tax, chance };
}
