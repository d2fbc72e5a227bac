import { resources, type Ports } from '@rdm/core/application';
import { enterpriseYear } from '@rdm/core/enterprise';
import {
  crud,
  defineResource,
  dictionaryMany,
  money,
  number,
  reference,
  string,
  structure,
  computed,
  text,
  type Condition,
  type Draft,
  type PageQuery,
} from '@rdm/core/kernel';
import { personnel, project } from '@rdm/core/project';
import { department } from '@rdm/core/system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

const label = text('字段', 'Field');
/** Kinds of fields that the product's own resources keep apart. */
const sample = defineResource('test/sample', {
  label: text('样品', 'Sample'),
  fields: {
    code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
    note: string({ label, initial: () => '新样品' }),
    state: string({ label, readOnly: true, initial: () => 'open' }),
    secret: string({ label, secret: true }),
    parts: structure({ label }),
    price: money('yuan', { label }),
    qty: number({ label }),
    total: computed('money', ({ price, qty }) => (price && qty ? String(Number(price) * Number(qty)) : null), {
      label,
    }),
    kinds: dictionaryMany('enterprise_kind', { label }),
    leader: reference('blade-rdm/entpersonnel', {
      label: text('负责人', 'Leader'),
      by: 'code',
      shows: { leaderName: { from: 'name', label } },
    }),
  },
  naturalKey: ['code'],
  // A permission that the standard finance clerk has.
  permissions: crud('entpersonnel'),
});

let memory: MemoryApplication;
let ports: Ports;
beforeAll(async () => {
  memory = await openMemoryApplication({ furtherResources: [sample] });
});
afterAll(() => memory.stop());

const refusal = (code: number, sentence?: string) => ({
  fault: { code, ...(sentence !== undefined && { message: { zh: sentence } }) },
});
let made = 0;
const fresh = (prefix: string) => `${prefix}${(made += 1)}`;
const add = (draft: Draft = {}) => ports.resource(sample).submit({ code: fresh('S'), ...draft });
const addPerson = (draft: Draft = {}) => ports.resource(personnel).submit({ code: fresh('P'), name: '王', ...draft });
const addDepartment = (deptName: string, parentId?: string) =>
  ports.resource(department).submit({ deptName, parentId });

beforeEach(async () => {
  ports = await memory.signIn('finance');
});

