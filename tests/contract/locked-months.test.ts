import type { Ports } from '@rdm/core/internal/application';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { costRecord, MONTH_LOCKED, personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { Refusal } from '@rdm/core/internal/kernel';
import type { Resource, ResourcePort, StoredRecord } from '@rdm/core/internal/records';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openMemoryApplication, workbookOf } from '../setup/memory-application';

const months = ['2024-01', '2024-02', '2024-03'] as const;
const inputs: readonly Resource[] = [personnelSalary, attendance, workTime, voucherEntry];
const personnelItems = new Set(['1.1', '1.2', '1.3', '6.5']);

/** One step of a user; `at` and `to` index months, `which` selects one of the existing rows. */
interface Step {
  readonly does:
    | 'add'
    | 'change'
    | 'move'
    | 'remove'
    | 'restore'
    | 'import'
    | 'importRight'
    | 'match'
    | 'init'
    | 'recompute'
    | 'verify'
    | 'lock'
    | 'unlock';
  readonly of: number;
  readonly at: number;
  readonly to: number;
  readonly which: number;
  readonly amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom<Step['does']>(
    'add',
    'change',
    'change',
    'move',
    'remove',
    'restore',
    'import',
    'importRight',
    'match',
    'init',
    'recompute',
    'verify',
    'lock',
    'lock',
    'unlock',
  ),
  of: fc.nat(inputs.length - 1),
  at: fc.nat(months.length - 1),
  to: fc.nat(months.length - 1),
  which: fc.nat(20),
  amount: fc.integer({ min: 1, max: 160 }),
});

/** An enterprise with two people on one project, paid and booked in every month. */
class Enterprise {
  readonly #removed: { resource: Resource; id: string }[] = [];
  /** The contents of a month when it was locked. */
  readonly #frozen = new Map<string, string>();

  private constructor(
    private readonly ports: Ports,
    private readonly ids: { projectId: string; people: readonly string[] },
  ) {}

  static async founded(): Promise<Enterprise> {
    const { signIn } = await openMemoryApplication({ tenants: ['100002'] });
    const ports = await signIn('finance', '100002');
    const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
    const people: string[] = [];
    for (const code of ['E1', 'E2']) people.push((await ports.resource(personnel).submit({ code, name: code })).id);
    const { id: projectId } = await ports.resource(project).submit({
      year: '2024',
      code: 'RD1',
      name: '压缩机',
      source: '1',
      type: 'newTechnology',
      stage: '2',
      devForm: 'zzyf',
      expenditureType: 'expensed',
      completion: 'ongoing',
      leader: people[0],
      deptId,
      startTime: '2024-01-01',
      endTime: '2024-12-31',
    });
    await ports.resource(subjectMatch).submit({ subjectCode: '530101', subjectName: '工资', costItem: '1.1' });
    const enterprise = new Enterprise(ports, { projectId, people });
    for (const month of months) {
      for (const of of inputs.keys()) await enterprise.#submit(inputs[of]!, month, 0, 100);
    }
    return enterprise;
  }

