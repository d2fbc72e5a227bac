import { frozen, text, type LegalBasis, type Text } from '../kernel';
import { formVersions } from './form-versions/form-versions';
import { collectionTableValidity } from './summary2015/collection-table';
import {
  intangibleLifeBasis,
  leastIntangibleMonths,
  shortenedLifeBasis,
  shortenedLifePercent,
  usedAssetLifeBasis,
} from './law/asset-lives';
import { cite } from './law/citations';
import { advanceLines } from './law/advance-lines';
import { creativeDesignLines } from './law/creative-design-lines';
import { always, type Dated } from './law/dated';
import { depreciationRules } from './law/depreciation';
import { entrustedDomesticBasis, entrustedPersonBasis, overseasRules } from './law/entrusted';
import { latePaymentBasis, latePaymentRate } from './law/late-payment';
import { otherCostLimitRules } from './law/other-cost-limit';
import { periodRules, type DeclarationPeriod } from './law/periods';
import { fourthQuarterRules, rateRules, type RateRule } from './law/rates';
import { annualLines } from './law/return-lines';

export interface LawRow {
  /** Tax years, both counted; `null`: without beginning or end. */
  readonly from: number | null;
  readonly to: number | null;
  readonly says: Text;
  readonly basis: LegalBasis;
}

/** A rule of the law over the years, for display; the calculation uses the same rows. */
export interface LawTable {
  readonly key: string;
  readonly label: Text;
  readonly rows: readonly LawRow[];
}

const kinds: Readonly<Record<RateRule['kind'], Text>> = {
  general: text('一般企业', 'General enterprise'),
  manufacturing: text('制造业企业', 'Manufacturing'),
  techSme: text('科技型中小企业', 'Technology SME'),
  icOrMachineTool: text('集成电路企业、工业母机企业', 'Integrated circuits, machine tools'),
};

const periods: Readonly<Record<DeclarationPeriod, Text>> = {
  ANNUAL: text('年度汇算清缴', 'Annual settlement'),
  Q1_Q3: text('10月预缴，前三季度', 'October advance, three quarters'),
  H1: text('7月预缴，上半年', 'July advance, first half-year'),
};

const scopes = {
  perProject: text('分项目计算：前五项×10%÷(1−10%)', 'Each project for itself: first five kinds × 10% ÷ (1−10%)'),
  pooled: text('全部项目合并计算：前五项×10%÷(1−10%)', 'All projects together: first five kinds × 10% ÷ (1−10%)'),
};

const depreciationCounted = {
  lower: text('会计折旧额，不超过税法规定的金额', 'What the accounts have, at most the tax figure'),
  tax: text('税前扣除的折旧额', 'What is deducted before tax'),
};

const percentText = (rate: string) => `${(Number(rate) * 100).toFixed(0)}%`;
const counted80 = text('按实际发生额的80%计入', '80% of what was paid');

