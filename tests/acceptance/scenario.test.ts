import { costAdjustment, formedIntangible, grant, grantSpending, materialsVerify } from '@rdm/core/internal/cost';
import { projectMaster, projectPhase } from '@rdm/core/internal/project';
import { asRecorded, scenarioChanges, scenarioForm, type Scenario } from '@rdm/core/internal/scenario';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStack, type OpenStack } from '../setup/stacks';
import { Enterprise } from './real-year/enterprise';

const kinds = ['manufacturing', 'techSme', 'icOrMachineTool'] as const;
const types = ['expensed', 'capitalised'] as const;
const codes = ['RD01', 'RD02', 'RD03'] as const;
const yuan = (cents: number) => (cents / 100).toFixed(2);
const cents = fc.integer({ min: -2_000_000, max: 90_000_000 });
const positive = fc.integer({ min: 1, max: 90_000_000 });
const month = fc.integer({ min: 1, max: 12 }).map((each) => String(each).padStart(2, '0'));
const which = fc.constantFrom(...codes);

/** Accounts and the cost items they are matched to; registers give material and pay, too. */
const accounts = {
  '530101': '1.1',
  '530102': '2.1',
  '530103': '5.1',
  '530104': '6.2',
  '530105': '7.1',
  '530106': '7.2',
};

/** A year of three projects, told at random. */
const someYear = fc.record({
  year: fc.constantFrom('2017', '2019', '2020', '2021', '2022', '2023', '2024'),
  kinds: fc.subarray([...kinds]),
  projects: fc.tuple(
    ...codes.map(() =>
      fc.record({
        expenditureType: fc.constantFrom(...types),
        completion: fc.constantFrom('ongoing', 'ended'),
        isExcluded: fc.boolean(),
      }),
    ),
  ),
  booked: fc.array(
    fc.record({ code: which, account: fc.constantFrom(...Object.keys(accounts)), month, amount: cents }),
    {
      minLength: 3,
      maxLength: 14,
    },
  ),
  material: fc.array(fc.record({ code: which, month, amount: positive }), { maxLength: 4 }),
  adjustments: fc.uniqueArray(
    fc.record({ code: which, month, item: fc.constantFrom('2.1', '5.1', '6.2'), amount: fc.option(positive) }),
    { maxLength: 3, selector: ({ code, month: of, item }) => `${code} ${of} ${item}` },
  ),
  granted: fc.option(
    fc.record({
      treatment: fc.constantFrom('nonTaxable', 'taxable', 'net'),
      spent: fc.uniqueArray(fc.record({ code: which, month, item: fc.constantFrom('2.1', '5.1'), amount: positive }), {
        ...{ minLength: 1, maxLength: 3 },
        selector: ({ code, month: of, item }) => `${code} ${of} ${item}`,
      }),
    }),
  ),
  asset: fc.option(fc.record({ code: which, month })),
  /** Cost of the year before, which a capitalised project carries on. */
  before: fc.option(fc.record({ expenditureType: fc.constantFrom(...types), amount: positive })),
  /** When the second project goes from research to development. */
  development: fc.option(month),
  isLocked: fc.boolean(),
});

/** What is assumed about it. */
const someChanges = fc.record({
  kinds: fc.option(fc.subarray([...kinds])),
  expenditure: fc.array(fc.tuple(which, fc.constantFrom(...types)), { maxLength: 3 }),
  excluded: fc.array(fc.tuple(which, fc.constantFrom('routineUpgrade', null)), { maxLength: 2 }),
  sources: fc.array(fc.tuple(fc.constantFrom('1.1', '2.1'), fc.constantFrom('allocation', 'voucher')), {
    maxLength: 2,
  }),
  grant: fc.constantFrom(null, 'nonTaxable', 'taxable'),
  drops: fc.boolean(),
});
type SomeYear = typeof someYear extends fc.Arbitrary<infer Y> ? Y : never;
type SomeChanges = typeof someChanges extends fc.Arbitrary<infer C> ? C : never;

