import { dataScope, menu, role, user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { costSummary, material, personnelVerify, projectDataAudit } from '@rdm/core/internal/cost';
import { importRecord } from '@rdm/core/internal/intake';
import { newRow, withinScope, type Resource } from '@rdm/core/internal/records';
import { voucherEntry } from '@rdm/core/internal/finance';
import { projectReport } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import { workTime } from '@rdm/core/internal/hours';
import { department } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../contract/ports/refusal';
import { openMemoryApplication, workbookOf, type MemoryApplication } from '../setup/memory-application';

const TENANT = '100001';
const INITIAL = 'Start-2024';
const PASSWORD = '0123456789abcdef0123456789abcdef';

/** A data scope applies to every call: none reveals more of a register. docs/wire.md, Scopes */
describe('a register that is seen in part', () => {
  let memory: MemoryApplication;
  let admin: Ports;
  const menuIds = (...codes: string[]) =>
    memory.application.inTenant(TENANT, async ({ records }) =>
      (await records.find(menu, { where: [{ field: 'code', is: 'in', value: codes }] })).map(({ id }) => id),
    );
  const madeRole = async (name: string, codes: readonly string[], scopes: readonly object[] = []) => {
    const { id } = await admin.resource(role).submit({ roleName: name, roleAlias: name });
    const made = [];
    for (const [at, scope] of scopes.entries()) {
      const named = { resourceCode: `${name}${at}`, scopeName: name };
      made.push((await admin.resource(dataScope).submit({ ...named, ...scope })).id);
    }
    await admin.roles.grant({ roleIds: [id], menuIds: await menuIds(...codes), dataScopeIds: made });
    return id;
  };
  const person = async (account: string, ...roleId: string[]): Promise<Ports> => {
    await admin.resource(user).submit({ account, roleId, password: INITIAL });
    const signIn = async (password: string) => {
      const answer = await memory.anyone().session.token({ tenantId: TENANT, username: account, password });
      return memory.application.for(await memory.visitor(answer.accessToken));
    };
    await (await signIn(INITIAL)).session.updateDefaultPassword({ newPassword: PASSWORD, newPassword1: PASSWORD });
    return signIn(PASSWORD);
  };
  const only = (resource: Resource, field: string, value: string) => ({
    scopeClass: resource.name,
    scopeType: '5',
    scopeValue: JSON.stringify([{ field, is: 'equal', value }]),
  });

  beforeAll(async () => {
    memory = await openMemoryApplication();
    admin = await memory.signIn('admin');
    for (const code of ['E1', 'E2', 'E3']) await admin.resource(personnel).submit({ code, name: code });
  });
  afterAll(() => memory.stop());

  const codes = async (ports: Ports) =>
    (await ports.resource(personnel).list({ size: -1 })).records.map(({ code }) => code);

  it('shows what any of one’s scopes lets through, and all where a role that opens it is not limited', async () => {
    const opens = ['entpersonnel_view', 'entpersonnel_export'];
    const one = await madeRole('one', opens, [only(personnel, 'code', 'E1')]);
    const two = await madeRole('two', opens, [only(personnel, 'code', 'E2')]);
    const both = await madeRole('both', opens, [only(personnel, 'code', 'E1'), only(personnel, 'code', 'E3')]);
    const whole = await madeRole('whole', ['entpersonnel_view']);
    const elsewhere = await madeRole('elsewhere', ['project_view']);
    expect(await codes(await person('a', one))).toEqual(['E1']);
    expect(await codes(await person('b', one, two))).toEqual(['E1', 'E2']);
    expect(await codes(await person('c', both))).toEqual(['E1', 'E3']);
    expect(await codes(await person('d', one, elsewhere))).toEqual(['E1']);
    expect(await codes(await person('e', one, whole))).toEqual(['E1', 'E2', 'E3']);
  });

  it('counts, searches and exports within it', async () => {
    const opens = ['entpersonnel_view', 'entpersonnel_export'];
    const ports = await person('f', await madeRole('within', opens, [only(personnel, 'code', 'E2')]));
    expect(await ports.resource(personnel).list({ size: 1 })).toMatchObject({ total: 1, pages: 1 });
    const where = [{ field: 'code', is: 'equal' as const, value: 'E1' }];
    expect(await ports.resource(personnel).list({ where })).toMatchObject({ total: 0, records: [] });
    const text = new TextDecoder().decode((await ports.resource(personnel).export({})).bytes);
    expect(text).toContain('E2');
    expect(text).not.toContain('E1');
  });

  it('keeps what an import changed outside it, and lets nobody take that back', async () => {
    const rows = [
      ['姓名', '工号'],
      ['周八', 'S1'],
      ['吴九', 'S2'],
    ];
    await admin.resource(personnel).import({ file: workbookOf(rows), fileName: '名册.xlsx' });
    const { id } = (await admin.resource(importRecord).list({ size: 1 })).records[0]!;
    const opens = ['entpersonnel_view', 'entpersonnel_delete', 'importrecord_view'];
    const ports = await person('s', await madeRole('partly', opens, [only(personnel, 'code', 'S1')]));
    const { total, rows: shown } = await ports.imports.changes({ id });
    expect([total, shown.map(({ key, hidden, cells }) => [key, hidden, cells.length > 0])]).toEqual([
      2,
      [
        ['S1', false, true],
        ['', true, false],
      ],
    ]);
    await expect(ports.imports.undo({ id })).rejects.toMatchObject(refusal(404));
    expect(await codes(admin)).toEqual(expect.arrayContaining(['S1', 'S2']));
    await admin.imports.undo({ id });
    expect(await codes(admin)).not.toContain('S1');
  });

  it('is taken back by who imported it, and otherwise by who may remove its records', async () => {
    const opens = ['entpersonnel_view', 'entpersonnel_import', 'importrecord_view'];
    const imports = await madeRole('imports', opens);
    const [one, other] = [await person('im', imports), await person('in', imports)];
    const rows = [
      ['姓名', '工号'],
      ['郑十', 'S3'],
    ];
    await one.resource(personnel).import({ file: workbookOf(rows), fileName: '名册.xlsx' });
    const { id } = (await one.resource(importRecord).list({ size: 1 })).records[0]!;
    await expect(other.imports.undo({ id })).rejects.toMatchObject(refusal(403));
    expect(await one.imports.undo({ id })).toEqual({ removed: 1, restored: 0, kept: 0 });
  });

  it('is no more to be seen or changed by its special calls', async () => {
    const deptId = (await admin.resource(department).submit({ deptName: '研发' })).id;
    const leader = (await admin.resource(personnel).list({ size: 1 })).records[0]!.id;
    const draft = (code: string) => ({
      year: '2024',
      code,
      name: `项目${code}`,
      source: '1',
      type: 'newTechnology',
      stage: '2',
      devForm: 'zzyf',
      expenditureType: 'expensed',
      completion: 'ongoing',
      leader,
      deptId,
      startTime: '2024-03-01',
      endTime: '2024-05-31',
    });
    const [own, other] = [
      await admin.resource(project).submit(draft('RD1')),
      await admin.resource(project).submit(draft('RD2')),
    ];
    const opens = ['project_view', 'project_add', 'project_edit', 'project_delete', 'project_export'];
    const ports = await person('g', await madeRole('oneProject', opens, [only(project, 'code', 'RD1')]));
    expect((await ports.project.listWeb({})).records.map(({ id }) => id)).toEqual([own.id]);
    expect(await ports.project.sheet({ id: own.id })).toMatchObject({ project: { code: 'RD1' } });
    const missing = refusal(404);
    await expect(ports.project.sheet({ id: other.id })).rejects.toMatchObject(missing);
    await expect(ports.project.copy({ id: other.id, year: '2025' })).rejects.toMatchObject(missing);
    const sheet = { project: { id: other.id, name: 'x' } };
    await expect(ports.project.save({ sheet })).rejects.toMatchObject(missing);
    await expect(ports.resource(project).submit({ id: own.id, code: 'RD9' })).rejects.toMatchObject(refusal(403));
    expect(await admin.resource(project).detail({ id: own.id })).toMatchObject({ code: 'RD1', version: 1 });
  });

  it('is seen in part by what is added up from it, made from it and entered in a grid', async () => {
    const { records: projects } = await admin
      .resource(project)
      .list({ where: [{ field: 'year', is: 'equal', value: '2024' }] });
    const [own, other] = ['RD1', 'RD2'].map((code) => projects.find((each) => each.code === code)!.id);
    const slip = { date: '2024-04-09', materialName: '铝板', qty: '1', price: '2', direction: 'issue' };
    for (const [code, projectId] of [
      ['M1', own],
      ['M2', other],
    ]) {
      await admin.resource(material).submit({ ...slip, billNo: code, materialCode: code, projectId });
    }
    await admin.ledger.recompute({ year: '2024' });
    const month = '2024-04' as const;
    const personnelId = (await admin.resource(personnel).list({ size: 1 })).records[0]!.id;
    const cells = [own, other].map((projectId) => ({ personnelId, projectId: projectId!, hours: '8' }));
    await admin.time.batchSave({ month, cells });
    const opens = [
      'projectmaterial_view',
      'projectworktime_view',
      'projectworktime_edit',
      'costsummary_view',
      'projectreport_view',
      'project_view',
    ];
    const scopes = [
      only(material, 'materialCode', 'M1'),
      only(workTime, 'projectId', own!),
      only(costSummary, 'projectId', own!),
      only(projectReport, 'projectId', own!),
      only(project, 'code', 'RD1'),
    ];
    const ports = await person('part', await madeRole('partOfCost', opens, scopes));
    expect([
      (await admin.costReports.statsMaterials({})).rows,
      (await ports.costReports.statsMaterials({})).rows,
    ]).toEqual([2, 1]);
    const projectsOf = async (of: Ports) => (await of.time.month({ month })).cells.map(({ projectId }) => projectId);
    expect([(await projectsOf(admin)).toSorted(), await projectsOf(ports)]).toEqual([[own, other].toSorted(), [own]]);
    const outside = [{ personnelId, projectId: other!, hours: '4' }];
    await expect(ports.time.batchSave({ month, cells: outside })).rejects.toThrow();
    const byProject = await person('q', await madeRole('byProject', opens, [only(project, 'code', 'RD1')]));
    await expect(byProject.time.batchSave({ month, cells: outside })).rejects.toMatchObject(refusal(400));
    expect((await admin.time.month({ month })).cells.map(({ hours }) => hours)).toEqual(['8', '8']);
    expect([
      (await admin.resource(costSummary).list({})).total,
      (await ports.resource(costSummary).list({})).total,
    ]).toEqual([2, 1]);
    const summed = (await ports.costViews.summary({})).projects.map(({ projectId }) => projectId);
    expect(summed).toEqual([own]);
    const ledgers = (await admin.resource(projectReport).list({ size: -1 })).records;
    const ledgerOf = (of: string) => ({ reportId: ledgers.find(({ projectId }) => projectId === of)!.id });
    expect((await ports.ledger.ledgerSheet(ledgerOf(own!))).rows.length).toBeGreaterThan(0);
    await expect(ports.ledger.ledgerSheet(ledgerOf(other!))).rejects.toMatchObject(refusal(404));
    const amounts = (await ports.ledger.statsAmount({ year: '2024' })).map(({ projectCode }) => projectCode);
    expect(amounts).toEqual(['RD1']);
  });

  it('is seen in part among pages of vouchers too', async () => {
    await admin.resource(voucherEntry).submit({
      date: '2024-03-05',
      voucherType: '记',
      voucherNo: '1',
      entryNo: 1,
      summary: '研发支出',
      subjectCode: '530101',
      subjectName: '研发支出',
      debitAmount: '100.00',
    });
    const ports = await person(
      'h',
      await madeRole('noVoucher', ['financialaccount_view'], [{ scopeClass: voucherEntry.name, scopeType: '2' }]),
    );
    expect((await admin.finance.page({})).total).toBe(1);
    expect((await ports.finance.page({})).total).toBe(0);
  });

  it('is locked and opened month by month as far as it is seen', async () => {
    const opens = ['costpersonnelverify_view', 'costpersonnelverify_lock', 'costpersonnelverify_unlock'];
    const scope = only(personnelVerify, 'month', '2024-03');
    const ports = await person('k', await madeRole('march', opens, [scope]));
    await expect(ports.cost.lockPersonnel({ ids: '202404' })).rejects.toMatchObject(refusal(404));
    await expect(ports.cost.lockPersonnel({ ids: '202403,202404' })).rejects.toMatchObject(refusal(404));
    expect(await ports.cost.lockPersonnel({ ids: '202403' })).toEqual({ locked: 1 });
    await admin.cost.lockPersonnel({ ids: '202404' });
    await expect(ports.cost.unlockPersonnel({ ids: '202404' })).rejects.toMatchObject(refusal(404));
    expect(await ports.cost.unlockPersonnel({ ids: '202403' })).toEqual({ unlocked: 1 });
    const standing = (await admin.resource(personnelVerify).list({ size: -1 })).records;
    expect(standing.filter(({ verification }) => verification === 'locked').map((each) => each.month)).toEqual([
      '2024-04',
    ]);
    await admin.cost.unlockPersonnel({ ids: '202404' });
  });

  it('is submitted for the audit as far as it is seen', async () => {
    const opens = ['projectdataaudit_view', 'projectdataaudit_add', 'projectdataaudit_edit'];
    const scopes = [only(projectDataAudit, 'subject', 'materials'), only(project, 'code', 'RD1')];
    const ports = await person('l', await madeRole('materialsAlone', opens, scopes));
    const rows = await ports.audit.listMonth({ month: '2024-04' });
    expect(rows.map(({ projectCode, total, dataStatus }) => [projectCode, total, dataStatus])).toEqual([
      ['RD1', '2.00', 'save'],
    ]);
    expect(await ports.audit.submitMonth({ month: '2024-04' })).toEqual({ submitted: 1 });
    expect((await ports.audit.listMonth({ month: '2024-04', dataStatus: 'submit' })).length).toBe(1);
    const [own, other] = await admin.audit.listMonth({ month: '2024-04' });
    expect([own!.subjects.materials.dataStatus, own!.dataStatus, other!.dataStatus]).toEqual([
      'submit',
      'save',
      'save',
    ]);
    const others = [{ month: '2024-04', projectId: other!.projectId }];
    await expect(ports.audit.batchSubmit({ subject: 'materials', rows: others })).rejects.toMatchObject(refusal(404));
  });

  it('is counted whole by the rules of the enterprise', async () => {
    const opens = ['user_view', 'user_add'];
    const ports = await person('m', await madeRole('nobodyElse', opens, [only(user, 'account', 'm')]));
    expect((await ports.resource(user).list({})).records.map(({ account }) => account)).toEqual(['m']);
    await expect(ports.resource(user).submit({ account: 'admin' })).rejects.toMatchObject({
      fault: { fields: [{ field: 'account' }] },
    });
    const [reset] = (await admin.resource(user).list({ where: [{ field: 'account', is: 'equal', value: 'a' }] }))
      .records;
    const resetting = await person(
      'n',
      await madeRole('resets', ['user_view', 'user_reset'], [only(user, 'account', 'm')]),
    );
    await expect(resetting.users.resetPassword({ userIds: reset!.id })).rejects.toMatchObject(refusal(404));
  });

  it('is not rebuilt beyond it', async () => {
    const rebuilt = async (codes: readonly string[]) =>
      memory.application.inTenant(TENANT, async (call) => {
        const scope = [[{ field: 'code', is: 'equal' as const, value: 'E7' }]];
        const caller = { ...call.caller, dataScopes: new Map([[personnel.name, scope]]) };
        const rows = codes.map((code) => newRow(call, personnel, { code, name: code }));
        await withinScope({ ...call, caller }, personnel).records.rebuild(
          personnel,
          [{ field: 'code', is: 'in', value: codes }],
          rows,
        );
      });
    await expect(rebuilt(['E7', 'E8'])).rejects.toMatchObject(refusal(403));
    await rebuilt(['E7']);
    expect((await codes(admin)).filter((code) => ['E7', 'E8'].includes(String(code)))).toEqual(['E7']);
  });

  it('is not widened by choosing another department for oneself', async () => {
    const above = await admin.resource(department).submit({ deptName: '总公司' });
    const opens = ['entpersonnel_view', 'user_view', 'user_edit'];
    const scope = { scopeClass: personnel.name, scopeType: '4', scopeColumn: 'deptId' };
    const ports = await person('j', await madeRole('ownDept', opens, [scope]));
    const { id } = await ports.profile.info();
    const beyond = { fault: { code: 403, name: 'BEYOND_OWN_RIGHTS' } };
    await expect(ports.resource(user).submit({ id, deptId: above.id })).rejects.toMatchObject(beyond);
    await expect(ports.users.updateDepartment({ userIds: id, deptId: above.id })).rejects.toMatchObject(beyond);
    expect(await ports.resource(user).submit({ id, realName: '丁' })).toMatchObject({ realName: '丁', deptId: null });
  });

  it('is not given on to others as a whole', async () => {
    const opens = ['entpersonnel_view', 'role_view', 'role_add', 'role_edit', 'user_view', 'user_add', 'user_role'];
    const ports = await person('i', await madeRole('limitedBoss', opens, [only(personnel, 'code', 'E1')]));
    const made = await ports.resource(role).submit({ roleName: '全', roleAlias: 'all' });
    const grant = { roleIds: [made.id], menuIds: await menuIds('entpersonnel_view') };
    await expect(ports.roles.grant(grant)).rejects.toMatchObject({ fault: { code: 403, name: 'BEYOND_OWN_RIGHTS' } });
    const whole = (await admin.roles.list()).find(({ roleAlias }) => roleAlias === 'whole')!.id;
    await expect(ports.resource(user).submit({ account: 'puppet', roleId: [whole] })).rejects.toMatchObject({
      fault: { code: 403, name: 'BEYOND_OWN_RIGHTS' },
    });
  });
});
