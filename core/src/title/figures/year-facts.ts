import { text, type Text, type Trace } from '../../kernel';
import { yuan } from '../../kernel/money';
import { wholly, type Call, type RecordOf } from '../../records';
import { enterpriseYear } from '../../enterprise';
import { bookedRevenue } from './booked-revenue';
import { registeredFigure, type RegisteredFigure } from './registered-figure';
import { rdCost } from './rd-cost';
import { scienceStaff } from './science-staff';
import { summed } from './summed';

/** Figures of years as the registers have them, each read once. They are those of the whole enterprise. */
export class YearFacts {
  readonly #call: Call;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(call: Call) {
    this.#call = wholly(call);
  }

  /** A figure of 年度企业信息; null where it is not filled in. */
  async registered(year: number, name: RegisteredFigure): Promise<Trace | null> {
    return registeredFigure(await this.#enterpriseYear(year), name);
  }

  /** 主营业务收入与其他业务收入 booked in a month, `yyyy-MM`; null where no voucher has any in the year. */
  async monthRevenue(month: string): Promise<Trace | null> {
    return (await this.#revenue(Number(month.slice(0, 4)))).month(month);
  }

  /** 营业收入 of a year: as registered, else as booked. */
  async revenue(year: number): Promise<Trace | null> {
    const registered = await this.registered(year, 'revenue');
    return registered ?? (await this.#revenue(year)).year();
  }

  /** 研发费用 of a year as the ledgers have it (财税〔2015〕119号). */
  rdCost(year: number): Promise<Trace | null> {
    return this.#once(`rdCost ${year}`, () => rdCost(this.#call, year));
  }

  /**
   * 科技人员 of a year. By days: as registered, else counted. By quarters: the mean of their means from the hours, for want
   * of which as registered.
   */
  async scienceStaff(year: number, by: 'days' | 'quarters'): Promise<Trace | null> {
    const registered = await this.registered(year, 'techStaff');
    const counted = () => this.#once(`staff ${year} ${by}`, () => scienceStaff(this.#call, year, by));
    return by === 'days' ? (registered ?? (await counted())) : ((await counted()) ?? registered);
  }

  /** 科技人员 of a year counted from hours and attendance, a row a person; null where nobody has hours. */
  countedStaff(year: number): Promise<Trace | null> {
    return this.#once(`staff ${year} days`, () => scienceStaff(this.#call, year, 'days'));
  }

  /** 总收入 of a year: 收入总额 − 不征税收入, as registered. */
  async totalIncome(year: number): Promise<Trace | null> {
    const all = await this.registered(year, 'totalRevenue');
    const untaxed = await this.registered(year, 'nonTaxableIncome');
    if (!all) return null;
    return {
      key: `totalIncome/${year}`,
      label: text('总收入', 'Total income'),
      value: yuan(all.value)
        .minus(yuan(untaxed?.value ?? '0'))
        .toString(),
      formula: text('收入总额 − 不征税收入', 'Total revenue − non-taxable income'),
      basis: { document: '国科发火〔2016〕195号', article: '三（五）' },
      inputs: untaxed ? [all, untaxed] : [all],
    };
  }

  /** The sum over years of a figure; null unless every year has it. */
  async overYears(
    label: Text,
    years: readonly number[],
    read: (year: number) => Promise<Trace | null>,
  ): Promise<Trace | null> {
    const found: Trace[] = [];
    for (const year of years) {
      const trace = await read(year);
      if (!trace) return null;
      found.push(trace);
    }
    return summed({ key: `sum/${years.join('-')}`, label }, found);
  }

  /** GB/T 4754 code registered for a year, else for the year before. */
  async industryCode(year: number): Promise<string | null> {
    for (const each of [year, year - 1]) {
      const code = (await this.#enterpriseYear(each))?.industryCode;
      if (code) return code;
    }
    return null;
  }

  /** A figure some title alone asks for, read once as well. */
  other<T>(key: string, read: (call: Call) => Promise<T>): Promise<T> {
    return this.#once(key, () => read(this.#call));
  }

  #revenue(year: number) {
    return this.#once(`revenue ${year}`, () => bookedRevenue(this.#call, year));
  }

  #enterpriseYear(year: number): Promise<RecordOf<typeof enterpriseYear> | null> {
    return this.#once(`enterpriseYear ${year}`, async () => {
      const [found] = await this.#call.records.findByKeys(enterpriseYear, [{ year: String(year) }]);
      return found ?? null;
    });
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key) as Promise<T> | undefined;
    const asked = kept ?? read();
    this.#kept.set(key, asked);
    return asked;
  }
}
