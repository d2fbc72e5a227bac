import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateRecord } from '../../records';
import { plannedResource } from './planned-resource';
import { planResource, tableMeant } from './resource-plan';
import { column, everyKind, hostile, settingOf } from './sample-table.testing';

const plan = planResource(settingOf(), everyKind)!;
const fieldNamed = (name: string) => plan.fields.find((field) => field.name === name);

describe('a planned resource', () => {
  it('stands where service, table and package say', () => {
    expect(plan).toMatchObject({
      name: 'blade-rdm/equipment-loan',
      label: { zh: '设备借用', en: 'Equipment loan' },
      area: 'equipment',
      file: 'equipment-loan',
      variable: 'equipmentLoan',
      menu: 'equipmentloan',
      path: '/equipment/equipment-loan',
    });
  });

  it('takes the paths that were given where they are paths', () => {
    const given = settingOf({ apiPath: '/api/blade-desk/loans', webPath: '/desk/loans' });
    expect(planResource(given, everyKind)).toMatchObject({
      name: 'blade-desk/loans',
      file: 'loans',
      path: '/desk/loans',
    });
    const windows = settingOf({ apiPath: 'D:\\Develop\\blade', webPath: 'D:\\Develop\\saber' });
    expect(planResource(windows, everyKind)).toMatchObject({ name: plan.name, path: plan.path });
  });

  it('has a field for each column but those of every record, of the kind the column has', () => {
    expect(plan.fields.map(({ name, builder, unit }) => `${name} ${builder}${unit ? ` ${unit}` : ''}`)).toEqual([
      'serialNo string',
      'borrower string',
      'purpose longText',
      'description longText',
      'key string',
      'floor integer',
      'pieces integer',
      'assetNumber number',
      'deposit money yuan',
      'budget money tenThousandYuan',
      'weight number',
      'ratio number',
      'rank integer',
      'temperature number',
      'isReturned yesNo',
      'lentOn date',
      'returnedAt time',
      'extra structure',
    ]);
    expect(plan.leftOut.map(({ name }) => name)).toEqual(['photo', 'tags']);
  });

  it('requires what may not be null, and is as long as its column', () => {
    expect(fieldNamed('serialNo')?.options).toEqual({
      label: { zh: '编号', en: 'Serial no' },
      required: { zh: '请输入编号', en: 'Enter the serial no' },
      maxLength: 50,
    });
    expect(fieldNamed('lentOn')?.options.required?.zh).toBe('请选择借出日期');
    expect(fieldNamed('borrower')?.options).toEqual({
      label: { zh: '借用人', en: 'Borrower' },
      hint: { zh: '借用人：领用设备的人', en: '借用人：领用设备的人' },
      maxLength: 20,
    });
    expect(fieldNamed('weight')?.options.places).toBe(3);
    // Only the program writes structures, so users cannot be required to enter one.
    expect(fieldNamed('extra')?.options.required).toBeUndefined();
  });

  it('is told apart by the first unique key of its own columns', () => {
    expect(plan.naturalKey).toEqual(['serialNo']);
    expect(planResource(settingOf(), { ...everyKind, uniqueKeys: [] })?.naturalKey).toEqual([]);
    expect(planResource(settingOf(), hostile)?.naturalKey).toHaveLength(2);
  });

  it('leaves out the primary key that was named', () => {
    const table = { ...everyKind, columns: [...everyKind.columns, column('loan_id', 'int8')] };
    const names = planResource(settingOf({ pkName: 'loan_id' }), table)!.fields.map(({ name }) => name);
    expect(names).not.toContain('loanId');
  });

  it('is none where no column can become a field', () => {
    expect(
      planResource(settingOf(), { comment: null, columns: [column('photo', 'bytea')], uniqueKeys: [] }),
    ).toBeNull();
    expect(planResource(settingOf(), { comment: null, columns: [], uniqueKeys: [] })).toBeNull();
  });

  it('is a declaration that checks records', () => {
    const { faults } = validateRecord(plannedResource(plan), { serialNo: '', pieces: 'x' });
    expect(faults.map(({ field }) => field)).toEqual(['serialNo', 'pieces', 'isReturned', 'lentOn']);
  });

  it('has names of its own, whatever its columns and its setting are called', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 });
    const columns = fc.array(
      anything.map((name) => column(name, 'text')),
      { minLength: 1 },
    );
    const values = fc.record({ codeName: anything, serviceName: anything, tableName: anything, packageName: anything });
    fc.assert(
      fc.property(columns, values, anything, (list, given, comment) => {
        const made = planResource(settingOf(given), {
          comment,
          columns: list.map((each) => ({ ...each, comment })),
          uniqueKeys: [list.map(({ name }) => name)],
        });
        if (!made) return;
        for (const part of [made.area, made.file]) expect(part).toMatch(/^[a-z][a-z0-9-]*$/);
        expect(made.name).toMatch(/^[a-z][a-z0-9-]{0,23}\/[a-z][a-z0-9-]{0,29}$/);
        const names = made.fields.map(({ name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]*$/);
        expect(plannedResource(made).name).toBe(made.name);
      }),
    );
  });
});

describe('the table of a setting', () => {
  it('lies in the schema before its name, or in that of the data source', () => {
    expect(tableMeant(settingOf({ tableName: 'desk.loans' }), 'public')).toEqual({ schema: 'desk', name: 'loans' });
    expect(tableMeant(settingOf({ tableName: 'loans' }), 'public')).toEqual({ schema: 'public', name: 'loans' });
  });
});
