import { dividedBy, constant, plus, rounded, text, type Expression, type Text, type Trace } from '../kernel';
import { sum, yuan } from '../kernel/money';

/** A line of section 七 with what it counts. */
export interface AnnualOutput {
  /** The code of the indicator. */
  readonly code: string;
  readonly counted: readonly AnnualOutputItem[];
}

/** A record that is counted, or an amount of it that is added up. */
export interface AnnualOutputItem {
  readonly label: Text;
  /** 元, of lines of money. */
  readonly amount?: string;
  readonly source: { readonly resource: string; readonly id: string };
}

/** The lines that add up amounts; the others count records. */
const ofMoney: readonly string[] = ['54'];

const rules: Readonly<Record<string, Text>> = {
  '29': text('本年申请且已受理的专利件数', 'Patents applied for and accepted in the year'),
  '30': text('代码 29 中的发明专利件数', 'Invention patents of code 29'),
  '32': text('12月31日仍有效的发明专利件数', 'Invention patents in force on 31 December'),
  '33': text('代码 32 中已实施、已转化或已许可的件数', 'Those of code 32 in use, converted or licensed by 31 December'),
  '38': text('12月31日仍有效的注册商标件数', 'Registered trademarks in force on 31 December'),
  '41': text('本年发布的国家标准和行业标准项数', 'National and industry standards published in the year'),
  '53': text('本年转让或许可的专利件数', 'Patents transferred or licensed in the year'),
};

/** Output indicators from the registers of intellectual property and standards, each traced to its records. */
export const annualOutputs = (outputs: readonly AnnualOutput[], labelOf: (code: string) => Text): Trace[] =>
  outputs.map(({ code, counted }) => {
    const inputs = counted.map(({ label, amount, source }): Trace => ({
      key: `amount${code}/${source.id}`,
      label,
      value: amount ?? '1',
      formula: text('登记数', 'As entered'),
      inputs: [],
      source,
    }));
    const stated = { key: `amount${code}`, label: labelOf(code), inputs };
    const added = plus<number>(...inputs.map((_, at) => at));
    if (!ofMoney.includes(code)) {
      return { ...stated, value: String(inputs.length), formula: rules[code] ?? COUNTED, calculation: added };
    }
    const total = sum([yuan('0'), ...inputs.map(({ value }) => yuan(value))]);
    const calculation: Expression<number> = rounded(dividedBy<number>(added, constant(1000)));
    return { ...stated, value: total.in('thousandYuan').toString(), formula: INCOME, calculation };
  });

const COUNTED = text('登记件数', 'Records counted');
const INCOME = text('本年专利转让与许可收入 ÷ 1000', 'Income of patents transferred or licensed in the year ÷ 1000');
