import type { Ports } from '@rdm/core/internal/application';
import { fixedAsset, grant, grantShare, grantSpending, intangibleAsset, material } from '@rdm/core/internal/cost';
import { CHANNEL_CLOSED } from '@rdm/core/internal/enterprise';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { Refusal } from '@rdm/core/internal/kernel';
import { projectReport, relatedCost, yearInputs } from '@rdm/core/internal/ledger';
import { entrustedContract, externalUnit, personnel, projectOpinion } from '@rdm/core/internal/project';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openMemoryApplication } from '../setup/memory-application';
import { Enterprise } from '../acceptance/real-year/enterprise';

const years = ['2023', '2024', '2025'] as const;

const kinds = [
  ...(['material', 'voucher', 'asset', 'software', 'match', 'person', 'typed', 'move', 'recompute'] as const),
  ...(['contract', 'detail', 'grant', 'opinion'] as const),
] as const;

/** One write: to a register of a year, the closed one included, or to a record that holds for several years. */
interface Step {
  readonly does: (typeof kinds)[number];
  readonly at: number;
  readonly amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...kinds),
  at: fc.nat(years.length - 1),
  amount: fc.integer({ min: 1, max: 5000 }),
});

async function founded(): Promise<{ enterprise: Enterprise; stop: () => Promise<void> }> {
  const stack = await openMemoryApplication({ tenants: [] });
  const enterprise = await Enterprise.founded(stack, '200001');
  const capitalised = { expenditureType: 'capitalised', startTime: '2023-01-01', endTime: '2025-12-31' };
  for (const year of years) {
    await enterprise.project(year, 'RD01', { ...capitalised, completion: year === '2024' ? 'ended' : 'ongoing' });
    await enterprise.material(`${year}-02-01`, 'RD01', `LL${year}`, '1000');
  }
  await enterprise.match('530101', '5.1', '设计费');
  await enterprise.voucher('2024-03-20', '设计费', { account: '530101', debit: '2000', project: 'RD01' });
  await enterprise.fixedAsset('FA1', {
    ...{ inaccountDate: '2023-01-01', originalValue: '12000', depreciationMonths: 60, useType: 'shared' },
  });
  await enterprise.assetHours('2024-03', 'RD01', 'FA1', '10', '20');
  await enterprise.intangible('IA1', {
    ...{ acquireDate: '2024-01-01', originalValue: '24000', rdRatio: '100' },
    projectId: enterprise.projectId('2024', 'RD01'),
  });
  for (const year of years) await enterprise.recompute(year);
  await enterprise.finance.declaration.submit({ year: '2024', period: 'ANNUAL' });
  return { enterprise, stop: () => stack.stop() };
}

/** Every paper of the closed year, as the calls and exports answer them. */
async function papers({ ledger, statistics, resource }: Ports): Promise<string> {
  const year = '2024';
  const where = [{ field: 'year', is: 'equal', value: year }] as const;
  const reports = (await resource(projectReport).list({ where, size: -1 })).records;
  const sheets = [];
  for (const { id } of reports) sheets.push(await ledger.ledgerSheet({ reportId: id }));
  const printed = [
    await ledger.exportPreferential({ year, addedType: 'ANNUAL' }),
    await ledger.exportSummary({ year, type: '2021' }),
    await statistics.export({ year }),
  ];
  return JSON.stringify([
    await ledger.preferential({ year, addedType: 'ANNUAL' }),
    await ledger.preferential({ year, addedType: 'H1' }),
    await ledger.summary({ year }),
    await ledger.summary2020({ year }),
    await ledger.statsAmount({ year }),
    await statistics.data({ year }),
    sheets,
    printed.map(({ bytes }) => new TextDecoder().decode(bytes)),
  ]);
}