describe('a list', () => {
  let people: Ports;
  const codes = async (query: PageQuery) => {
    const { records } = await people.resource(personnel).list(query);
    return records.map(({ code }) => code);
  };
  const matching = (...where: Condition[]) => codes({ where, size: -1 });

  beforeAll(async () => {
    people = await memory.signIn('finance', '100002');
    const ids: Record<string, string> = {};
    for (const deptName of ['研发部', '研发二部', '行政部']) {
      ids[deptName] = (await people.resource(department).submit({ deptName })).id;
    }
    const of = ['研发部', '研发二部', '行政部', null];
    for (let index = 0; index < 12; index += 1) {
      const dept = of[index % 4];
      await people.resource(personnel).submit({
        code: `E${String(index + 1).padStart(2, '0')}`,
        name: index % 2 ? '李四' : '张三',
        ...(dept && { deptId: ids[dept] }),
      });
    }
  });

  it.each<[PageQuery, number, number, number]>([
    [{}, 10, 1, 2],
    [{ size: 5, current: 3 }, 2, 3, 3],
    [{ size: 5, current: 0 }, 5, 1, 3],
    [{ size: 5, current: 99 }, 0, 99, 3],
    [{ size: -1 }, 12, 1, 1],
    [{ size: -1, current: 7 }, 12, 1, 1],
    [{ size: 0 }, 10, 1, 2],
    [{ size: 5, current: Number.MAX_VALUE }, 0, 1_000_000_000, 3],
  ])('asked with %j has %i rows', async (query, rows, current, pages) => {
    const page = await people.resource(personnel).list(query);
    expect(page.records).toHaveLength(rows);
    expect(page).toMatchObject({ total: 12, current, pages });
  });

  it('shows what its references name', async () => {
    const { records } = await people.resource(personnel).list({ size: 4 });
    expect(records).toMatchObject([
      { deptName: '研发部' },
      { deptName: '研发二部' },
      { deptName: '行政部' },
      { deptId: null, deptName: null },
    ]);
  });

  it('takes conditions on fields, on base columns and on what a reference shows', async () => {
    expect(await matching({ field: 'name', is: 'equal', value: '张三' })).toHaveLength(6);
    expect(await matching({ field: 'version', is: 'greater', value: 1 })).toEqual([]);
    expect(await matching({ field: 'deptName', is: 'like', value: '研发' })).toHaveLength(6);
    expect(
      await matching(
        { field: 'deptName', is: 'equal', value: '行政部' },
        { field: 'code', is: 'greater', value: 'E03' },
      ),
    ).toEqual(['E07', 'E11']);
    expect(await matching({ field: 'deptName', is: 'equal', value: '没有' })).toEqual([]);
    expect(await matching({ field: 'deptName', is: 'isNull' })).toEqual(['E04', 'E08', 'E12']);
    expect(await matching({ field: 'deptName', is: 'isNotNull' })).toHaveLength(9);
  });

  it('passes over conditions and orders that its declaration does not allow', async () => {
    expect(await matching({ field: 'nothing', is: 'equal', value: '1' })).toHaveLength(12);
    expect(await matching({ field: 'constructor', is: 'isNull' })).toHaveLength(12);
    expect((await codes({ order: [{ field: 'nothing' }] }))[0]).toBe('E01');
    expect((await codes({ order: [{ field: 'code', descending: true }] }))[0]).toBe('E12');
    await add({ code: 'Z1', kinds: ['techSme'] });
    const { records } = await ports.resource(sample).list({
      where: [
        { field: 'parts', is: 'equal', value: '1' },
        { field: 'kinds', is: 'greater', value: '1' },
        { field: 'secret', is: 'isNotNull' },
      ],
      order: [{ field: 'kinds' }, { field: 'parts' }, { field: 'secret' }],
    });
    expect(records).not.toEqual([]);
  });

  it('keeps the tenants apart', async () => {
    const ours = await addPerson({ code: 'E01' });
    const theirs = (await people.resource(personnel).list({ where: [{ field: 'code', is: 'equal', value: 'E01' }] }))
      .records[0]!;
    expect(theirs.id).not.toBe(ours.id);
    await expect(people.resource(personnel).detail({ id: ours.id })).rejects.toMatchObject(refusal(404));
    await expect(people.resource(personnel).submit({ id: ours.id, name: '改' })).rejects.toMatchObject(refusal(404));
    await expect(people.resource(personnel).remove({ ids: [ours.id] })).rejects.toMatchObject(refusal(404));
    await expect(add({ leader: theirs.id })).rejects.toMatchObject(refusal(400, '所选的负责人不存在或已被删除'));
  });
});

describe('a detail', () => {
  it('is the record with what its references show', async () => {
    const { id } = await addPerson({ name: '陈' });
    const record = await add({ leader: id });
    expect(await ports.resource(sample).detail({ id: record.id })).toEqual(record);
    expect(record).toMatchObject({ leader: id, leaderName: '陈' });
  });

  it.each(['1', '', 'abc', '99999999999999999999', "1' or '1"])('of %j is not there', async (id) => {
    await expect(ports.resource(sample).detail({ id })).rejects.toMatchObject(refusal(404, '样品不存在或已被删除'));
  });
});

