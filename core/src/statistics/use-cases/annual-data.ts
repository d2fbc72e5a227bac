import Big from 'big.js';
import { grant, grantSpending } from '../../cost';
import { attendance, workTime } from '../../hours';
import { filedPaper, paperNames, requireOpenChannel } from '../../enterprise';
import { faults, quotable, Refusal, text, type Text } from '../../kernel';
import { insertRecords, updateRecords, type Call } from '../../records';
import { normaliseMoney, readRate } from '../../kernel/money';
import { preferential } from '../../ledger';
import { personnel } from '../../project';
import { isCoveredYear } from '../../tax';
import { annualFigures, type AnnualFigures, type GrantSpent } from '../annual-figures';
import type { AnnualPerson } from '../annual-person';
import { annualReport } from '../annual-report';
import { annualReportTree } from '../annual-report-tree';
import { annualReportUnits } from '../annual-report-units';
import { outputsOfYear } from './outputs-of-year';
import { entrustedCosts } from './entrusted-costs';
import { reportYear } from './report-year';
import { statisticsAmounts } from './statistics-amounts';

const RATIO = 'amount44_tax_ratio';
const WRONG_RATIO = text('税率请按 25% 填写', 'Write the tax rate as 25%');

type Typed = Readonly<Record<string, string>>;

/** The 107-2 report of a year as it is kept with a declaration. */
export interface FiledAnnualReport {
  readonly data: Record<string, string>;
  readonly figures: AnnualFigures;
}

/** The 107-2 report of a year: what was typed, computed indicators where nothing was, every key present. */
export async function annualData(
  call: Call,
  given: { year?: string; reportId?: string },
): Promise<Record<string, string>> {
  return (await annualReportOf(call, given)).data;
}

/** The report of a year, and the indicators of it that can be computed without what was typed in their place. */
export async function annualReportOf(
  call: Call,
  given: { year?: string; reportId?: string },
): Promise<{ data: Record<string, string>; computed: Readonly<Record<string, string>> }> {
  const year = await reportYear(call, given);
  const filed = await filedPaper<FiledAnnualReport>(call, year, paperNames.annualReport);
  if (filed) return { data: filed.data, computed: filed.figures.computed };
  const typed = await typedData(call, year);
  const { amounts, computed } = await yearFigures(call, year, typed);
  return { data: { ...emptyReport(year), ...typed, ...amounts }, computed };
}

/**
 * Saves typed indicators. Totals are never typed. Of a computed indicator a value is kept that differs from what the
 * report shows; the computed value, or an empty one, takes back what was typed.
 */
export async function saveAnnualData(
  call: Call,
  given: { year?: string; reportId?: string } & Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const year = await reportYear(call, given);
  await requireOpenChannel(call, year);
  const before = (await call.records.findByKeys(annualReport, [{ year }]))[0];
  const typed = { ...((before?.data as Typed | null) ?? {}) } as Record<string, string>;
  const { amounts: shown, computed } = await yearFigures(call, year, typed);
  for (const { amountKey, unit, isTotal } of indicators(year)) {
    const value = given[amountKey];
    if (value === undefined || isTotal) continue;
    const read = normaliseMoney(String(value));
    const amount = unit === 'money' ? read : read.replace(/\.0+$/, '');
    // A body that was read from the report and sent back as it was changes nothing.
    if (amount !== '' && amount === shown[amountKey]) continue;
    const message = wrongAmount(value, amount, unit === 'money');
    if (message) throw new Refusal(faults.invalid(message, [{ field: amountKey, message }]));
    if (amount === '' || amount === computed[amountKey]) delete typed[amountKey];
    else typed[amountKey] = amount;
  }
  const ratio = given[RATIO];
  if (ratio !== undefined) {
    if (!/^\d{1,3}(\.\d{1,4})?%?$/.test(ratio) || readRate(percent(ratio)) === null)
      throw new Refusal(faults.invalid(WRONG_RATIO, [{ field: RATIO, message: WRONG_RATIO }]));
    typed[RATIO] = percent(ratio);
  }
  if (!before) await insertRecords(call, annualReport, [{ year, data: typed }]);
  else if ((await updateRecords(call, annualReport, [{ before, values: { data: typed } }])).length) {
    throw new Refusal(faults.staleVersion());
  }
}

const percent = (ratio: string): string => (ratio.endsWith('%') ? ratio : `${ratio}%`);

