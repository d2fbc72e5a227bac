import { yearChange } from '../enterprise';
import { bookedRegisters, closingAccount, subjectMatch } from '../finance';
import { newRow, wholly, type Call, type ChangeNotes, type Resource, type Where, type Write } from '../records';
import { figureInputs, yearsOfWrite } from './figure-inputs';

/** The changes one transaction makes to the inputs of years: stored as one record a year, at its end. */
export class YearChangeNotes implements ChangeNotes {
  #byYear = new Map<string, Map<string, number>>();
  /** How often the match of an account was changed, by its code. */
  #accounts = new Map<string, number>();
  /** How often the list of accounts that close was changed; it may name accounts, so every year with bookings is meant. */
  #closings = 0;

  constructor(private readonly call: () => Call) {}

  note(resource: Resource, writes: readonly Write[]): void {
    const declared = figureInputs.get(resource.name);
    if (!declared || declared.live) return;
    if (resource.name === subjectMatch.name) {
      for (const write of writes) this.#noteMatch(write);
      return;
    }
    if (resource.name === closingAccount.name) this.#closings += writes.length;
    const last = this.#lastYear();
    for (const write of writes) {
      const years = new Set<string>();
      for (const { from, to } of yearsOfWrite(resource, declared, write)) {
        const until = to === from ? Number(to) : Math.min(Number(to), last);
        for (let year = Number(from); year <= until; year += 1) years.add(String(year));
      }
      for (const year of years) this.#add(year, resource.name, 1);
    }
  }

  async store(): Promise<void> {
    const call = wholly(this.call());
    for (const [subjectCode, count] of this.#accounts) {
      for (const year of await bookedYears(call, subjectCode)) this.#add(year, subjectMatch.name, count);
    }
    this.#accounts = new Map();
    if (this.#closings > 0) {
      for (const year of await bookedYears(call)) this.#add(year, closingAccount.name, this.#closings);
    }
    this.#closings = 0;
    const byYear = this.#byYear;
    this.#byYear = new Map();
    if (byYear.size === 0) return;
    const rows = [...byYear].map(([year, counts]) => {
      const count = [...counts.values()].reduce((total, each) => total + each, 0);
      return newRow(call, yearChange, { key: call.ids.next(), year, count, changes: Object.fromEntries(counts) });
    });
    await call.records.insert(yearChange, rows);
  }

  #noteMatch({ before, after }: Write): void {
    const isSame = before?.subjectCode === after?.subjectCode && before?.costItem === after?.costItem;
    if (isSame) return;
    for (const code of new Set([before?.subjectCode, after?.subjectCode])) {
      if (typeof code === 'string') this.#accounts.set(code, (this.#accounts.get(code) ?? 0) + 1);
    }
  }

  #add(year: string, name: string, count: number): void {
    const counts = this.#byYear.get(year) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + count);
    this.#byYear.set(year, counts);
  }

  /** Assets live longer than there are figures: years after the next have none yet. */
  #lastYear(): number {
    return Number(this.call().clock.now().slice(0, 4)) + 1;
  }
}

/** The years in which something is booked, on an account or at all. */
export async function bookedYears(call: Call, subjectCode?: string): Promise<string[]> {
  const years = new Set<string>();
  for (const register of bookedRegisters) {
    const ofAccount: Where<typeof register> =
      subjectCode === undefined ? [] : [{ field: 'subjectCode', is: 'equal', value: subjectCode }];
    let after = '';
    // One look a year, however many entries it has.
    for (;;) {
      const where: Where<typeof register> =
        after === '' ? ofAccount : [...ofAccount, { field: 'date', is: 'greaterOrEqual', value: after }];
      const [next] = await call.records.find(register, { where, order: [{ field: 'date' }], limit: 1 });
      if (!next?.date) break;
      const year = next.date.slice(0, 4);
      years.add(year);
      after = `${String(Number(year) + 1).padStart(4, '0')}-01-01`;
      if (after.length > 10) break;
    }
  }
  return [...years].sort();
}