async function take(enterprise: Enterprise, { does, at, amount }: Step): Promise<void> {
  const { finance } = enterprise;
  const year = years[at]!;
  const given = String(amount);
  const projectId = enterprise.projectId(year, 'RD01');
  switch (does) {
    case 'material':
      return void (await enterprise.material(`${year}-05-01`, 'RD01', `LL-${year}-${amount}`, given));
    case 'voucher':
      return void (await enterprise.voucher(`${year}-06-30`, '设计费', {
        ...{ account: '530101', debit: given, project: 'RD01' },
      }));
    case 'asset':
      return void (await finance.resource(fixedAsset).submit({ id: enterprise.assetId('FA1'), originalValue: given }));
    case 'software':
      return void (await finance
        .resource(intangibleAsset)
        .submit({ id: enterprise.assetId('IA1'), originalValue: given }));
    case 'match': {
      const [match] = (await finance.resource(subjectMatch).list({})).records;
      return void (await finance
        .resource(subjectMatch)
        .submit({ id: match!.id, costItem: ['5.1', '6.1', 'none'][at]! }));
    }
    case 'person':
      return void (await finance.resource(personnel).submit({ id: enterprise.personId('E0'), name: `张${amount}` }));
    case 'typed':
      return void (await finance.resource(yearInputs).submit({ year, line43: given }));
    case 'move': {
      const register = at === 0 ? material : voucherEntry;
      const [row] = (await finance.resource(register).list({ size: 1 })).records;
      return void (await finance.resource(register as typeof material).submit({ id: row!.id, date: `${year}-07-01` }));
    }
    case 'contract': {
      const units = finance.resource(externalUnit);
      const unit = { unitsName: '乙公司', kind: 'enterprise', related: '2', relation: 'control' };
      const [known] = (await units.list({ size: 1 })).records;
      const { id: unitId } = known ?? (await units.submit(unit));
      const named = { contractNo: `WT${given}`, contractKind: 'entrusted', unitId };
      return void (await finance.resource(entrustedContract).submit({ year, projectId, ...named }));
    }
    case 'detail': {
      const spent = { partnerName: '乙公司', costItem: '1.1', amount: given };
      return void (await finance.resource(relatedCost).submit({ year, projectId, ...spent }));
    }
    case 'opinion': {
      const found = { outcome: 'negative', opinionOn: '2026-01-31' };
      return void (await finance
        .resource(projectOpinion)
        .submit({ year, projectId, requestedOn: `2025-07-${String((amount % 28) + 1).padStart(2, '0')}`, ...found }));
    }
    case 'grant': {
      const grants = finance.resource(grant);
      const [known] = (await grants.list({ size: 1 })).records;
      const money = { documentNo: '苏财教1号', name: '专项', receivedOn: '2023-01-05', amount: '9000' };
      const { id: grantId } = await grants.submit({
        ...known,
        ...money,
        treatment: at === 0 ? 'taxable' : 'nonTaxable',
      });
      const [share] = (
        await finance.resource(grantShare).list({ where: [{ field: 'year', is: 'equal', value: year }], size: 1 })
      ).records;
      await finance.resource(grantShare).submit({ ...share, year, grantId, projectId, share: '100' });
      const spent = { grantId, date: `${year}-02-01`, item: '2.1', amount: given, voucher: given };
      return void (await finance.resource(grantSpending).submit(spent));
    }
    case 'recompute':
      return void (await enterprise.recompute(year));
  }
}

it('a closed year’s papers stay as filed under any run of writes to any year and to shared records', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { enterprise, stop } = await founded();
      const filed = await papers(enterprise.finance);
      for (const each of steps) {
        try {
          await take(enterprise, each);
        } catch (error) {
          if (!(error instanceof Refusal) || error.fault.code >= 500) throw error;
        }
        // What is dated in the closed year, or rebuilds it, is refused for that reason.
        if (each.at === 1 && ['material', 'voucher', 'typed', 'recompute', 'detail'].includes(each.does)) {
          await expect(take(enterprise, { ...each, amount: each.amount + 5000 })).rejects.toMatchObject({
            fault: { message: CHANNEL_CLOSED },
          });
        }
      }
      // What was written to the open years takes effect, so that a paper that looked at them now would differ.
      await enterprise.material('2023-03-01', 'RD01', 'LL-last', '77');
      for (const year of ['2023', '2025']) await enterprise.recompute(year);
      expect(JSON.parse(await papers(enterprise.finance))).toEqual(JSON.parse(filed));
      await stop();
    }),
    { numRuns: 8 },
  );
});
