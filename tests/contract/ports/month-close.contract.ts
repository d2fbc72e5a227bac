import type { Ports } from '@rdm/core/internal/application';
import {
  personnelSalary,
  personnelVerify,
  type ClosedMonth,
  type SubjectGroup,
  type GroupOfYear,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { sum, yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';

/** 月结看板: where the months of a year stand, and what the two sides of one are made of. */
export function monthCloseContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the months of a year beside each other', () => {
    let ports: Ports;
    let projectId: string;
    const groupOf = (board: readonly GroupOfYear[], group: SubjectGroup) => board.find((each) => each.group === group)!;
    const monthsOf = async (group: SubjectGroup) => groupOf(await ports.monthClose.board({ year }), group).months;
    const standing = async (group: SubjectGroup) =>
      (await monthsOf(group)).slice(0, 4).map((month: ClosedMonth) => month.standing);
    const book = (of: string, no: string, more: object) =>
      ports.resource(voucherEntry).submit({
        ...{ date: `${of}-28`, voucherType: '记', voucherNo: no, entryNo: 1, summary: '分配工资' },
        ...{ subjectCode: '530101', subjectName: '研发支出-工资', ...more },
      });

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const personnelId = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
      const project1 = {
        ...{ year, code: 'RD2401', name: '低温压缩机控制算法', source: '1', type: 'newTechnology', stage: '2' },
        ...{ devForm: 'zzyf', expenditureType: 'expensed', completion: 'ongoing', leader: personnelId, deptId },
        ...{ startTime: '2024-01-01', endTime: '2024-12-31' },
      };
      projectId = (await ports.resource(project).submit(project1)).id;
      for (const month of ['2024-01', '2024-02', '2024-03']) {
        await ports.resource(personnelSalary).submit({ month, personnelId, wages: '10000' });
        await ports.resource(attendance).submit({ month, personnelId, dueHours: '160', actualHours: '160' });
        await ports.resource(workTime).submit({ month, projectId, personnelId, hours: '80' });
      }
      const matched = { subjectCode: '530101', subjectName: '研发支出-工资', costItem: '1.1' };
      await ports.resource(subjectMatch).submit(matched);
      await book('2024-01', '1', { projectId, debitAmount: '5000' });
      await book('2024-02', '2', { projectId, debitAmount: '4000' });
      await book('2024-02', '3', { debitAmount: '300' });
      await ports.ledger.recompute({ year });
    });

    it('stand under each subject group: without cost, in agreement, or differing', async () => {
      const board = await ports.monthClose.board({ year });
      expect(board.map(({ group }) => group)).toEqual([
        ...['personnel', 'materials', 'leases', 'fixedAssets', 'intangibles'],
      ]);
      expect(board.every(({ months }) => months.length === 12)).toBe(true);
      expect(groupOf(board, 'personnel').months.slice(0, 4)).toMatchObject([
        { month: '2024-01', standing: 'agrees', allocated: '5000.00', booked: '5000.00', difference: '0.00' },
        { month: '2024-02', standing: 'differs', allocated: '5000.00', booked: '4300.00', difference: '700.00' },
        { month: '2024-03', standing: 'differs', allocated: '5000.00', booked: '0.00', difference: '5000.00' },
        { month: '2024-04', standing: 'none', allocated: '0.00', booked: '0.00', difference: '0.00' },
      ]);
    });

    it('have the figures of the verify registers, whose calls take their ids', async () => {
      const [january, february] = await monthsOf('personnel');
      for (const id of [february!.id, february!.month.replace('-', '')]) {
        await ports.resource(personnelVerify).submit({ id, reason: '差额计提于三月' });
        expect((await monthsOf('personnel'))[1]).toMatchObject({ standing: 'verified', reason: '差额计提于三月' });
      }
      await ports.cost.lockPersonnel({ ids: `${january!.id},202402` });
      expect(await standing('personnel')).toEqual(['locked', 'locked', 'differs', 'none']);
      await ports.cost.unlockPersonnel({ ids: '202401,202402' });
      expect(await standing('personnel')).toEqual(['verified', 'verified', 'differs', 'none']);
    });

    it('differ by items and projects whose sums are those of the month, the largest first, with the entries', async () => {
      const rows = await ports.monthClose.differences({ month: '2024-02', group: 'personnel' });
      expect(rows).toMatchObject([
        { item: '1.1', projectCode: 'RD2401', allocated: '5000.00', booked: '4000.00', difference: '1000.00' },
        { item: '1.1', projectId: '', allocated: '0.00', booked: '300.00', difference: '-300.00' },
      ]);
      expect(rows.map(({ entries }) => entries.map(({ voucher, amount }) => [voucher, amount]))).toEqual([
        [['记2', '4000.00']],
        [['记3', '300.00']],
      ]);
      const [, february] = await monthsOf('personnel');
      for (const side of ['allocated', 'booked', 'difference'] as const)
        expect(sum(rows.map((row) => yuan(row[side]))).toString()).toBe(february![side]);
      expect(await ports.monthClose.differences({ month: '2024-02', group: 'materials' })).toEqual([]);
    });

    it('refuse what is no month and no group', async () => {
      const ask = (month: string, group: string) =>
        ports.monthClose.differences({ month, group: group as SubjectGroup });
      await expect(ask('2024-13', 'personnel')).rejects.toMatchObject(refusal(400));
      await expect(ask('2024-01', 'canteen')).rejects.toMatchObject(refusal(400));
      await expect(ports.monthClose.board({ year: '24' })).rejects.toMatchObject(refusal(400));
    });

    it('are shown to others as far as they may see registers and vouchers, and to no other tenant', async () => {
      const manager = await stack().signIn('manager', tenant);
      const seen = await manager.monthClose.differences({ month: '2024-02', group: 'personnel' });
      expect(seen.map(({ difference }) => difference)).toEqual(['1000.00', '-300.00']);
      const member = await stack().signIn('member', tenant);
      await expect(member.monthClose.board({ year })).rejects.toMatchObject(refusal(403));
      const neighbour = await stack().signIn('finance', other);
      expect(await neighbour.monthClose.differences({ month: '2024-02', group: 'personnel' })).toEqual([]);
      expect(groupOf(await neighbour.monthClose.board({ year }), 'personnel').months[1]!.id).toBe('202402');
    });
  });
}
