import { validateTechSmeNumber } from '../identity';
import { date, dictionary, files, money, string, yesNo, type Draft } from '../records';
import { text } from '../kernel';
import { industryCode } from './industry-code';

/** 核定征收 of the dictionary `tax_collection`. */
export const ASSESSED = 'assessed';

const isOfKind = (kind: string) => (draft: Draft) =>
  Array.isArray(draft.enterpriseKinds) && draft.enterpriseKinds.includes(kind);
const isTechSme = isOfKind('techSme');
const isIcOrMachineTool = isOfKind('icOrMachineTool');

/** Facts of an enterprise in a year that decide whether it may claim the deduction (享受主体). */
export const claimFacts = {
  industryCode,
  taxCollection: dictionary('tax_collection', { label: text('征收方式', 'Tax collection method') }),
  resident: yesNo({ label: text('是否居民企业', 'Resident enterprise') }),
  totalRevenue: money('yuan', { label: text('收入总额(元)', 'Total revenue (yuan)'), min: '0' }),
  nonTaxableIncome: money('yuan', { label: text('不征税收入(元)', 'Non-taxable income (yuan)'), min: '0' }),
  investmentIncome: money('yuan', { label: text('投资收益(元)', 'Investment income (yuan)') }),
  negativeRevenue: money('yuan', {
    label: text('负面清单行业收入(元)', 'Revenue of listed industries (yuan)'),
    hint: text('没有的填 0', 'Enter 0 if there is none'),
    min: '0',
  }),
  manufacturingRevenue: money('yuan', {
    label: text('制造业收入(元)', 'Manufacturing revenue (yuan)'),
    when: isOfKind('manufacturing'),
    min: '0',
  }),
  techSmeNo: string({
    label: text('科技型中小企业入库登记编号', 'Registration number as a technology SME'),
    maxLength: 18,
    when: isTechSme,
    rule: (value) => {
      const verdict = validateTechSmeNumber(value);
      return verdict.valid ? null : verdict.message;
    },
  }),
  techSmeDate: date({ label: text('入库登记日期', 'Registered on'), when: isTechSme }),
  techSmeFiles: files({ label: text('入库登记证明文件', 'Proof of the registration'), when: isTechSme }),
  kindListName: string({
    label: text('清单名称', 'Name of the list'),
    hint: text('集成电路或工业母机企业清单', 'The list of integrated circuit or machine tool makers'),
    when: isIcOrMachineTool,
  }),
  kindListNo: string({ label: text('清单文号或编号', 'Number of the list'), maxLength: 100, when: isIcOrMachineTool }),
  kindListDate: date({ label: text('列入清单日期', 'Listed on'), when: isIcOrMachineTool }),
  kindListFiles: files({ label: text('清单证明文件', 'Proof of the listing'), when: isIcOrMachineTool }),
} as const;