describe('a submit', () => {
  it('adds with initial values, and changes only what is given', async () => {
    const added = await add({ code: 'A1', price: '1.5', qty: '2' });
    expect(added).toMatchObject({ note: '新样品', state: 'open', price: '1.50', total: '3.00', version: 1 });
    const changed = await ports.resource(sample).submit({ id: added.id, qty: '4', price: null, note: undefined });
    expect(changed).toMatchObject({ code: 'A1', note: '新样品', price: '1.50', total: '6.00', version: 2 });
  });

  it('clears what is an empty text, except what must be filled', async () => {
    const { id } = await add({ price: '1.5' });
    expect(await ports.resource(sample).submit({ id, price: '', note: '' })).toMatchObject({ price: null, note: null });
    await expect(ports.resource(sample).submit({ id, code: '' })).rejects.toMatchObject(refusal(400, '请输入编号'));
  });

  it('refuses a stale version before anything else, and takes none as the current one', async () => {
    const { id } = await add();
    await ports.resource(sample).submit({ id, note: '一', version: 1 });
    const stale = refusal(409, '数据已被他人修改，请刷新后重试');
    await expect(ports.resource(sample).submit({ id, note: '二', version: 1 })).rejects.toMatchObject(stale);
    await expect(ports.resource(sample).submit({ id, code: '', version: 1 })).rejects.toMatchObject(stale);
    expect(await ports.resource(sample).submit({ id, note: '三', version: '2' })).toMatchObject({ version: 3 });
    expect(await ports.resource(sample).submit({ id, note: '四', version: '' })).toMatchObject({ version: 4 });
  });

  it('refuses unknown dictionary keys, references and ids', async () => {
    await expect(add({ kinds: ['techSme', 'nothing'] })).rejects.toMatchObject(
      refusal(400, '“nothing”不在字典“字段”中'),
    );
    await expect(add({ leader: '123' })).rejects.toMatchObject(refusal(400, '所选的负责人不存在或已被删除'));
    await expect(ports.resource(sample).submit({ id: '123', code: 'x' })).rejects.toMatchObject(refusal(404));
    await expect(ports.resource(sample).submit({ id: 123, code: 'x' })).rejects.toMatchObject(refusal(400));
  });

  it('leaves a reference alone whose record has gone since, until it is changed', async () => {
    const person = await addPerson();
    const { id } = await add({ leader: person.id });
    await ports.resource(personnel).remove({ ids: [person.id] });
    expect(await ports.resource(sample).submit({ id, note: '改' })).toMatchObject({ note: '改', leaderName: null });
    await expect(add({ leader: person.id })).rejects.toMatchObject(refusal(400));
  });

  it('refuses a taken natural key', async () => {
    await add({ code: 'K1' });
    const { id } = await add();
    await expect(add({ code: ' K1 ' })).rejects.toMatchObject(refusal(400, '样品已存在：K1'));
    await expect(ports.resource(sample).submit({ id, code: 'K1' })).rejects.toMatchObject(refusal(400));
  });

  it('writes no structure, secret, computed value or base column that a request names', async () => {
    const forged = {
      parts: { a: 1 },
      secret: 'x',
      total: '9.99',
      id: '',
      tenantId: '100002',
      createUser: '1',
      status: 0,
    };
    const added = await add(forged);
    expect(added).toMatchObject({ parts: null, secret: null, total: null, tenantId: '100001', status: 1 });
    expect(added.createUser).not.toBe('1');
    const changed = await ports.resource(sample).submit({ ...forged, id: added.id });
    expect(changed).toMatchObject({ parts: null, secret: null, total: null, tenantId: '100001', status: 1 });
  });

  it('lets what the form does not offer be set by its actions', async () => {
    expect(await add({ state: 'closed' })).toMatchObject({ state: 'closed' });
    expect(project.fields.dataStatus.readOnly && project.fields.budgetAmount.readOnly).toBe(true);
  });

  it('never shows a secret, and never loses it', async () => {
    const { id } = await add();
    const before = await memory.application.inTenant('100001', async ({ records }) => {
      const [row] = await records.find(sample, { where: [{ field: 'id', is: 'equal', value: id }] });
      await records.update(sample, [{ ...row!, secret: ' kept as it is ', parts: { a: [1] } }]);
      return row!;
    });
    expect(await ports.resource(sample).submit({ id, note: '改' })).toMatchObject({ secret: null, parts: { a: [1] } });
    const [stored, history] = await memory.application.inTenant('100001', async ({ records }) => [
      (await records.find(sample, { where: [{ field: 'id', is: 'equal', value: id }] }))[0]!,
      await records.history(sample.name, id),
    ]);
    expect(stored).toMatchObject({ secret: ' kept as it is ', version: before.version + 2 });
    expect(history[0]).toMatchObject({ action: 'update', account: 'finance', before: { note: '新样品' } });
    expect(JSON.stringify(history)).not.toContain('kept');
  });

  it('by natural key changes the record that has it, which is no adding', async () => {
    const years = ports.resource(enterpriseYear);
    const added = await years.submit({ year: '2023', enterpriseKinds: ['techSme'] });
    const again = await years.submit({ year: '2023', enterpriseKinds: ['manufacturing'] });
    expect(again).toMatchObject({ id: added.id, enterpriseKinds: ['manufacturing'], version: 2 });
    const { caller, ...visitor } = await memory.visitor(
      (await memory.anyone().session.token({ tenantId: '100001', username: 'finance', password: 'finance' }))
        .access_token,
    );
    const adder = memory.application.for({
      ...visitor,
      caller: { ...caller!, permissions: new Set(['enterpriseyear_add']) },
    });
    await expect(adder.resource(enterpriseYear).submit({ year: '2023' })).rejects.toMatchObject(refusal(403));
    expect(await adder.resource(enterpriseYear).submit({ year: '2022' })).toMatchObject({ version: 1 });
  });
});