function wrongAmount(given: string, amount: string, isMoney: boolean): Text | null {
  const shown = quotable(given);
  if (amount === '' && String(given).trim() !== '')
    return text(`“${shown}”不是数字，请填写数字`, `“${shown}” is not a number; enter a number`);
  if (!isMoney && /\.\d*[1-9]/.test(amount))
    return text(`“${shown}”不是整数，请填写整数`, `“${shown}” is not a whole number; enter a whole number`);
  if (amount.startsWith('-'))
    return text(`“${shown}”是负数，107-2 表没有负数`, `“${shown}” is negative; form 107-2 has no negative values`);
  return null;
}

export async function typedData(call: Call, year: string): Promise<Typed> {
  const [record] = await call.records.findByKeys(annualReport, [{ year }]);
  return (record?.data as Typed | null) ?? {};
}

/** 所得税税率 as typed in the report of a year, e.g. `15%`; null while none but the default of 0% is. */
export async function reportedTaxRate(call: Call, given: string): Promise<string | null> {
  const year = await reportYear(call, { year: given });
  const filed = await filedPaper<FiledAnnualReport>(call, year, paperNames.annualReport);
  const rate = (filed?.data ?? (await typedData(call, year)))[RATIO];
  return rate && /[1-9]/.test(rate) ? rate : null;
}

/** The computed indicators of a year with how they came about. */
export async function yearFigures(call: Call, year: string, typed: Typed): Promise<AnnualFigures> {
  const filed = await filedPaper<FiledAnnualReport>(call, year, paperNames.annualReport);
  if (filed) return filed.figures;
  // Before 2016 there is no A107012 to take codes 44 and 52 from.
  const form = isCoveredYear(Number(year)) ? await preferential(call, { year, addedType: 'ANNUAL' }) : null;
  const projects = await statisticsAmounts(call, year);
  return annualFigures({
    projects,
    persons: await personsOf(call, year),
    deduction: form && { base: form.base, line51: form.lines['51'] ?? '0.00' },
    taxRatio: typed[RATIO] ?? '0%',
    grants: await grantsSpent(call, year),
    entrusted: await entrustedCosts(call, year, projects),
    outputs: await outputsOfYear(call, year),
    typed,
  });
}

/** What was spent of government grants in a year, whatever their tax treatment. */
async function grantsSpent(call: Call, year: string): Promise<GrantSpent[]> {
  const spent = await call.records.find(grantSpending, {
    where: [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
    ],
    order: [{ field: 'date' }, { field: 'id' }],
  });
  const grants = new Map((await call.records.find(grant)).map(({ id, documentNo }) => [id, documentNo]));
  return spent.map(({ id, grantId, date, amount }) => {
    const name = grants.get(grantId) ?? '';
    return { label: text(`${date} ${name}`, `${date} ${name}`), amount, source: { resource: grantSpending.name, id } };
  });
}

/** The R&D personnel with their hours of the year. */
async function personsOf(call: Call, year: string): Promise<AnnualPerson[]> {
  const ofYear = { field: 'month', is: 'likeRight', value: `${year}-` } as const;
  const worked = await call.records.find(workTime, { where: [ofYear] });
  const attended = await call.records.find(attendance, { where: [ofYear] });
  const hours = hoursByPerson(worked.map(({ personnelId, hours }) => [personnelId, hours]));
  const due = hoursByPerson(attended.map(({ personnelId, dueHours }) => [personnelId, dueHours]));
  const persons = await call.records.find(personnel, { where: [{ field: 'id', is: 'in', value: [...hours.keys()] }] });
  return persons.map(({ id, name, sex, education, category, employmentForm }) => ({
    ...{ id, name, sex, education, category, employmentForm },
    rdHours: hours.get(id) ?? null,
    dueHours: due.get(id) ?? null,
  }));
}

function hoursByPerson(rows: readonly (readonly [person: string, hours: string | null])[]): Map<string, string> {
  const byPerson = new Map<string, Big>();
  for (const [person, hours] of rows) {
    byPerson.set(person, (byPerson.get(person) ?? new Big(0)).plus(hours ?? '0'));
  }
  return new Map([...byPerson].map(([person, total]) => [person, total.toFixed()]));
}

interface Indicator {
  readonly amountKey: string;
  readonly unit: 'money' | 'count';
  /** The sum of other indicators. */
  readonly isTotal: boolean;
}

function indicators(year: string): Indicator[] {
  return annualReportTree(Number(year)).flatMap(({ amountKey, unit, sumOf }) =>
    amountKey
      ? [{ amountKey, unit: unit === annualReportUnits.thousandYuan ? 'money' : 'count', isTotal: sumOf !== undefined }]
      : [],
  );
}

const emptyReport = (year: string): Record<string, string> => ({
  ...Object.fromEntries(indicators(year).map(({ amountKey, unit }) => [amountKey, unit === 'money' ? '0.00' : '0'])),
  [RATIO]: '0%',
});
