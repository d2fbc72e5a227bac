import { describe, expect, it } from 'vitest';
import { validateRecord } from '@rdm/core/internal/records';
import { budgetTotal, externalUnit, project, projectDetail } from '@rdm/core/internal/project';
import { tenThousandYuan } from '@rdm/core/money';
import { groupMember } from './external-units';
import { demonstrationYear } from './demonstration-year';
import { rowsOf } from './rows-of-workbook.testing';

describe.each([2025, 2026])('the approvals of %i', (year) => {
  const shown = demonstrationYear(year, 12);
  const projects = new Map(rowsOf(shown, project).map((row) => [row.code, row]));

  it('stand beside every project of the register, with its dates and form of development', () => {
    expect(shown.approvals.map(({ code }) => code)).toEqual([...projects.keys()]);
    for (const { code, detail } of shown.approvals) {
      const { startTime, endTime, devForm } = projects.get(code)!;
      expect(detail).toMatchObject({ startTime, endTime, devForm });
    }
  });

  it('are whole but for the contracts, which nobody has scanned', () => {
    for (const { code, detail, partner } of shown.approvals) {
      const whole = { ...detail, projectId: '1', partner: partner && '2' };
      const missing = validateRecord(projectDetail, whole, { whole: true }).faults.map(({ field }) => field);
      expect(missing, code).toEqual(partner ? ['devContractFiles', 'contractFilingFiles'] : []);
    }
  });

  it('have budgets that add up to what the register says', () => {
    for (const { code, budget } of shown.approvals) {
      expect(budgetTotal(budget)).toBe(tenThousandYuan(projects.get(code)!.budgetAmount!).toString());
    }
  });

  it('name external units that are there, and the lead units where the form asks for them', () => {
    const names = shown.externalUnits.map(({ unitsName }) => unitsName);
    for (const unit of shown.externalUnits) expect(validateRecord(externalUnit, unit).faults).toEqual([]);
    const partners = shown.approvals.flatMap(({ partner }) => partner ?? []);
    // The member of the group shares centralised projects, which name no partner.
    expect(new Set([...partners, groupMember])).toEqual(new Set(names));
    for (const { code, project: further } of shown.approvals) {
      const row = { ...projects.get(code), ...further, leader: '1', deptId: '1' };
      expect(validateRecord(project, row, { whole: true }).faults, code).toEqual([]);
    }
  });

  it('have one more that is a draft, under a code of its own, which takes no cost yet', () => {
    const { project: draft, detail } = shown.draft;
    expect(projects.has(String(draft.code))).toBe(false);
    expect(draft.startTime).not.toBeUndefined();
    expect(
      validateRecord(project, { completion: 'ongoing', expenditureType: 'expensed', ...draft, leader: '1' }).faults,
    ).toEqual([]);
    expect(validateRecord(projectDetail, { ...detail, projectId: '1' }).faults).toEqual([]);
    expect(validateRecord(projectDetail, { ...detail, projectId: '1' }, { whole: true }).faults).not.toEqual([]);
  });
});
