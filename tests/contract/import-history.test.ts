import type { Ports } from '@rdm/core/internal/application';
import { personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import { importRecord, storedLayout } from '@rdm/core/internal/intake';
import { sha256, type CellValue } from '@rdm/core/internal/kernel';
import { personnel, project } from '@rdm/core/internal/project';
import type { ImportRequest, Layout, Resource } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedStack, memoryStack, wireStack, type OpenStack } from '../setup/stacks';
import { rowsOf, workbookOf } from './ports/project-forms';
import { refusal } from './ports/refusal';

const [own, neighbour] = ['320001', '320002'];

const people = (...rows: readonly (readonly CellValue[])[]) => [['姓名', '工号', '部门'], ...rows];

const layout: Layout = {
  register: personnel.name,
  name: { zh: '花名册', en: 'Roster' },
  headings: ['人员', '编码'],
  fields: { name: { from: 'column', heading: '人员' }, code: { from: 'column', heading: '编码' } },
};

/** A refusal because of what stands now. */
const refused = (sentence: RegExp) => ({
  fault: { code: 409, message: { zh: expect.stringMatching(sentence) as string } },
});

describe.each([memoryStack, embeddedStack, wireStack])('the history of imports on $name', (stack) => {
  let opened: OpenStack;
  let ports: Ports;
  beforeAll(async () => {
    opened = await stack.open({ tenants: [own, neighbour] });
    ports = await opened.signIn('finance', own);
  });
  afterAll(() => opened?.stop());

  const bring = async (
    register: Resource,
    rows: readonly (readonly CellValue[])[],
    more: Partial<ImportRequest> = {},
    by: Ports = ports,
  ) => by.resource(register).import({ file: await workbookOf(rows), fileName: '名册.xlsx', ...more });
  const latest = async (by: Ports = ports) => (await by.resource(importRecord).list({ size: -1 })).records[0]!;
  const held = async (by: Ports = ports) => (await by.resource(importRecord).list({ size: -1 })).total;
  const person = async (code: string) =>
    (
      await ports.resource(personnel).list({ size: -1, where: [{ field: 'code', is: 'equal', value: code }] })
    ).records.find((each) => each.code === code);
  const exported = async (register: Resource) => rowsOf((await ports.resource(register).export({})).bytes);
  const messages = async (id: string) =>
    (await ports.imports.obstacles({ id })).rows.map(({ key, message }) => `${key} ${message.zh}`);

  it('keeps what was imported, by whom, with its file and its counts', async () => {
    const file = await workbookOf(people(['王一', 'A1', null], ['王二', 'A2', null]));
    await ports.resource(personnel).import({ file, fileName: '一月.xlsx' });
    const kept = await latest();
    expect(kept).toMatchObject({
      fileName: '一月.xlsx',
      fileSize: file.length,
      sha256: sha256(file),
      register: personnel.name,
      account: 'finance',
      rows: 2,
      inserted: 2,
      updated: 0,
      unchanged: 0,
      leftOut: 0,
      state: 'written',
    });
    const download = await ports.imports.file({ id: kept.id });
    expect([download.name, sha256(download.bytes)]).toEqual(['一月.xlsx', sha256(file)]);
  });

  it('keeps neither a check, nor an import that is refused or changes nothing, and warns of a file that was imported', async () => {
    const before = await held();
    await bring(personnel, people(['王三', 'A3', null]), { check: true });
    await expect(bring(personnel, people([null, 'A3', null]))).rejects.toMatchObject(refusal(400));
    expect(await held()).toBe(before);
    const file = await workbookOf(people(['王三', 'A3', null]));
    expect((await ports.resource(personnel).import({ file, fileName: '三月.xlsx' })).warnings).toBeUndefined();
    const again = await ports.resource(personnel).import({ file, fileName: '三月.xlsx' });
    expect(again).toMatchObject({
      unchanged: 1,
      warnings: [{ message: expect.stringMatching(/finance导入/) as string }],
    });
    expect(await held()).toBe(before + 1);
  });

  it('names the profile that a file was read by, and when it was last used', async () => {
    const profile = await ports
      .resource(storedLayout)
      .submit({ name: '人事系统', code: personnel.name, layout: JSON.stringify(layout) });
    await bring(
      personnel,
      [
        ['人员', '编码'],
        ['李一', 'B1'],
      ],
      { layout },
    );
    expect(await latest()).toMatchObject({ profile: '人事系统', inserted: 1 });
    expect((await ports.resource(storedLayout).detail({ id: profile.id })).usedAt).toMatch(/^\d{4}-/);
  });

  it('lists the changed cells from and to, page by page', async () => {
    await bring(personnel, people(['赵一', 'C1', '研一部'], ['赵二', 'C2', '研一部']));
    await bring(personnel, people(['赵壹', 'C1', '研一部'], ['赵三', 'C3', '研一部']));
    const { id } = await latest();
    const { total, rows } = await ports.imports.changes({ id });
    expect([total, rows.map(({ kind, key }) => `${kind} ${key}`).sort()]).toEqual([2, ['changed C1', 'new C3']]);
    expect(rows.find(({ key }) => key === 'C1')?.cells).toEqual([{ column: '姓名', before: '赵一', after: '赵壹' }]);
    expect(rows.find(({ key }) => key === 'C3')?.cells).toContainEqual({ column: '部门', before: '', after: '研一部' });
    const second = await ports.imports.changes({ id, current: 2, size: 1 });
    expect([second.total, second.rows.length]).toEqual([2, 1]);
    const [change] = await ports.resource(personnel).history({ id: rows[0]!.recordId });
    expect(change).not.toHaveProperty('importId');
  });

  it('is undone: the register is as it was, and so is what the import added beside it', async () => {
    await bring(personnel, people(['钱一', 'D1', '研二部']));
    const before = await exported(personnel);
    await bring(personnel, people(['钱壹', 'D1', '研三部'], ['钱二', 'D2', '研三部']));
    const { id } = await latest();
    expect(await ports.imports.obstacles({ id })).toEqual({ total: 0, rows: [] });
    expect(await ports.imports.undo({ id })).toEqual({ removed: 2, restored: 1, kept: 0 });
    expect(await exported(personnel)).toEqual(before);
    const names = (await ports.resource(department).list({ size: -1 })).records.map(({ deptName }) => deptName);
    expect(names).not.toContain('研三部');
    expect(await latest()).toMatchObject({
      id,
      state: 'undone',
      undoneBy: 'finance',
      undoneByName: expect.stringContaining('finance'),
    });
    const [change] = await ports.resource(personnel).history({ id: (await person('D1'))!.id });
    expect(change).toMatchObject({ action: 'update', before: { name: '钱壹' }, after: { name: '钱一' } });
    await expect(ports.imports.undo({ id })).rejects.toMatchObject(refused(/不能重复撤销/));
  });

  it('is undone once, where two ask at once', async () => {
    await bring(personnel, people(['钱三', 'D3', null]));
    const { id } = await latest();
    const both = await Promise.allSettled([ports.imports.undo({ id }), ports.imports.undo({ id })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await person('D3')).toBeUndefined();
  });

  it('stays while a record was changed or removed since, or others refer to it: each is named', async () => {
    await bring(
      personnel,
      people(['孙一', 'E1', null], ['孙二', 'E2', null], ['孙三', 'E3', null], ['孙四', 'E4', null]),
    );
    const { id } = await latest();
    const [one, two, three] = [await person('E1'), await person('E2'), await person('E3')];
    await ports.resource(personnel).submit({ id: one!.id, name: '孙壹' });
    const pay = await ports.resource(personnelSalary).submit({ month: '2024-01', personnelId: two!.id, wages: '9000' });
    await ports.resource(personnel).remove({ ids: [three!.id] });
    expect((await messages(id)).sort()).toEqual([
      expect.stringMatching(/^E1 .*又被修改/),
      expect.stringMatching(/^E2 “薪酬”中有1条记录引用它/),
      expect.stringMatching(/^E3 .*已被删除/),
    ]);
    await expect(ports.imports.undo({ id })).rejects.toMatchObject(refused(/3处妨碍撤销/));
    expect(await person('E4')).toBeDefined();
    await ports.resource(personnelSalary).remove({ ids: [pay.id] });
    expect(await messages(id)).toHaveLength(2);
  });

  it('is undone too where a later import of the same records was undone before it', async () => {
    await bring(personnel, people(['郑一', 'H1', '研四部'], ['郑二', 'H2', '研四部']));
    const before = await exported(personnel);
    await bring(personnel, people(['郑壹', 'H1', '研四部'], ['郑三', 'H3', '研四部']));
    const { id: earlier } = await latest();
    const between = await exported(personnel);
    await bring(personnel, people(['郑幺', 'H1', '研五部'], ['郑叁', 'H3', '研五部'], ['郑四', 'H4', '研五部']));
    const { id: later } = await latest();
    expect((await messages(earlier)).sort()).toEqual([
      expect.stringMatching(/^H1 .*又被修改/),
      expect.stringMatching(/^H3 .*又被修改/),
    ]);
    expect(await ports.imports.undo({ id: later })).toEqual({ removed: 2, restored: 2, kept: 0 });
    expect(await exported(personnel)).toEqual(between);
    expect((await ports.imports.changes({ id: earlier })).rows.map(({ overtaken }) => overtaken)).toEqual([
      false,
      false,
    ]);
    expect(await ports.imports.undo({ id: earlier })).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect(await exported(personnel)).toEqual(before);
  });

  it('stays while its month is locked', async () => {
    await bring(personnel, people(['周一', 'F1', null]));
    await bring(personnelSalary, [
      ['月份', '工号', '工资薪金'],
      ['2023-05', 'F1', '8000'],
    ]);
    const { id } = await latest();
    await ports.resource(personnelVerify).submit({ id: '202305', reason: '已说明' });
    await ports.cost.lockPersonnel({ ids: '202305' });
    expect(await messages(id)).toEqual([expect.stringMatching(/^2023-05 F1 .*锁定/)]);
    await expect(ports.imports.undo({ id })).rejects.toMatchObject(refused(/锁定/));
    await ports.cost.unlockPersonnel({ ids: '202305' });
    expect(await ports.imports.undo({ id })).toMatchObject({ removed: 1 });
  });

  it('covers projects changed by their own import as well', async () => {
    const dept = await ports.resource(department).submit({ deptName: '研发中心' });
    const leader = await ports.resource(personnel).submit({ code: 'P1', name: '王小明' });
    await ports.resource(project).submit({
      year: '2024',
      code: 'RD01',
      name: '样机',
      source: '1',
      type: 'newTechnology',
      stage: '2',
      devForm: 'zzyf',
      leader: leader.id,
      deptId: dept.id,
      startTime: '2024-02-18',
      endTime: '2024-12-31',
    });
    const sheet = await rowsOf((await ports.project.exportAll({})).bytes);
    const at = sheet[0]!.indexOf('项目名称');
    const changed = sheet.map((row, index) => (index === 0 ? row : Object.assign([...row], { [at]: '新样机' })));
    await ports.project.importModify({ file: await workbookOf(changed), fileName: '项目.xlsx' });
    const { id } = await latest();
    expect(await latest()).toMatchObject({ register: project.name, updated: 1 });
    await ports.imports.undo({ id });
    expect((await ports.resource(project).list({})).records.map(({ name }) => name)).toEqual(['样机']);
  });

  it('keeps pay from those who may not see it', async () => {
    await bring(personnel, people(['吴一', 'G1', null]));
    await bring(personnelSalary, [
      ['月份', '工号', '工资薪金'],
      ['2023-06', 'G1', '8000'],
    ]);
    const { id } = await latest();
    const manager = await opened.signIn('manager', own);
    const { total, rows } = await manager.imports.changes({ id });
    expect([total, rows]).toEqual([1, [expect.objectContaining({ hidden: true, key: '', cells: [] })]]);
    await expect(manager.imports.file({ id })).rejects.toMatchObject(refusal(403));
    await expect(manager.imports.undo({ id })).rejects.toMatchObject(refusal(403));
    expect((await ports.imports.changes({ id })).rows[0]?.cells).toContainEqual({
      column: '工资薪金',
      before: '',
      after: '8000.00',
    });
  });

  it('is of its enterprise alone', async () => {
    const { id } = await latest();
    const other = await opened.signIn('finance', neighbour);
    expect(await held(other)).toBe(0);
    const asked = [
      () => other.imports.changes({ id }),
      () => other.imports.obstacles({ id }),
      () => other.imports.undo({ id }),
      () => other.imports.file({ id }),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject(refusal(404));
  });
});