async function record(enterprise: Enterprise, given: SomeYear): Promise<void> {
  const { year } = given;
  const { finance } = enterprise;
  if (given.kinds.length > 0) await enterprise.kinds(year, ...given.kinds);
  for (const [account, item] of Object.entries(accounts)) await enterprise.match(account, item);
  for (const [at, { isExcluded, ...of }] of given.projects.entries()) {
    const exclusion = { eligibility: 'excluded', exclusionReason: 'afterSales', exclusionRemark: '售后支持' };
    await enterprise.project(year, codes[at]!, { ...of, ...(isExcluded && exclusion) });
  }
  const ids = (code: string) => enterprise.projectId(year, code);
  for (const { code, account, month: of, amount } of given.booked)
    await enterprise.voucher(
      `${year}-${of}-15`,
      '研发支出',
      { account, debit: yuan(amount), project: code },
      { account: '1002', credit: yuan(amount) },
    );
  for (const [at, { code, month: of, amount }] of given.material.entries())
    await enterprise.material(`${year}-${of}-10`, code, `LL${at}`, yuan(amount));
  for (const { code, month: of, item, amount } of given.adjustments)
    await enterprise.record(costAdjustment, {
      ...{ month: `${year}-${of}`, projectId: ids(code), item, reason: 'noVoucher', remark: '无票' },
      ...(amount !== null && { amount: yuan(amount) }),
    });
  if (given.granted) {
    const { treatment, spent } = given.granted;
    const money = { documentNo: 'G1', name: '专项', receivedOn: `${year}-01-05`, amount: '99999999.00', treatment };
    const { id } = await finance.resource(grant).submit(money);
    for (const { code, month: of, item, amount } of spent)
      await enterprise.record(grantSpending, {
        ...{ grantId: id, date: `${year}-${of}-20`, projectId: ids(code), item, amount: yuan(amount) },
      });
  }
  if (given.before) {
    const { amount, ...of } = given.before;
    const earlier = String(Number(year) - 1);
    await enterprise.project(earlier, 'RD01', of);
    const entry = { account: '530103', debit: yuan(amount), project: 'RD01' };
    await enterprise.voucher(`${earlier}-11-15`, '研发支出', entry, { account: '1002', credit: yuan(amount) });
    await finance.ledger.recompute({ year: earlier });
  }
  if (given.development) {
    await finance.ledger.recompute({ year });
    const where = [{ field: 'code', is: 'equal', value: 'RD02' }] as const;
    const [master] = (await finance.resource(projectMaster).list({ where })).records;
    await enterprise.record(projectPhase, {
      ...{ masterId: master!.id, phase: 'development', date: `${year}-${given.development}-01` },
    });
  }
  if (given.isLocked) {
    await finance.ledger.recompute({ year });
    const id = `${year}06`;
    await finance.resource(materialsVerify).submit({ id, reason: '已核对' });
    await finance.cost.lockMaterials({ ids: id });
  }
  if (given.asset) {
    const of = { assetsCode: 'ZY1', assetsName: '控制技术', date: `${year}-${given.asset.month}-08`, months: 120 };
    await enterprise.record(formedIntangible, { ...of, bookCost: '1000', projectId: ids(given.asset.code) });
  }
}

async function assumed(enterprise: Enterprise, year: string, changes: SomeChanges): Promise<Scenario> {
  const base = await enterprise.finance.scenario.base({ year });
  const ids = ([code, of]: readonly [string, unknown]) => [enterprise.projectId(year, code), of] as const;
  return {
    ...asRecorded,
    ...(changes.kinds && { kinds: changes.kinds }),
    expenditure: Object.fromEntries(changes.expenditure.map(ids)) as Scenario['expenditure'],
    excluded: Object.fromEntries(changes.excluded.map(ids)) as Scenario['excluded'],
    sources: Object.fromEntries(changes.sources) as Scenario['sources'],
    grants: changes.grant
      ? Object.fromEntries(base.grants.filter((each) => each.treatment !== 'net').map(({ id }) => [id, changes.grant!]))
      : {},
    dropped: changes.drops ? base.adjustments.map(({ id }) => id) : [],
  };
}

/** What if: a scenario computed without writing is the form of a recompute after it was adopted. */
describe('what-if of a year', () => {
  let open: OpenStack;
  let founded = 0;
  const enterprise = () => Enterprise.founded(open, String(210_001 + founded++));
  beforeAll(async () => {
    open = await memoryStack.open({ tenants: [] });
  });
  afterAll(() => open.stop());

  it('equals a recompute of the same change', async () => {
    await fc.assert(
      fc.asyncProperty(someYear, someChanges, async (given, changes) => {
        const own = await enterprise();
        await record(own, given);
        const { year } = given;
        const { scenario: port, ledger } = own.finance;
        const before = await port.base({ year });
        const scenario = await assumed(own, year, changes);
        const supposed = scenarioForm(before, scenario).form;
        const recorded = scenarioForm(before, asRecorded).form;
        await ledger.recompute({ year });
        expect(recorded.lines).toEqual((await ledger.preferential({ year })).lines);
        const confirmed = scenarioChanges(before, scenario);
        if (confirmed.length > 0) await port.adopt({ year, scenario, changes: confirmed });
        await ledger.recompute({ year });
        const form = await ledger.preferential({ year });
        expect(supposed.lines).toEqual(form.lines);
        expect([supposed.otherLimit, supposed.overseasCap, supposed.base]).toEqual([
          form.otherLimit,
          form.overseasCap,
          form.base,
        ]);
        expect(scenarioChanges(await port.base({ year }), scenario)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
