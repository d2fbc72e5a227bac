import type { ClaimFinding } from '../../enterprise';
import { faults, Refusal, text } from '../../kernel';
import type { Call, PrintedForm } from '../../records';
import { formName, formVersion, formVersions, type DeclarationPeriod, type SuperDeduction } from '../../tax';
import { preferential, type PreferentialQuery } from '../use-cases/preferential';
import { summaryHead } from '../use-cases/summary-head';
import { a107012Sheets } from './a107012-sheet';
import { officialSheets } from './official-sheets';

const first = Math.min(...formVersions.map(({ from }) => from));
const NO_FORM = text(
  `${first}年度之前没有研发费用加计扣除优惠明细表（A107012），请选择${first}年度及以后的年度`,
  `There was no form A107012 before ${first}; choose ${first} or a later year`,
);
const noticeOf: Readonly<Record<ClaimFinding['level'], string>> = {
  block: '不得享受',
  missing: '未填写',
  warning: '请核实',
};
const periods: Readonly<Record<DeclarationPeriod, string>> = { H1: '上半年', Q1_Q3: '前三季度', ANNUAL: '年度' };

/** A107012 of a year or an advance declaration, with the calculation behind it. */
export async function printPreferential(call: Call, query: PreferentialQuery): Promise<PrintedForm> {
  const form = await preferential(call, query);
  if (!formVersion(Number(form.year))) throw new Refusal(faults.invalid(NO_FORM));
  return {
    name: `${form.year}${form.addedType === 'ANNUAL' ? '' : '年'}${periods[form.addedType]}${formName.zh}（A107012）`,
    sheets: await officialSheets(
      call,
      form.year,
      a107012Sheets({
        head: await summaryHead(call, form.year),
        period: form.addedType,
        gateNotices: form.gate.findings.map(({ level, message }) => `${noticeOf[level]}：${message.zh}`),
        isBlocked: !form.gate.ok,
        // The port types the keys of lines as plain strings.
        form: { ...form, year: Number(form.year), lines: form.lines as SuperDeduction['lines'] },
        returnPlace: form.returnPlace,
        notices: form.notices,
      }),
    ),
  };
}
