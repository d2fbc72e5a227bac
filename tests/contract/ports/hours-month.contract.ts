import { user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { personnelVerify } from '@rdm/core/internal/cost';
import { attendance, hoursMonth, signalPattern, workSignal, workTime } from '@rdm/core/internal/hours';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { createSpreadsheetReader } from '@rdm/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const month = '2024-03';
const before = '2024-02';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Months of hours from the person to the leader of the project, and what proposes them. docs/product.md, Hours */
export function hoursMonthContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('a month of hours', () => {
    let finance: Ports;
    let admin: Ports;
    let manager: Ports;
    let member: Ports;
    let wang: string;
    let leader: string;
    let first: string;
    let second: string;
    const mine = (of = month) => member.hoursMonths.mine({ month: of });
    const submit = async (lines: readonly (readonly [string, string])[], of = month) => {
      const { version } = await mine(of);
      return member.hoursMonths.submit({
        month: of,
        version,
        lines: lines.map(([projectId, hours]) => ({ projectId, hours })),
      });
    };
    const registered = async (of = month) =>
      (await finance.time.month({ month: of })).cells
        .filter(({ personnelId }) => personnelId === wang)
        .map(({ projectId, hours, origin }) => [projectId, hours, origin]);
    const idOf = async (of = month) => (await manager.hoursMonths.reviewed({ month: of }))[0]!.id;
    const review = async (decision: 'approve' | 'return', projectIds: readonly string[], remark?: string) => {
      const id = await idOf();
      return manager.hoursMonths.review({
        decision,
        remark,
        lines: projectIds.map((projectId) => ({ id, projectId })),
      });
    };

    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      admin = await stack().signIn('admin', tenant);
      manager = await stack().signIn('manager', tenant);
      member = await stack().signIn('member', tenant);
      const deptId = (await finance.resource(department).submit({ deptName: '研发中心' })).id;
      const person = async (code: string, name: string, more: object = {}) =>
        (await finance.resource(personnel).submit({ code, name, deptId, ...more })).id;
      wang = await person('E1', '王小明', { namesElsewhere: 'wang@example.com, wang-xm' });
      leader = await person('E2', '李负责', { account: 'manager' });
      const elsewhere = await person('E3', '赵他人');
      const planned = async (code: string, of: string, more: object = {}) =>
        (
          await finance.resource(project).submit({
            ...{
              year: '2024',
              code,
              name: `项目${code}`,
              source: '1',
              type: 'newTechnology',
              stage: '2',
              devForm: 'zzyf',
            },
            ...{ expenditureType: 'expensed', completion: 'ongoing', leader: of, deptId },
            ...{ startTime: '2024-01-01', endTime: '2024-12-31', ...more },
          })
        ).id;
      first = await planned('RD2024001', leader);
      second = await planned('RD2024002', leader);
      await planned('RD2024003', elsewhere, { startTime: '2024-05-01' });
      for (const [of, actualHours] of [
        [before, '160'],
        [month, '168'],
      ]) {
        await finance.resource(attendance).submit({ month: of, personnelId: wang, dueHours: '176', actualHours });
      }
      await finance.time.batchSave({
        month: before,
        cells: [
          { personnelId: wang, projectId: first, hours: '80' },
          { personnelId: wang, projectId: second, hours: '40' },
        ],
      });
    });

    it('is nobody’s until an account is stated, and the sentence says who can do that', async () => {
      await expect(mine()).rejects.toMatchObject(
        refusal(404, '您的账号还没有对应到研发人员，请财务人员或管理员在“研发人员”中填写您的登录账号'),
      );
      expect(await member.hoursMonths.reminders()).toEqual([]);
      const [one] = (await finance.resource(personnel).list({ where: [{ field: 'id', is: 'equal', value: wang }] }))
        .records;
      const state = (account: string) => finance.resource(personnel).submit({ ...one!, account });
      await expect(state('nobody')).rejects.toMatchObject(
        refusal(400, '登录账号“nobody”不存在，请先在用户管理中新增该用户，或更正账号'),
      );
      await expect(state('manager')).rejects.toMatchObject(
        refusal(400, '登录账号“manager”已属于 李负责，一个账号只能对应一个人员'),
      );
      await state('member');
      expect(await mine()).toMatchObject({ personnelName: '王小明', state: 'draft', version: 0, closed: null });
    });

    it('is proposed from last month and attendance, with the grounds in words', async () => {
      const { lines, others, proposal, presence } = await mine();
      expect(presence).toEqual({ hours: '168', from: 'attended' });
      expect(lines.map(({ projectCode, hours, state }) => [projectCode, hours, state])).toEqual([
        ['RD2024001', '', 'draft'],
        ['RD2024002', '', 'draft'],
      ]);
      expect(others).toEqual([]);
      expect(proposal.lines).toEqual([
        { projectId: first, hours: '84', ground: 'lastMonth' },
        { projectId: second, hours: '42', ground: 'lastMonth' },
      ]);
      expect(proposal.grounds.map(({ zh }) => zh)).toEqual(['考勤 168 小时', '同上月比例：研发 120 / 出勤 160']);
    });

    it('goes by the traces of work once they are read; what is not known is listed', async () => {
      const log = [
        `${'a1'.repeat(20)}\twang@example.com\t2024-03-04T20:00:00+08:00\trefs/heads/main\tRD2024001: 工资以外`,
        `${'a2'.repeat(20)}\twang@example.com\t2024-03-04T21:00:00+08:00\trefs/heads/main\tRD2024001 again`,
        `${'a3'.repeat(20)}\twang-xm\t2024-03-05T09:00:00+08:00\trefs/heads/lowtemp-1\tfix`,
        `${'a4'.repeat(20)}\tstranger@example.com\t2024-03-05T09:00:00+08:00\trefs/heads/main\tRD2024001`,
        'no commit at all',
      ].join('\n');
      const file = { file: bytesOf(log), fileName: 'control.log' };
      const read = await finance.workSignals.readFile(file);
      expect(read).toMatchObject({ found: 4, inserted: 3, updated: 0, unchanged: 0, from: month, to: month });
      expect(read.unread.map(({ at }) => at)).toEqual([5]);
      expect(await finance.workSignals.readFile(file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
      expect(await finance.workSignals.overview({ month })).toEqual({
        ...{ signals: 4, matched: 2 },
        people: [{ text: 'stranger@example.com', count: 1 }],
        projects: [{ text: 'control lowtemp-1', count: 1 }],
        shares: [{ personnelName: '王小明', projectCode: 'RD2024001', count: 2 }],
      });
      await finance.resource(signalPattern).submit({ year: '2024', projectId: second, pattern: 'lowtemp-*' });
      expect(await finance.workSignals.overview({ month })).toMatchObject({ matched: 3, projects: [] });
      const { records } = await finance.resource(workSignal).list({ size: -1 });
      expect(JSON.stringify(records)).not.toContain('工资');
      const { proposal } = await mine();
      expect(proposal.lines).toEqual([
        { projectId: first, hours: '84', ground: 'commit' },
        { projectId: second, hours: '42', ground: 'commit' },
      ]);
      expect(proposal.grounds.at(-1)?.zh).toBe('提交 3 次：RD2024001 2，RD2024002 1');
      await expect(member.workSignals.overview({ month })).rejects.toMatchObject(refusal(403));
      await expect(finance.workSignals.readFile({ file: bytesOf('x'), fileName: 'x.csv' })).rejects.toMatchObject(
        refusal(400),
      );
      await expect(finance.workSignals.readRepository({ folder: 'control', month })).rejects.toMatchObject(
        refusal(400, '服务器没有配置代码仓库目录（RDM_SIGNALS_DIR），请联系运维人员，或上传 git log 文件'),
      );
    });

    it('that is submitted stands in the register of project hours as 填报, and waits for the leader', async () => {
      expect(
        await submit([
          [first, '84'],
          [second, '40.5'],
        ]),
      ).toEqual({ state: 'submitted', warnings: [] });
      expect(await registered()).toEqual([
        [first, '84', 'entered'],
        [second, '40.5', 'entered'],
      ]);
      const own = await mine();
      expect(own).toMatchObject({ state: 'submitted', version: 1 });
      expect(own.lines[0]!.basis!.zh).toMatch(/^依据：提交记录建议，本人确认 \d{4}-\d\d-\d\d$/);
      expect(own.lines[1]!.basis!.zh).toMatch(/^依据：提交记录建议 42 小时，本人改填并确认 /);
      const waiting = await manager.hoursMonths.reviewed({ month, state: 'submitted' });
      expect(
        waiting.map(({ projectCode, personnelName, hours, mayReview }) => [
          projectCode,
          personnelName,
          hours,
          mayReview,
        ]),
      ).toEqual([
        ['RD2024001', '王小明', '84', true],
        ['RD2024002', '王小明', '40.5', true],
      ]);
      expect(await manager.hoursMonths.reminders()).toContainEqual({
        kind: 'review',
        message: expect.objectContaining({ zh: '1 人的 2 条工时待审批' }) as unknown,
        to: '/rdm/hours-approval',
      });
    });

    it('is refused stale, later than now, above the hours of the month, and of projects that do not run', async () => {
      const lines = [{ projectId: first, hours: '1' }];
      await expect(member.hoursMonths.submit({ month, version: 0, lines })).rejects.toMatchObject(refusal(409));
      await expect(member.hoursMonths.submit({ month: '2199-01', version: 0, lines })).rejects.toMatchObject(
        refusal(400, '2199-01 还没有到，不能填报'),
      );
      await expect(submit([[first, '745']])).rejects.toMatchObject(refusal(400));
      await expect(
        submit([
          [first, '400'],
          [second, '400'],
        ]),
      ).rejects.toMatchObject(refusal(400));
      await expect(submit([['404', '1']])).rejects.toMatchObject(refusal(400));
      expect(await registered()).toHaveLength(2);
    });

    it('above attendance is saved with the warning of the register, and marked for the leader', async () => {
      const { warnings } = await submit([
        [first, '100'],
        [second, '80'],
      ]);
      expect(warnings.map(({ kind }) => kind)).toEqual(['beyondAttendance']);
      const [line] = await manager.hoursMonths.reviewed({ month });
      expect(line!.outliers.map(({ zh }) => zh)).toContain('合计 180 超过实际出勤 168');
      await submit([
        [first, '84'],
        [second, '40.5'],
      ]);
    });

    it('is approved line by line; an approved line does not change, a returned one leaves the register', async () => {
      expect(await review('approve', [first])).toEqual({ reviewed: 1 });
      await expect(
        submit([
          [first, '80'],
          [second, '40.5'],
        ]),
      ).rejects.toMatchObject(refusal(400));
      await expect(review('return', [second])).rejects.toMatchObject(refusal(400, '请填写退回原因'));
      expect(await review('return', [second], '请核对试验日期')).toEqual({ reviewed: 1 });
      expect(await registered()).toEqual([[first, '84', 'entered']]);
      const own = await mine();
      expect(own.state).toBe('returned');
      expect(own.lines.map(({ state, hours, remark }) => [state, hours, remark])).toEqual([
        ['approved', '84', null],
        ['returned', '40.5', '请核对试验日期'],
      ]);
      expect(await member.hoursMonths.reminders()).toContainEqual({
        kind: 'returned',
        message: expect.objectContaining({ zh: `${month} 的工时被退回：请核对试验日期` }) as unknown,
        to: `/rdm/my-hours?month=${month}`,
      });
      await expect(review('approve', [second])).rejects.toMatchObject(refusal(409));
      await submit([
        [first, '84'],
        [second, '42'],
      ]);
      expect(await review('approve', [second])).toEqual({ reviewed: 1 });
      expect(await mine()).toMatchObject({ state: 'approved' });
    });

    it('is corrected by finance, which shows beside what was confirmed', async () => {
      await finance.time.batchSave({ month, cells: [{ personnelId: wang, projectId: second, hours: '41' }] });
      const [, line] = await manager.hoursMonths.reviewed({ month });
      expect(line).toMatchObject({ confirmed: '42', hours: '41' });
      expect(line!.outliers.map(({ zh }) => zh)).toContain('登记表现为 41 小时，与本人确认不同');
    });

    it('has its basis printed beside the origin where the hours are those that were confirmed', async () => {
      const { bytes } = await finance.time.exportDevHours({ year: '2024', month: '3' });
      const reading = await createSpreadsheetReader().read(bytes);
      if (!reading.ok) throw new Error(reading.fault.message.en);
      const texts = reading.sheet.rows.flat().filter((cell) => typeof cell === 'string');
      expect(texts).toContain('填报依据');
      expect(texts.filter((each) => each.startsWith('依据：'))).toEqual([
        expect.stringMatching(/^依据：提交记录建议，本人确认 \d{4}-\d\d-\d\d$/),
      ]);
    });

    it('is everybody’s own: no call answers another person’s, and the leader of another project reviews nothing', async () => {
      await expect(member.hoursMonths.reviewed({ month })).rejects.toMatchObject(refusal(403));
      await expect(member.resource(hoursMonth).list({})).rejects.toMatchObject(refusal(403));
      await expect(member.resource(workTime).list({})).rejects.toMatchObject(refusal(403));
      await expect(member.time.month({ month })).rejects.toMatchObject(refusal(403));
      expect((await finance.hoursMonths.reviewed({ month })).every(({ mayReview }) => !mayReview)).toBe(true);
      const id = await idOf();
      const lines = [{ id, projectId: first }];
      await expect(finance.hoursMonths.review({ decision: 'approve', lines })).rejects.toMatchObject(refusal(403));
      const [self] = (await finance.resource(personnel).list({ where: [{ field: 'id', is: 'equal', value: leader }] }))
        .records;
      await finance.resource(personnel).submit({ ...self!, account: '' });
      expect(await manager.hoursMonths.reviewed({ month })).toEqual([]);
      await expect(manager.hoursMonths.review({ decision: 'return', remark: 'x', lines })).rejects.toMatchObject(
        refusal(404),
      );
      expect(await admin.hoursMonths.review({ decision: 'return', remark: '请重填', lines })).toEqual({ reviewed: 1 });
      const neighbour = await stack().signIn('admin', other);
      await expect(neighbour.hoursMonths.review({ decision: 'approve', lines })).rejects.toMatchObject(refusal(404));
      expect((await admin.resource(hoursMonth).history({ id })).length).toBeGreaterThan(3);
    });

    it('of a locked month stays as it is, and says so before anything is typed', async () => {
      await finance.cost.lockPersonnel({ ids: '202403' });
      expect((await mine()).closed?.zh).toBe('该月份数据已锁定，无法修改');
      await expect(submit([[first, '1']])).rejects.toMatchObject(refusal(400, '该月份数据已锁定，无法修改'));
      const { records } = await finance
        .resource(personnelVerify)
        .list({ where: [{ field: 'month', is: 'equal', value: month }] });
      await finance.cost.unlockPersonnel({ ids: records[0]!.id });
    });

    it('needs no right but its own', async () => {
      const { records } = await admin
        .resource(user)
        .list({ where: [{ field: 'account', is: 'equal', value: 'member' }] });
      expect(records[0]).toMatchObject({ roleName: '研发人员' });
      await expect(stack().anyone().hoursMonths.mine({})).rejects.toMatchObject(refusal(401));
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.hoursMonths.mine({})).rejects.toMatchObject(refusal(403));
    });
  });
}
