import { describe, expect, test, vi } from 'vitest';
import { externalUnitBudget, governmentProjectBudget, ownBudget, type FundingPort } from '@rdm/core/internal/funding';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { BudgetDivision } from './BudgetDivision';

const budget = stored('7', { number: 'BE2024001', name: '减速器', labourGrant: '100000.00', equipmentOwn: '5000.00' });
const university = stored('u1', {
  budgetId: '7',
  unitId: 'u',
  unitName: '某某大学',
  labourGrant: '30000.00',
  remark: '一',
});

async function opened(save: FundingPort['save'] = vi.fn()) {
  const ports = memoryPorts(
    [
      [governmentProjectBudget, memoryPort(governmentProjectBudget, [budget])],
      [ownBudget, memoryPort(ownBudget)],
      [externalUnitBudget, memoryPort(externalUnitBudget, [university])],
    ],
    {},
    { funding: { save } as unknown as FundingPort },
  );
  const toast = { success: vi.fn(), error: vi.fn() };
  const confirm = vi.fn(async () => false);
  const division = new BudgetDivision({ ports, toast: toast as never, confirm }, '7');
  await division.open();
  return { division, toast, confirm };
}

describe('the division of a budget', () => {
  test('leaves to this enterprise what the units do not have, while no own part is stated', async () => {
    const { division } = await opened();
    expect(division.own).toBeNull();
    expect(division.left).toMatchObject({ labourGrant: '70000.00', equipmentOwn: '5000.00', indirectOwn: '0.00' });
    division.stateOwn();
    expect(division.own?.amounts).toMatchObject({ labourGrant: '70000.00', equipmentOwn: '5000.00' });
    expect(division.left).toMatchObject({ labourGrant: '0.00', equipmentOwn: '0.00' });
    division.set(division.units[0]!, 'labourGrant', '30000.01');
    expect(division.left.labourGrant).toBe('-0.01');
  });

  test('is written whole: what is stored of each part goes along, and removed units are missing', async () => {
    const save = vi.fn(async () => ({ budget, own: null, units: [] }));
    const { division, toast } = await opened(save as never);
    division.removeUnit(division.units[0]!);
    division.addUnit({ value: 'v', label: '某某研究所' });
    division.set(division.units[0]!, 'labourGrant', '1');
    expect(await division.save()).toBe(true);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      sheet: {
        budget: expect.objectContaining({ id: '7', name: '减速器', labourGrant: '100000.00' }),
        units: [expect.objectContaining({ unitId: 'v', labourGrant: '1', labourOwn: '' })],
      },
    });
    expect(toast.success).toHaveBeenCalledOnce();
    expect(division.isUnsaved).toBe(false);
  });

  test('names what was refused at its amount, and keeps what was typed', async () => {
    const above = text('超过分配', 'Above what is allotted');
    const fault = faults.invalid(above, [{ field: 'units.0.labourGrant', message: above }]);
    const { division } = await opened(vi.fn(() => Promise.reject(new Refusal(fault))) as never);
    const [unit] = division.units;
    division.set(unit!, 'labourGrant', '200000');
    expect(await division.save()).toBe(false);
    expect(division.faultOf(unit!, 'labourGrant')).toEqual(above);
    expect(division.faultOf(division.budget!, 'labourGrant')).toBeUndefined();
    expect(unit!.amounts.labourGrant).toBe('200000');
    division.set(unit!, 'labourGrant', '2');
    expect(division.refused).toBeNull();
  });

  test('asks before changes are lost, and has no unit twice', async () => {
    const { division, confirm, toast } = await opened();
    expect(await division.mayLeave()).toBe(true);
    division.addUnit({ value: 'u', label: '某某大学' });
    expect(division.units).toHaveLength(1);
    expect(toast.error).toHaveBeenCalledOnce();
    division.set(division.budget!, 'labourGrant', '1');
    expect(await division.mayLeave()).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('is sent once however often it is asked for', async () => {
    let answer: (() => void) | undefined;
    const save = vi.fn(() => new Promise((done) => (answer = () => done({ budget, own: null, units: [] }))));
    const { division } = await opened(save as never);
    const first = division.save();
    expect(await division.save()).toBe(false);
    answer!();
    expect(await first).toBe(true);
    expect(save).toHaveBeenCalledOnce();
  });
});