describe('a removal', () => {
  it('takes all or none', async () => {
    const [one, other] = [await add(), await add()];
    const remove = (...ids: string[]) => ports.resource(sample).remove({ ids });
    await expect(remove()).rejects.toMatchObject(refusal(400, '请选择至少一条数据'));
    await expect(remove(one.id, '1')).rejects.toMatchObject(refusal(404));
    await expect(remove(one.id, 'x')).rejects.toMatchObject(refusal(404));
    expect(await remove(one.id, other.id, one.id)).toEqual({ removed: 2 });
    await expect(ports.resource(sample).detail({ id: one.id })).rejects.toMatchObject(refusal(404));
    await expect(remove(one.id)).rejects.toMatchObject(refusal(404));
    const history = await memory.application.inTenant('100001', ({ records }) => records.history(sample.name, one.id));
    expect(history[0]).toMatchObject({ action: 'remove', before: { code: one.code }, after: null });
  });
});

describe('a tree', () => {
  it('hangs children under their parents', async () => {
    const root = await addDepartment('公司');
    const leaf = await addDepartment('车间', root.id);
    const nodes = await ports.resource(department).tree();
    const node = { id: leaf.id, parentId: root.id, title: '车间', key: leaf.id, value: leaf.id };
    expect(nodes).toContainEqual(expect.objectContaining({ id: root.id, parentId: '0', children: [node] }));
    expect(nodes.filter(({ id }) => id === leaf.id)).toEqual([]);
  });

  it('loses a node only after its children, or with them', async () => {
    const root = await addDepartment('总部');
    const leaf = await addDepartment('班组', root.id);
    const departments = ports.resource(department);
    await expect(departments.remove({ ids: [root.id] })).rejects.toMatchObject(refusal(400, '请先删除子节点!'));
    expect(await departments.remove({ ids: [root.id, leaf.id] })).toEqual({ removed: 2 });
  });

  it('takes no node under itself or what is below it', async () => {
    const root = await addDepartment('甲');
    const middle = await addDepartment('乙', root.id);
    const leaf = await addDepartment('丙', middle.id);
    const departments = ports.resource(department);
    const circle = refusal(400, '上级不能是自己或自己的下级');
    await expect(departments.submit({ id: root.id, parentId: root.id })).rejects.toMatchObject(circle);
    await expect(departments.submit({ id: root.id, parentId: leaf.id })).rejects.toMatchObject(circle);
    expect(await departments.submit({ id: leaf.id, parentId: root.id })).toMatchObject({ parentId: root.id });
    expect(await departments.submit({ id: leaf.id, parentId: '' })).toMatchObject({ parentId: null });
  });
});

describe('every call', () => {
  const file = { file: new Uint8Array(), fileName: 'a.xlsx' };
  const calls = {
    list: (of) => of.list({}),
    detail: (of) => of.detail({ id: '1' }),
    submit: (of) => of.submit({ code: 'x' }),
    remove: (of) => of.remove({ ids: ['1'] }),
    tree: (of) => of.tree(),
    import: (of) => of.import(file),
    template: (of) => of.template(),
    export: (of) => of.export({}),
  } satisfies Record<string, (of: ReturnType<Ports['resource']>) => Promise<unknown>>;

  it('needs a session and its permission, or is not offered at all', async () => {
    const { caller, ...visitor } = await memory.visitor(
      (await memory.anyone().session.token({ tenantId: '100001', username: 'admin', password: 'admin' })).access_token,
    );
    const powerless = memory.application.for({ ...visitor, caller: { ...caller!, permissions: new Set() } });
    for (const resource of resources) {
      for (const [name, call] of Object.entries(calls)) {
        const offered = (resource.calls as readonly string[]).includes(name);
        const of = `${name} of ${resource.name}`;
        await expect(call(memory.anyone().resource(resource)), of).rejects.toMatchObject(refusal(offered ? 401 : 404));
        await expect(call(powerless.resource(resource)), of).rejects.toMatchObject(refusal(offered ? 403 : 404));
      }
    }
  });

  it('names the permission that is lacking, in the visitor’s language', async () => {
    const reviewer = await memory.signIn('reviewer', '100001', 'en');
    await expect(reviewer.resource(personnel).submit({ code: 'x' })).rejects.toMatchObject({
      fault: { code: 403, message: { en: expect.stringContaining('entpersonnel_add') } },
    });
    await expect(reviewer.resource(personnel).submit({ id: '1' })).rejects.toMatchObject({
      fault: { message: { zh: expect.stringContaining('entpersonnel_edit') } },
    });
  });
});