  #port(resource: Resource) {
    return this.ports.resource(resource) as unknown as ResourcePort<StoredRecord>;
  }

  async #rows(resource: Resource): Promise<readonly StoredRecord[]> {
    return (await this.#port(resource).list({ size: -1, order: [{ field: 'id' }] })).records;
  }

  async #submit(resource: Resource, month: string, person: number, amount: number): Promise<void> {
    const { projectId, people } = this.ids;
    const personnelId = people[person % 2];
    const drafts: Record<string, object> = {
      [personnelSalary.name]: { month, personnelId, wages: String(amount * 100) },
      [attendance.name]: { month, personnelId, dueHours: '160', actualHours: '160' },
      [workTime.name]: { month, projectId, personnelId, hours: String(amount) },
      [voucherEntry.name]: {
        date: `${month}-28`,
        voucherType: '记',
        voucherNo: '1',
        entryNo: person % 2,
        summary: '工资',
        subjectCode: '530101',
        subjectName: '工资',
        debitAmount: String(amount),
      },
    };
    await this.#port(resource).submit(drafts[resource.name] as Record<string, unknown>);
  }

  /** Everything that must not change in a locked month: inputs, cost, verification; vouchers only as far as matched. */
  async #standing(month: string): Promise<string> {
    const [match] = await this.#rows(subjectMatch);
    const isBooked = personnelItems.has(String(match!.costItem));
    const parts: unknown[] = [];
    for (const resource of [...inputs, costRecord]) {
      if (resource === voucherEntry && !isBooked) continue;
      const rows = await this.#rows(resource);
      const ofMonth = rows.filter((row) => row.month === month);
      // What of locked cost counts for the deduction follows the exclusions of the day.
      const collected = ofMonth.map(({ excluded: _, exclusions: __, ...row }) => row);
      parts.push(resource === costRecord ? collected.filter(({ item }) => personnelItems.has(String(item))) : ofMonth);
    }
    const verify = await this.#rows(personnelVerify);
    return JSON.stringify([
      parts.filter((part) => (part as unknown[]).length > 0),
      verify.filter((row) => row.month === month && row.verification === 'locked'),
    ]);
  }

  async expectKept(): Promise<void> {
    for (const [month, before] of this.#frozen) expect([month, await this.#standing(month)]).toEqual([month, before]);
  }

  /** Takes a step; a refusal must be a user-readable fault below 500. */
  async take(taken: Step): Promise<void> {
    try {
      await this.#do(taken);
    } catch (error) {
      if (!(error instanceof Refusal) || error.fault.code >= 500) throw error;
      if (error.fault.message.zh === MONTH_LOCKED.zh) expect(this.#frozen.size).toBeGreaterThan(0);
    }
  }

  async #do({ does, of, at, to, which, amount }: Step): Promise<void> {
    const { ports } = this;
    const resource = inputs[of]!;
    const month = months[at]!;
    const rows = await this.#rows(resource);
    const row = rows.length ? rows[which % rows.length] : undefined;
    const code = month.replace('-', '');
    switch (does) {
      case 'add':
        return this.#submit(resource, month, which, amount);
      case 'change': {
        const fields = { [personnelSalary.name]: 'wages', [attendance.name]: 'actualHours', [workTime.name]: 'hours' };
        const field = fields[resource.name] ?? 'debitAmount';
        return void (row && (await this.#port(resource).submit({ id: row.id, [field]: String(amount) })));
      }
      case 'move': {
        const target = resource === voucherEntry ? { date: `${months[to]}-28` } : { month: months[to] };
        return void (row && (await this.#port(resource).submit({ id: row.id, ...target })));
      }
      case 'remove':
        if (!row) return;
        await this.#port(resource).remove({ ids: [row.id] });
        this.#removed.push({ resource, id: row.id });
        return;
      case 'restore': {
        const removal = this.#removed.length ? this.#removed[which % this.#removed.length] : undefined;
        return void (removal && (await this.#port(removal.resource).restore({ ids: [removal.id] })));
      }
      case 'import':
      case 'importRight': {
        const file = workbookOf([
          ['月份', '工号', '工资薪金'],
          [month, 'E1', String(amount)],
          [months[to]!, 'E2', String(amount)],
        ]);
        await this.#port(personnelSalary).import({ file, fileName: '薪酬.xlsx', validOnly: does === 'importRight' });
        return;
      }
      case 'match': {
        const [match] = await this.#rows(subjectMatch);
        const costItem = ['1.1', '1.2', '2.1', 'none'][which % 4]!;
        return void (await this.#port(subjectMatch).submit({ id: match!.id, costItem }));
      }
      case 'init':
        return void (await ports.cost.initPersonnel({ month, ...(which % 2 && { projectId: this.ids.projectId }) }));
      case 'recompute':
        return void (await ports.ledger.recompute({ year: '2024' }));
      case 'verify':
        return void (await ports.resource(personnelVerify).submit({ id: code, reason: `差异${amount}` }));
      case 'lock':
        await ports.resource(personnelVerify).submit({ id: code, reason: '已说明' });
        await ports.cost.lockPersonnel({ ids: code });
        this.#frozen.set(month, await this.#standing(month));
        return;
      case 'unlock':
        await ports.cost.unlockPersonnel({ ids: code });
        this.#frozen.delete(month);
    }
  }
}

it('a locked month keeps its inputs, its cost and its verification under any run of writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const enterprise = await Enterprise.founded();
      for (const each of steps) {
        await enterprise.take(each);
        await enterprise.expectKept();
      }
    }),
    { numRuns: 15 },
  );
});
