import { text, type LegalBasis, type Text, type Trace } from '../kernel';
import { isKindInForce, manufacturingTest, negativeListTest, type EnterpriseKind } from '../tax';
import type { RecordOf } from '../records';
import { ASSESSED, claimFacts } from './claim-facts';
import type { enterpriseYear } from './enterprise-year';

export type ClaimFindingCode =
  | 'NEGATIVE_LIST'
  | 'ASSESSED_COLLECTION'
  | 'NON_RESIDENT'
  | 'FACTS_MISSING'
  | 'KIND_WITHOUT_PROOF';

export interface ClaimFinding {
  readonly code: ClaimFindingCode;
  /** `block`: the enterprise may not claim. `missing`: a fact is not stated. `warning`: a kind is not proved. */
  readonly level: 'block' | 'missing' | 'warning';
  readonly message: Text;
  readonly basis: LegalBasis | null;
  /** The calculation of a share that decides; null where there is none. */
  readonly trace: Trace | null;
}

/** Whether an enterprise may claim the super-deduction of a year. */
export interface ClaimGate {
  /** False only if a finding blocks; what is not stated does not refuse. */
  readonly ok: boolean;
  readonly findings: readonly ClaimFinding[];
}

type Facts = { readonly [Name in keyof typeof claimFacts]?: RecordOf<typeof enterpriseYear>[Name] | null };

/** 否 of the dictionary `yes_no`. */
const NO = '1';
const basisOfGate = (article: string): LegalBasis => ({ document: '财税〔2015〕119号', article });

/**
 * The deduction is for resident enterprises with sound books whose tax is collected by audit, whose listed industries
 * make at most 50% of the revenue (财税〔2015〕119号 四 and 五; 税总公告2015年第97号 四), and at the rate of a kind for those that
 * can prove to be of it.
 *
 * @param facts the enterprise year (年度企业信息); null when there is none
 */
export function claimGate(year: number, kinds: readonly EnterpriseKind[], facts: Facts | null): ClaimGate {
  const stated = facts ?? {};
  const findings = [
    ...collectionFindings(stated),
    ...listFindings(stated),
    ...missingFindings(stated),
    ...kinds.filter((kind) => isKindInForce(kind, year)).flatMap((kind) => proofs[kind](stated, year)),
  ];
  return { ok: findings.every(({ level }) => level !== 'block'), findings };
}

function collectionFindings({ taxCollection, resident }: Facts): ClaimFinding[] {
  const block = (code: ClaimFindingCode, message: Text): ClaimFinding => ({
    code,
    level: 'block',
    message,
    basis: basisOfGate('第五条第1项'),
    trace: null,
  });
  return [
    ...(taxCollection === ASSESSED
      ? [
          block(
            'ASSESSED_COLLECTION',
            text(
              '核定征收企业不得享受研发费用加计扣除',
              'An enterprise whose tax is assessed without audit may not claim the deduction',
            ),
          ),
        ]
      : []),
    ...(resident === NO
      ? [
          block(
            'NON_RESIDENT',
            text('非居民企业不得享受研发费用加计扣除', 'A non-resident enterprise may not claim the deduction'),
          ),
        ]
      : []),
  ];
}

function listFindings(facts: Facts): ClaimFinding[] {
  const { negativeRevenue, totalRevenue, investmentIncome, nonTaxableIncome } = facts;
  const test = negativeListTest({
    negativeRevenue: negativeRevenue ?? '',
    totalRevenue: totalRevenue ?? '',
    investmentIncome: investmentIncome ?? '',
    nonTaxableIncome: nonTaxableIncome ?? '',
  });
  if (test.eligible !== false) return [];
  return [
    {
      code: 'NEGATIVE_LIST',
      level: 'block',
      message: text(
        `负面清单行业收入 ${negativeRevenue} 元超过收入总额减不征税收入和投资收益后 ${test.denominator} 元的50%，不得享受研发费用加计扣除`,
        `The ${negativeRevenue} yuan of listed industries exceed 50% of the ${test.denominator} yuan of revenue left, so the deduction may not be claimed`,
      ),
      basis: { document: '税总公告2015年第97号', article: '第四条' },
      trace: test.trace,
    },
  ];
}

/** The facts every enterprise has to state. */
const needed = ['industryCode', 'taxCollection', 'resident', 'totalRevenue', 'negativeRevenue'] as const;

function missingFindings(facts: Facts): ClaimFinding[] {
  const missing = needed.filter((name) => facts[name] === undefined || facts[name] === null || facts[name] === '');
  if (missing.length === 0) return [];
  const names = missing.map((name) => claimFacts[name].label);
  return [
    {
      code: 'FACTS_MISSING',
      level: 'missing',
      message: text(
        `年度企业信息未填写${names.map(({ zh }) => withoutUnit(zh)).join('、')}，无法判断能否享受`,
        `The enterprise year does not state ${names.map(({ en }) => withoutUnit(en)).join(', ')}, so whether the deduction may be claimed is not known`,
      ),
      basis: null,
      trace: null,
    },
  ];
}

const withoutUnit = (label: string) => label.replace(/ ?\((元|yuan)\)$/, '');

const proofs: Readonly<Record<EnterpriseKind, (facts: Facts, year: number) => ClaimFinding[]>> = {
  manufacturing: (facts) => {
    const { manufacturingRevenue, totalRevenue } = facts;
    const test = manufacturingTest({
      manufacturingRevenue: manufacturingRevenue ?? '',
      totalRevenue: totalRevenue ?? '',
    });
    if (test.isManufacturing === true) return [];
    const message =
      test.isManufacturing === null
        ? text(
            '制造业企业的制造业收入或收入总额未填写，无法证明占比达到50%',
            'Manufacturing or total revenue is not stated, so a share of 50% is not proved',
          )
        : text(
            '制造业收入占收入总额不到50%，不是制造业企业',
            'Manufacturing makes less than 50% of the revenue, so it is not a manufacturer',
          );
    return [unproved(message, { document: '财政部 税务总局公告2021年第13号', article: '第一条' }, test.trace)];
  },
  techSme: ({ techSmeNo, techSmeDate }, year) => {
    if (!techSmeNo || !techSmeDate) {
      const message = text(
        '科技型中小企业的入库登记编号或登记日期未填写',
        'The registration number or date of the technology SME is not stated',
      );
      return [unproved(message, null)];
    }
    // The number that serves year Y is given in Y + 1 before the settlement ends, with 0 in the 11th place.
    if (techSmeNo.slice(0, 4) === String(year + 1) && techSmeNo[10] === '0') return [];
    const message = text(
      `入库登记编号 ${techSmeNo} 不能用于${year}年度汇算清缴，应为${year + 1}年取得且第11位为0的编号`,
      `Number ${techSmeNo} does not serve the settlement of ${year}: it takes one of ${year + 1} with 0 in the 11th place`,
    );
    return [unproved(message, null)];
  },
  icOrMachineTool: ({ kindListName, kindListNo, kindListDate, kindListFiles }) => {
    if (kindListName && kindListNo && kindListDate && kindListFiles?.length) return [];
    const message = text(
      '集成电路或工业母机企业的清单名称、编号、日期或证明文件不全',
      'Name, number, date or proof of the list of integrated circuit or machine tool makers is missing',
    );
    return [unproved(message, { document: '公告2023年第44号', article: '第二条' })];
  },
};

const unproved = (message: Text, basis: LegalBasis | null, trace: Trace | null = null): ClaimFinding => ({
  code: 'KIND_WITHOUT_PROOF',
  level: 'warning',
  message,
  basis,
  trace,
});
