import { text, type Text } from '../../kernel';
import { costItems, type CostItemCode } from '../../tax';

/** Cost items whose month is verified and locked as one. */
export type SubjectGroup = 'fixedAssets' | 'intangibles' | 'leases' | 'materials' | 'personnel';

interface Subjects {
  readonly label: Text;
  readonly items: readonly CostItemCode[];
  /** The sheet that shows how the amounts of a month came about; ledger rows without a voucher name it. */
  readonly sheet: Text;
}

/**
 * The items behind each of the five verify screens, by kind of register. Every item allocated by default is in exactly
 * one group. 财税〔2015〕119号 一(一), 国家税务总局公告2017年第40号 一至四.
 */
export const subjectGroups: Readonly<Record<SubjectGroup, Subjects>> = {
  /** 人员人工费用 (40号公告 一), and the welfare of the same payroll, which counts among other costs (六(四)). */
  personnel: {
    label: text('人员人工', 'Personnel'),
    items: ['1.1', '1.2', '1.3', '6.5'],
    sheet: text('研发人员工资分摊表', 'Allocation of pay'),
  },
  /** 折旧费用: 仪器、设备 (40号公告 三). */
  fixedAssets: {
    label: text('固定资产折旧', 'Depreciation of fixed assets'),
    items: ['3.1', '3.2'],
    sheet: text('研发仪器设备折旧分摊表', 'Allocation of depreciation'),
  },
  /** 无形资产摊销费用: 软件、专利权、非专利技术 (40号公告 四). */
  intangibles: {
    label: text('无形资产摊销', 'Amortisation of intangible assets'),
    items: ['4.1', '4.2', '4.3'],
    sheet: text('研发无形资产摊销分摊表', 'Allocation of amortisation'),
  },
  /** 经营租赁方式租入的仪器、设备租赁费 (40号公告 二). */
  leases: {
    label: text('租赁资产', 'Leased assets'),
    items: ['2.8'],
    sheet: text('研发租赁费分摊表', 'Allocation of rent'),
  },
  /** 研发活动直接消耗的材料、燃料和动力费用, a single item in the law (119号 一(一)2(1)). */
  materials: {
    label: text('材料、燃料和动力', 'Material, fuel and power'),
    items: ['2.1', '2.2', '2.3'],
    sheet: text('研发材料燃料动力分配表', 'Allocation of material, fuel and power'),
  },
};

export const groupNames = Object.keys(subjectGroups).sort() as SubjectGroup[];

const groupByItem = new Map(
  groupNames.flatMap((group) => subjectGroups[group].items.map((item) => [item as string, group] as const)),
);

/** The group an item is verified with; null for items that are only ever taken from vouchers. */
export const groupOfItem = (item: string | null): SubjectGroup | null => groupByItem.get(item ?? '') ?? null;

const itemLabels = new Map(costItems.map(({ code, label }) => [code, label]));

/** The items of a group with their names, e.g. for a hint. */
export function itemsInWords(group: SubjectGroup): Text {
  const named = subjectGroups[group].items.map((code) => ({ code, label: itemLabels.get(code)! }));
  return {
    zh: named.map(({ code, label }) => `${code} ${label.zh}`).join('；'),
    en: named.map(({ code, label }) => `${code} ${label.en}`).join('; '),
  };
}