/** Every dated rule this area calculates with. */
export const lawTables: readonly LawTable[] = /* @__PURE__ */ frozen([
  table('deductionRate', text('加计扣除比例', 'Rate of the super-deduction'), rateRules, ({ kind, expensed }) =>
    text(`${kinds[kind].zh}：${percentText(expensed)}`, `${kinds[kind].en}: ${percentText(expensed)}`),
  ),
  table('fourthQuarter', text('第四季度比例', 'Rate of the fourth quarter'), fourthQuarterRules, (rule) =>
    text(
      `适用${percentText(rule.insteadOf)}的企业：${percentText(rule.expensed)}`,
      `Those at ${percentText(rule.insteadOf)}: ${percentText(rule.expensed)}`,
    ),
  ),
  table(
    'otherCostLimit',
    text('其他相关费用限额', 'Limit of other related costs'),
    otherCostLimitRules,
    ({ scope }) => scopes[scope],
  ),
  table(
    'entrustedDomestic',
    text('委托境内', 'Entrusted in China'),
    [{ from: 2016, basis: entrustedDomesticBasis }],
    () => counted80,
  ),
  table('overseas', text('委托境外机构', 'Overseas organisations'), overseasRules, ({ capOfDomestic }) =>
    capOfDomestic
      ? text(
          `${counted80.zh}，不超过境内符合条件的研发费用的${capOfDomestic.times}/${capOfDomestic.dividedBy}`,
          `${counted80.en}, at most ${capOfDomestic.times}/${capOfDomestic.dividedBy} of the domestic eligible cost`,
        )
      : text('不得加计扣除', 'No super-deduction'),
  ),
  table(
    'overseasPersons',
    text('委托境外个人', 'Overseas individuals'),
    [{ from: 2016, basis: entrustedPersonBasis }],
    () => text('不得加计扣除', 'No super-deduction'),
  ),
  table(
    'depreciation',
    text('加速折旧的研发仪器、设备', 'R&D equipment under accelerated depreciation'),
    depreciationRules,
    ({ counts }) => depreciationCounted[counts],
  ),
  table(
    'shortenedLife',
    text('缩短折旧年限', 'Shortened life'),
    [
      { from: always, basis: shortenedLifeBasis, of: text('最低折旧年限', 'the minimum life') },
      {
        from: always,
        basis: usedAssetLifeBasis,
        of: text('购置已使用过的固定资产：剩余最低折旧年限', 'what is left of the minimum life of a used asset'),
      },
    ],
    ({ of }) => text(`${of.zh}的${shortenedLifePercent}%`, `At least ${shortenedLifePercent}% of ${of.en}`),
  ),
  table(
    'intangibleLife',
    text('无形资产摊销年限', 'Life of intangible assets'),
    [{ from: always, basis: intangibleLifeBasis }],
    () => text(`不得低于${leastIntangibleMonths / 12}年`, `At least ${leastIntangibleMonths / 12} years`),
  ),
  table(
    'creativeDesignLine',
    text('创意设计活动加计扣除的填报行次', 'Line of the deduction of creative design'),
    creativeDesignLines,
    ({ period, form, line }) =>
      text(`${periods[period].zh}：${form}第${line}行`, `${periods[period].en}: ${form} line ${line}`),
  ),
  table(
    'annualReturnLine',
    text('第51行在年度申报表的填报行次', 'Line 51 in the annual return'),
    annualLines,
    ({ kind, steps }) => {
      const places = (word: string, arrow: string) =>
        steps.map(({ form, line }) => `${form}${word}${line}`).join(arrow);
      const of = kinds[kind ?? 'general'];
      return text(`${of.zh}：${places('第', '行→')}行`, `${of.en}: ${places(' line ', ', then ')}`);
    },
  ),
  table(
    'advanceReturnLine',
    text('第51行在预缴申报表的填报行次', 'Line 51 in the advance return'),
    advanceLines,
    ({ period, form, line }) =>
      text(`${periods[period].zh}：${form}第${line}.x行`, `${periods[period].en}: ${form} line ${line}.x`),
  ),
  table('latePayment', text('滞纳金', 'Surcharge for late payment'), [{ from: always, basis: latePaymentBasis }], () =>
    text(`每日${latePaymentRate.words!.zh}`, `${latePaymentRate.words!.en} a day`),
  ),
  table('periods', text('申报期', 'Declarations'), periodRules, ({ period }) => periods[period]),
  table('formVersions', text('A107012 表样', 'Versions of A107012'), formVersions, ({ lines, verified }) =>
    text(
      `${lines.length}行${verified ? '' : '（未与表样核对）'}`,
      `${lines.length} lines${verified ? '' : ' (not compared with the form as printed)'}`,
    ),
  ),
  table(
    'collectionTable',
    text('研发费用情况归集表', 'Collection table'),
    [{ ...collectionTableValidity, basis: cite('sta2015no97', '附件6') }],
    () => text('随年度申报报送；2019年第41号公告废止', 'Filed with the return until 公告2019年第41号 abolished it'),
  ),
]);

/* @__NO_SIDE_EFFECTS__ */ function table<Rule extends Dated & { readonly basis: LegalBasis }>(
  key: string,
  label: Text,
  rules: readonly Rule[],
  says: (rule: Rule) => Text,
): LawTable {
  const rows = rules.map((rule) => ({
    from: Number.isFinite(rule.from) ? rule.from : null,
    to: rule.to ?? null,
    says: says(rule),
    basis: rule.basis,
  }));
  return { key, label, rows };
}
