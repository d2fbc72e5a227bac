import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import type { Ports } from '@rdm/core/internal/application';
import { attendance, dailyAttendance, workTime, type HoursEntry } from '@rdm/core/internal/hours';
import { personnelVerify } from '@rdm/core/internal/cost';
import type { Refusal } from '@rdm/core/internal/kernel';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const month = '2024-02';
const year = '2024';

/** The grid of a month's hours, and the printed forms of hours and attendance. docs/product.md, Hours */
export function worktimeContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the hours of a month', () => {
    let ports: Ports;
    let wang: string;
    let li: string;
    let gone: string;
    let first: string;
    let second: string;
    let ended: string;
    const save = (cells: readonly HoursEntry[], of = month) => ports.time.batchSave({ month: of, cells });
    const cells = async (of = month) =>
      (await ports.time.month({ month: of })).cells.map(({ personnelId, projectId, hours }) => [
        personnelId,
        projectId,
        hours,
      ]);
    const versionOf = async (personnelId: string, projectId: string) =>
      (await ports.time.month({ month })).cells.find(
        (cell) => cell.personnelId === personnelId && cell.projectId === projectId,
      )!.version;
    const refusedFields = async (attempt: Promise<unknown>) =>
      ((await attempt.catch((error: unknown) => error)) as Refusal).fault;

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const person = async (code: string, name: string, more: object = {}) =>
        (await ports.resource(personnel).submit({ code, name, deptId, ...more })).id;
      wang = await person('E1', '王小明', { entryDate: '2020-01-01' });
      li = await person('E2', '李小红');
      gone = await person('E3', '赵离', { entryDate: '2020-01-01', leaveDate: '2023-12-31' });
      await person('E4', '钱未', { entryDate: '2024-03-01' });
      const planned = async (code: string, startTime: string, endTime: string, of = year) =>
        (
          await ports.resource(project).submit({
            ...{ year: of, code, name: `项目${code}`, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf' },
            ...{ expenditureType: 'expensed', completion: 'ongoing', leader: wang, deptId, startTime, endTime },
          })
        ).id;
      first = await planned('RD1', '2024-01-01', '2024-12-31');
      second = await planned('RD2', '2024-02-10', '2024-12-31');
      ended = await planned('RD3', '2024-01-01', '2024-01-31');
      await planned('RD1', '2023-01-01', '2023-12-31', '2023');
      await ports.resource(attendance).submit({ month, personnelId: wang, dueHours: '160', actualHours: '150.5' });
    });

    it('show the people of the month, with their attendance, and the projects of its year', async () => {
      const { people, projects, cells: standing } = await ports.time.month({ month });
      expect(people.map(({ personnelCode }) => personnelCode)).toEqual(['E1', 'E2']);
      expect(people[0]).toEqual({
        ...{ personnelId: wang, personnelCode: 'E1', personnelName: '王小明', deptName: '研发中心' },
        ...{ entryDate: '2020-01-01', leaveDate: null, dueHours: '160', actualHours: '150.5' },
        ...{ rdHours: '0', projectHours: null },
      });
      expect(people[1]).toMatchObject({ entryDate: null, dueHours: null, actualHours: null });
      expect(projects.map(({ projectCode }) => projectCode)).toEqual(['RD1', 'RD2', 'RD3']);
      expect(projects[2]).toEqual({
        ...{ projectId: ended, projectCode: 'RD3', projectName: '项目RD3' },
        ...{ startTime: '2024-01-01', endTime: '2024-01-31' },
      });
      expect(standing).toEqual([]);
      await expect(ports.time.month({ month: '2024-13' })).rejects.toMatchObject(refusal(400));
    });

    it('are those of the latest month with hours where no month is given, and of this month as long as there are none', async () => {
      const thisMonth = (await ports.time.month({})).month;
      expect(thisMonth).toMatch(/^\d{4}-\d{2}$/);
      expect(thisMonth > month).toBe(true);
      await save([{ personnelId: wang, projectId: second, hours: '3' }], '2024-03');
      expect(await ports.time.month({})).toEqual(await ports.time.month({ month: '2024-03' }));
      await ports.time.clean({ month: '2024-03', projectId: second });
    });

    it('are saved as a grid: added, changed, emptied and left as they are, in one go', async () => {
      expect(
        await save([
          { personnelId: wang, projectId: first, hours: '80', version: 0 },
          { personnelId: wang, projectId: second, hours: 60.5 },
          { personnelId: li, projectId: first, hours: '100.00' },
          { personnelId: li, projectId: second, hours: '' },
        ]),
      ).toEqual({ inserted: 3, updated: 0, removed: 0, unchanged: 1, warnings: [] });
      expect((await cells()).sort()).toEqual(
        [
          [wang, first, '80'],
          [wang, second, '60.5'],
          [li, first, '100'],
        ].sort(),
      );
      const again = await save([
        { personnelId: wang, projectId: first, hours: '90', version: 1 },
        { personnelId: wang, projectId: second, hours: '60.50', version: 1 },
        { personnelId: li, projectId: first, hours: null, version: 1 },
      ]);
      expect(again).toMatchObject({ inserted: 0, updated: 1, removed: 1, unchanged: 1, warnings: [] });
      expect((await cells()).sort()).toEqual(
        [
          [wang, first, '90'],
          [wang, second, '60.5'],
        ].sort(),
      );
      expect((await ports.time.month({ month })).people[0]).toMatchObject({ rdHours: '150.5' });
    });

    it('are in the register like any others, with their history', async () => {
      const { records } = await ports.resource(workTime).list({
        where: [
          { field: 'month', is: 'equal', value: month },
          { field: 'projectId', is: 'equal', value: first },
        ],
      });
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({ projectCode: 'RD1', personnelCode: 'E1', hours: '90', version: 2 });
      const [latest] = await ports.resource(workTime).history({ id: records[0]!.id });
      expect(latest).toMatchObject({ action: 'update', before: { hours: '80' }, after: { hours: '90' } });
    });

    it('tell who may have hours, and what each has on a project', async () => {
      const people = await ports.time.personnel({ month, projectId: first });
      expect(people.map((each) => [each.personnelCode, each.rdHours, each.projectHours])).toEqual([
        ['E1', '150.5', '90'],
        ['E2', '0', '0'],
      ]);
      expect(await ports.time.personnel({ month: '2024-03' })).toHaveLength(3);
      await expect(ports.time.personnel({ month, projectId: '404' })).rejects.toMatchObject(refusal(404));
    });

    it('are refused together, each fault with its row and column, where one cell cannot stand', async () => {
      const fault = await refusedFields(
        save([
          { personnelId: wang, projectId: first, hours: '1' },
          { personnelId: wang, projectId: second, hours: '-3' },
          { personnelId: li, projectId: first, hours: '很多' },
          { personnelId: li, projectId: first, hours: '8' },
          { personnelId: '404', projectId: first, hours: '8' },
          { personnelId: li, projectId: '404', hours: '8' },
        ]),
      );
      expect(fault.code).toBe(400);
      expect(fault.fields!.map(({ field }) => field)).toEqual([1, 2, 3, 4, 5].map((at) => `cells[${at}].hours`));
      expect(fault.fields![0]!.message.zh).toMatch(/^王小明（E1） RD2：/);
      expect(fault.fields![2]!.message.zh).toContain('重复');
      expect(fault.fields![3]!.message.zh).toContain('第 5 格的人员');
      expect(fault.fields![4]!.message.zh).toContain('第 6 格的项目');
      expect((await ports.time.month({ month })).people[0]).toMatchObject({ rdHours: '150.5' });
    });

    it('belong to projects of their year', async () => {
      await expect(save([{ personnelId: li, projectId: first, hours: '8' }], '2023-02')).rejects.toMatchObject(
        refusal(400),
      );
    });

    it('cannot be more than the month has, over all projects of a person', async () => {
      const fault = await refusedFields(save([{ personnelId: wang, projectId: first, hours: '636' }]));
      expect(fault.code).toBe(400);
      expect(fault.message.zh).toBe('王小明（E1） 研发工时合计 696.5 超过全月 696 小时，请更正');
      expect(fault.fields).toEqual([{ field: 'cells[0].hours', message: fault.message }]);
    });

    it('are saved with a warning above attendance, after leaving and outside the project', async () => {
      const { warnings, ...counts } = await save([
        { personnelId: wang, projectId: first, hours: '90.5' },
        { personnelId: gone, projectId: ended, hours: '8' },
      ]);
      expect(counts).toEqual({ inserted: 1, updated: 1, removed: 0, unchanged: 0 });
      expect(warnings.map(({ kind, level, personnelId, projectId }) => [kind, level, personnelId, projectId])).toEqual([
        ['beyondAttendance', 'warning', wang, null],
        ['afterLeaving', 'warning', gone, null],
        ['outsideProject', 'warning', gone, ended],
      ]);
      expect(warnings[0]!.message.zh).toBe('王小明（E1） 研发工时合计 151 大于实际出勤工时 150.5，请核对工时或考勤');
      expect((await ports.time.month({ month })).people.map(({ personnelCode }) => personnelCode)).toContain('E3');
      await save([
        { personnelId: wang, projectId: first, hours: '90' },
        { personnelId: gone, projectId: ended, hours: '' },
      ]);
    });

    it('are not written over what somebody else has meanwhile entered', async () => {
      const version = await versionOf(wang, first);
      const fault = await refusedFields(
        save([
          { personnelId: li, projectId: second, hours: '5', version: 0 },
          { personnelId: wang, projectId: first, hours: '7', version: version - 1 },
        ]),
      );
      expect([fault.code, fault.message.zh]).toEqual([409, '数据已被他人修改，请刷新后重试']);
      expect(fault.fields!.map(({ field }) => field)).toEqual(['cells[1].hours']);
      // A cell to be added exists by now; a cell to be changed is gone; an equal value needs no version.
      const entry = { personnelId: wang, projectId: first };
      await expect(save([{ ...entry, hours: '7', version: 0 }])).rejects.toMatchObject(refusal(409));
      await expect(save([{ personnelId: li, projectId: second, hours: '7', version: 1 }])).rejects.toMatchObject(
        refusal(409),
      );
      expect(await save([{ ...entry, hours: '90', version: 0 }])).toMatchObject({ unchanged: 1 });
    });

    it('of two who save at once become one grid, whoever comes first', async () => {
      const entry = { personnelId: li, projectId: second, version: 0 };
      const outcomes = await Promise.allSettled([save([{ ...entry, hours: '10' }]), save([{ ...entry, hours: '20' }])]);
      const [kept] = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(kept).toBeDefined();
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal(409) });
      await save([{ personnelId: li, projectId: second, hours: '' }]);
    });

    it('of a project are cleaned for a month, and brought back', async () => {
      const before = await cells();
      const { removed, ids } = await ports.time.clean({ projectId: first, month });
      expect(removed).toBe(1);
      expect((await cells()).every(([, projectId]) => projectId !== first)).toBe(true);
      const [latest] = await ports.resource(workTime).history({ id: ids });
      expect(latest).toMatchObject({ action: 'remove', before: { hours: '90' } });
      expect(await ports.resource(workTime).restore({ ids: ids.split(',') })).toEqual({ restored: 1 });
      expect((await cells()).sort()).toEqual(before.sort());
      expect(await ports.time.clean({ projectId: ended, month })).toEqual({ removed: 0, ids: '' });
      await expect(ports.time.clean({ projectId: '404', month })).rejects.toMatchObject(refusal(404));
    });

    it('of a locked month stay as they are', async () => {
      await ports.cost.lockPersonnel({ ids: '202402' });
      const entry = { personnelId: wang, projectId: first };
      for (const write of [
        () => save([{ ...entry, hours: '1' }]),
        () => save([{ ...entry, hours: '' }]),
        () => save([{ personnelId: li, projectId: first, hours: '1' }]),
        () => ports.time.clean({ projectId: first, month }),
      ]) {
        await expect(write()).rejects.toMatchObject(refusal(400, '该月份数据已锁定，无法修改'));
      }
      expect(await save([{ ...entry, hours: '90' }])).toMatchObject({ unchanged: 1 });
      const { records } = await ports
        .resource(personnelVerify)
        .list({ where: [{ field: 'month', is: 'equal', value: month }] });
      await ports.cost.unlockPersonnel({ ids: records[0]!.id });
    });

    it('are counted by project and month of the year', async () => {
      await save([{ personnelId: wang, projectId: first, hours: '10.25' }], '2024-11');
      const [one, two, three] = await ports.time.stats({ year });
      expect(one).toMatchObject({ projectId: first, projectCode: 'RD1', projectName: '项目RD1', total: '100.25' });
      expect(one!.months).toMatchObject({ '01': '0', '02': '90', '11': '10.25' });
      expect(Object.keys(one!.months).sort()).toEqual(
        Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')),
      );
      expect([two!.total, three!.total]).toEqual(['60.5', '0']);
      expect((await ports.time.stats({})).every(({ projectCode }) => projectCode.startsWith('RD'))).toBe(true);
    });

    describe('as workbooks', () => {
      const rowsOf = async (bytes: Uint8Array) => {
        const reading = await createSpreadsheetReader().read(bytes);
        if (!reading.ok) throw new Error(reading.fault.message.en);
        return reading.sheet.rows.map((row) => row.map((cell) => String(cell ?? '')));
      };

      it('hold the hours of people by project, beside their attendance', async () => {
        for (const given of ['2', '02', month]) {
          const file = await ports.time.exportDevHours({ year, month: given });
          expect(file.name).toBe('2024年2月研发工时统计表.xlsx');
        }
        const rows = await rowsOf((await ports.time.exportDevHours({ year, month: '2' })).bytes);
        expect(rows[2]).toEqual([
          ...['序号', '工号', '姓名', '部门', 'RD1 项目RD1', 'RD2 项目RD2', '研发工时合计'],
          ...['实际出勤工时', '研发工时占比（%）', '工时来源'],
        ]);
        expect(rows[3]).toEqual(['1', 'E1', '王小明', '研发中心', '90', '60.5', '150.5', '150.5', '100', '填报']);
        expect(rows[4]!.slice(1, 8)).toEqual(['合计', '', '', '90', '60.5', '150.5', '150.5']);
        const whole = await rowsOf((await ports.time.exportDevHours({ year })).bytes);
        expect(whole[3]!.slice(4, 7)).toEqual(['100.25', '60.5', '160.75']);
        await expect(ports.time.exportDevHours({ year, month: '13' })).rejects.toMatchObject(refusal(400));
        await expect(ports.time.exportDevHours({ year, month: '2023-02' })).rejects.toMatchObject(refusal(400));
      });

      it('hold the hours of projects by month', async () => {
        const file = await ports.time.exportStats({ year });
        expect(file.name).toBe('2024年项目工时统计表.xlsx');
        const rows = await rowsOf(file.bytes);
        expect(rows[2]!.slice(0, 5)).toEqual(['序号', '项目编号', '项目名称', '1月', '2月']);
        expect(rows[3]!.slice(1, 5)).toEqual(['RD1', '项目RD1', '0', '90']);
        expect(rows[6]!.slice(-1)).toEqual(['160.75']);
      });

      it('brought in from a workbook are held against month, attendance, employment and project', async () => {
        const columns = ['月份', '项目编号', '工号', '研发工时'].map((heading) => ({
          heading,
          width: 12,
          kind: 'text' as const,
        }));
        const bring = async (rows: readonly (readonly string[])[]) =>
          ports.resource(workTime).import({
            file: await createSpreadsheetWriter().write([{ name: '工时', columns, rows }]),
            fileName: '工时.xlsx',
            check: true,
          });
        const odd = await bring([
          [month, 'RD1', 'E1', '100'],
          [month, 'RD3', 'E1', '20'],
          [month, 'RD1', 'E3', '8'],
          [month, 'RD1', 'E2', '8'],
        ]);
        expect(odd).toMatchObject({ rows: 4, errors: [] });
        const said = odd.warnings!.map(({ row, column, value, message }) => [row, column, value, message]);
        expect(said.toSorted()).toEqual([
          [3, '研发工时', '20', '王小明（E1） 在项目 RD3 的起止日期（2024-01-01 至 2024-01-31）之外填报了工时'],
          [3, '研发工时', '20', expect.stringContaining('大于实际出勤工时 150.5')],
          [4, '研发工时', '8', '赵离（E3） 已于 2023-12-31 离职，本月不应有工时'],
        ]);
        const standing = await ports.resource(workTime).export({});
        const again = { file: standing.bytes, fileName: standing.name, check: true };
        expect(await ports.resource(workTime).import(again)).not.toHaveProperty('warnings');
        const beyond = bring([
          [month, 'RD1', 'E2', '500'],
          [month, 'RD2', 'E2', '300'],
        ]);
        expect((await refusedFields(beyond)).data).toMatchObject({
          errors: [{ row: 3, message: '李小红（E2） 研发工时合计 800 超过全月 696 小时，请更正' }],
        });
      });

      it('hold the attendance of a month, which can be imported again unchanged', async () => {
        const { name, bytes } = await ports.time.exportAttendance({ month });
        expect(name).toBe('2024-02考勤.xlsx');
        const report = await ports.resource(attendance).import({ file: bytes, fileName: name });
        expect(report).toEqual({ rows: 1, inserted: 0, updated: 0, unchanged: 1, errors: [] });
      });
    });

    it('stand beside attendance day by day, a record of its own', async () => {
      const days = ports.resource(dailyAttendance);
      const kept = await days.submit({ date: '2024-02-05', personnelId: wang, dueHours: '8', actualHours: '7.5' });
      expect(kept).toMatchObject({ personnelCode: 'E1', actualHours: '7.5' });
      await expect(days.submit({ date: '2024-02-05', personnelId: wang })).rejects.toMatchObject(refusal(400));
      await expect(days.submit({ date: '2024-02-06', personnelId: wang, actualHours: '25' })).rejects.toMatchObject(
        refusal(400),
      );
      expect((await ports.time.month({ month })).people[0]).toMatchObject({ actualHours: '150.5' });
    });

    it('are their tenant’s alone, and each step asks for its right', async () => {
      const neighbour = await stack().signIn('finance', other);
      expect((await neighbour.time.month({ month })).people.map(({ personnelId }) => personnelId)).not.toContain(wang);
      await expect(
        neighbour.time.batchSave({ month, cells: [{ personnelId: wang, projectId: first, hours: '1' }] }),
      ).rejects.toMatchObject(refusal(400));
      await expect(neighbour.time.clean({ projectId: first, month })).rejects.toMatchObject(refusal(404));
      const reviewer = await stack().signIn('reviewer', tenant);
      expect((await reviewer.time.month({ month })).cells).toHaveLength(2);
      await expect(reviewer.time.batchSave({ month, cells: [] })).rejects.toMatchObject(refusal(403));
      await expect(reviewer.time.clean({ projectId: first, month })).rejects.toMatchObject(refusal(403));
      const manager = await stack().signIn('manager', tenant);
      expect(await manager.time.batchSave({ month, cells: [] })).toMatchObject({ unchanged: 0 });
      await expect(stack().anyone().time.month({ month })).rejects.toMatchObject(refusal(401));
    });
  });
}
