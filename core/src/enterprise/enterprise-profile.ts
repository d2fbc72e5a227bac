import { validateEmail, validateMobile } from '../identity';
import { text, type Text } from '../kernel';
import { dictionary, integer, money, percent, string, yesNo } from '../records';
import { checkedBy } from './identity-number';
import { industryCode } from './industry-code';

const labelled = (of: Text, what: Text): Text => text(`${of.zh}${what.zh}`, `${of.en} ${what.en}`);
const person = (of: Text) => string({ label: labelled(of, text('联系人', 'contact')), maxLength: 50 });
const mobile = (of: Text) =>
  string({ label: labelled(of, text('联系手机', 'mobile')), maxLength: 20, ...checkedBy(validateMobile) });
const email = (of: Text) =>
  string({ label: labelled(of, text('联系邮箱', 'e-mail')), maxLength: 100, ...checkedBy(validateEmail) });

const finance = text('财务', 'Finance');
const development = text('研发', 'R&D');
const statistics = text('统计', 'Statistics');

/** Whom to ask, by subject. */
export const contactFields = {
  financeContact: person(finance),
  financeMobile: mobile(finance),
  financeEmail: email(finance),
  rdContact: person(development),
  rdMobile: mobile(development),
  rdEmail: email(development),
  statisticsContact: person(statistics),
  statisticsMobile: mobile(statistics),
  statisticsEmail: email(statistics),
} as const;

export const taxFields = {
  taxAuthority: string({ label: text('主管税务机关', 'Tax authority') }),
  taxCollection: dictionary('tax_collection', { label: text('征收方式', 'Tax collection method') }),
  taxpayerKind: dictionary('taxpayer_kind', { label: text('增值税纳税人资格', 'VAT taxpayer') }),
  incomeTaxRate: percent({
    label: text('企业所得税税率(%)', 'Income tax rate (%)'),
    hint: text('如 25、15', 'Such as 25 or 15'),
    places: 2,
    max: '25',
  }),
} as const;

/** Industry and scale; the class follows from the figures. */
export const scaleFields = {
  industryCode,
  staffCount: integer({ label: text('从业人员(人)', 'Persons employed'), min: 0 }),
  totalAssets: money('tenThousandYuan', { label: text('资产总额(万元)', 'Total assets (10k yuan)'), min: '0' }),
  revenue: money('tenThousandYuan', { label: text('营业收入(万元)', 'Revenue (10k yuan)'), min: '0' }),
  scale: dictionary('enterprise_scale', {
    label: text('企业规模（供参考）', 'Scale (for reference)'),
    hint: text(
      '按行业代码、从业人员、营业收入、资产总额自动判定，供参考',
      'Follows from industry code, persons employed, revenue and assets; for reference',
    ),
    readOnly: true,
  }),
} as const;

export const accountingFields = {
  accountingStandard: dictionary('accounting_standard', { label: text('会计准则', 'Accounting standard') }),
  accountingSoftware: string({ label: text('会计软件', 'Accounting software'), maxLength: 100 }),
  listed: yesNo({ label: text('是否上市', 'Listed') }),
  consolidatedTax: yesNo({ label: text('是否汇总纳税', 'Consolidated tax payment') }),
  highTechZone: yesNo({ label: text('是否位于高新区', 'In a high-tech zone') }),
} as const;
