import { text, type Text } from '../../kernel';

/** One kind of industry and when an enterprise of it is above scale (规上). */
export interface AboveScaleThreshold {
  readonly kind: string;
  readonly label: Text;
  /** Divisions (大类) or groups (中类) of GB/T 4754-2017, by the digits they begin with. */
  readonly divisions: readonly string[];
  /** Lowest yearly revenue in 元; null: revenue does not decide. */
  readonly revenue: string | null;
  /** Which revenue: 主营业务收入 or 营业收入. */
  readonly measure: Text | null;
  /** Decided by a qualification (资质) instead, or by being in the trade at all. */
  readonly decidedBy?: 'qualification' | 'trade';
}

const main = text('年主营业务收入', 'Yearly revenue of the main business');
const operating = text('年营业收入', 'Yearly operating revenue');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'));

const of = (kind: string, zh: string, en: string, divisions: readonly string[], revenue: string, measure: Text) => ({
  kind,
  label: text(zh, en),
  divisions,
  revenue,
  measure,
});

/**
 * The survey scope of legal units (国家统计局《一套表统计调查制度》 调查范围): 工业, 批发和零售业, 住宿和餐饮业, 服务业 by three
 * thresholds, and 建筑业 and 房地产开发 without one. Groups before the divisions they belong to.
 */
export const aboveScaleThresholds: readonly AboveScaleThreshold[] = [
  of('industry', '工业', 'Industry', range(6, 46), '20000000', main),
  of('wholesale', '批发业', 'Wholesale', ['51'], '20000000', main),
  of('retail', '零售业', 'Retail', ['52'], '5000000', main),
  of('accommodation', '住宿业', 'Accommodation', ['61'], '2000000', main),
  of('catering', '餐饮业', 'Catering', ['62'], '2000000', main),
  of('transport', '交通运输、仓储和邮政业', 'Transport, storage and post', range(53, 60), '20000000', operating),
  of('information', '信息传输、软件和信息技术服务业', 'Information and software', range(63, 65), '20000000', operating),
  of(
    'environment',
    '水利、环境和公共设施管理业',
    'Water, environment, public facilities',
    range(76, 79),
    '20000000',
    operating,
  ),
  of('health', '卫生', 'Health', ['84'], '20000000', operating),
  of('business', '租赁和商务服务业', 'Leasing and business services', ['71', '72'], '10000000', operating),
  of('research', '科学研究和技术服务业', 'Research and technical services', range(73, 75), '10000000', operating),
  of('education', '教育', 'Education', ['83'], '10000000', operating),
  of('property', '物业管理', 'Property management', ['702'], '10000000', operating),
  of('realEstateAgency', '房地产中介服务', 'Real estate agency', ['703'], '10000000', operating),
  of('residents', '居民服务、修理和其他服务业', 'Residents’ services and repair', range(80, 82), '5000000', operating),
  of('culture', '文化、体育和娱乐业', 'Culture, sports and entertainment', range(86, 90), '5000000', operating),
  of('socialWork', '社会工作', 'Social work', ['85'], '5000000', operating),
  {
    kind: 'construction',
    label: text('建筑业', 'Construction'),
    divisions: range(47, 50),
    revenue: null,
    measure: null,
    decidedBy: 'qualification',
  },
  {
    kind: 'realEstateDevelopment',
    label: text('房地产开发经营', 'Real estate development'),
    divisions: ['701'],
    revenue: null,
    measure: null,
    decidedBy: 'trade',
  },
];

/** The threshold of a kind, by its name here, its Chinese name, or the code of GB/T 4754 (`C3443`, `3443`). */
export function thresholdOf(kind: unknown, statCode: unknown): AboveScaleThreshold | null {
  const named = aboveScaleThresholds.find((each) => each.kind === kind || each.label.zh === kind);
  if (named) return named;
  const digits = typeof statCode === 'string' ? /^[A-T]?(\d{2,4})$/.exec(statCode.slice(0, 8))?.[1] : undefined;
  if (!digits) return null;
  return aboveScaleThresholds.find(({ divisions }) => divisions.some((each) => digits.startsWith(each))) ?? null;
}
