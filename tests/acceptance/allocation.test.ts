import { allocateYear, packedParts, statsAmount } from '@rdm/core/internal/cost';
import { annualFigures } from '@rdm/core/internal/statistics';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectedYear, parameters, samplePersons, sampleRegisters } from './sample-registers';

type Registers = Awaited<ReturnType<typeof sampleRegisters>>;

describe('the sample enterprise’s year, from its fourteen workbooks', () => {
  const expected = expectedYear();
  const codes = Object.keys(expected.projects);
  let registers: Registers;

  beforeAll(async () => {
    registers = await sampleRegisters();
  });

  it('gives every project its cost by item, category and month to the cent', () => {
    const { records, warnings } = allocateYear(registers);
    const amounts = statsAmount(records, registers.projects);
    const byCode = Object.fromEntries(
      amounts.map(({ projectCode, items, categories, months }) => [projectCode, { items, categories, months }]),
    );
    expect(codes).toHaveLength(8);
    expect(byCode).toEqual(expected.projects);
    // Two patents written off over fewer months than tax law has, without a ground.
    expect(warnings.map(({ code, id }) => [code, id])).toEqual([
      ['ASSET_DOUBTFUL', '08-5'],
      ['ASSET_DOUBTFUL', '08-6'],
    ]);
  });

  it('gives the same in whatever order the rows stand', () => {
    const reversed: Registers = {
      ...registers,
      projects: registers.projects.toReversed(),
      salaries: registers.salaries.toReversed(),
      attendance: registers.attendance.toReversed(),
      workTimes: registers.workTimes.toReversed(),
      fixedAssets: registers.fixedAssets.toReversed(),
      assetUses: registers.assetUses.toReversed(),
      intangibles: registers.intangibles.toReversed(),
      leases: registers.leases.toReversed(),
      equipmentPower: registers.equipmentPower.toReversed(),
      power: registers.power.toReversed(),
      materials: registers.materials.toReversed(),
      voucherEntries: registers.voucherEntries.toReversed(),
      subjectMatches: registers.subjectMatches.toReversed(),
    };
    const [there, back] = [allocateYear(registers), allocateYear(reversed)];
    expect(back).toEqual(there);
    const stored = ({ records }: typeof there) => records.map(({ parts }) => packedParts().pack(parts));
    expect(stored(back)).toEqual(stored(there));
  });

  it('gives the rows of the 107-2 report that follow from it', async () => {
    const { records } = allocateYear(registers);
    const { amounts, traces } = annualFigures({
      projects: statsAmount(records, registers.projects),
      persons: await samplePersons(registers),
      deduction: { base: expected.base, line51: expected.A107012['51'] ?? '' },
      taxRatio: parameters().amount44_tax_ratio,
    });
    const reported = Object.fromEntries(Object.keys(expected['107-2']).map((code) => [code, amounts[`amount${code}`]]));
    expect(reported).toEqual(expected['107-2']);
    expect(Object.values(traces).map(({ key, value }) => [key, value])).toEqual(Object.entries(amounts));
  });
});
