import { describe, expect, it } from 'vitest';
import { devHoursSheet } from './dev-hours-sheet';
import { projectHours, projectHoursSheet } from './project-hours';

const person = (personnelId: string, actualHours: string | null) => ({
  ...{ personnelId, personnelCode: `E${personnelId}`, personnelName: `员工${personnelId}`, deptName: '研发中心' },
  ...{ entryDate: null, leaveDate: null, dueHours: null, actualHours, rdHours: '0', projectHours: null },
});
const project = (projectId: string) => ({
  ...{ projectId, projectCode: `RD${projectId}`, projectName: '压缩机', startTime: null, endTime: null },
});
const cell = (personnelId: string, projectId: string, hours: string, origin: string | null = 'entered') => ({
  ...{ personnelId, projectId, hours, origin, version: 1 },
});

describe('研发工时统计表', () => {
  const sheet = devHoursSheet('2024年2月', {
    people: [person('1', '160'), person('2', null), person('3', '8')],
    projects: [project('1'), project('2'), project('3')],
    cells: [
      cell('1', '1', '80'),
      cell('1', '3', '40.5', 'reverse'),
      cell('2', '1', '10', null),
      cell('2', '1', '5', null),
    ],
  });

  it('has a row for each person with hours and a column for each project with some', () => {
    expect(sheet.head[0]!.map(({ text }) => text).slice(4, 7)).toEqual(['RD1 压缩机', 'RD3 压缩机', '研发工时合计']);
    expect(sheet.body.map(({ cells }) => cells[1])).toEqual([{ text: 'E1' }, { text: 'E2' }, { text: '合计' }]);
  });

  it('adds up across and down with live formulas that come to the same', () => {
    expect(sheet.body[0]!.cells.slice(4)).toEqual([
      { value: '80' },
      { value: '40.5' },
      { value: '120.5', formula: 'SUM(E4:F4)' },
      { value: '160' },
      { value: '75.31', formula: 'ROUND(G4/H4*100,2)', places: 2 },
      { text: '填报、反算' },
    ]);
    expect(sheet.body[1]!.cells.slice(4)).toEqual([
      { value: '15' },
      null,
      { value: '15', formula: 'SUM(E5:F5)' },
      null,
      null,
      { text: '未记录' },
    ]);
    expect(sheet.body[2]!.cells.slice(4)).toEqual([
      { value: '95', formula: 'SUM(E4:E5)' },
      { value: '40.5', formula: 'SUM(F4:F5)' },
      { value: '135.5', formula: 'SUM(G4:G5)' },
      { value: '160', formula: 'SUM(H4:H5)' },
      null,
    ]);
  });

  it('says where the hours come from and who signs', () => {
    expect(sheet.head[0]!.at(-1)).toEqual({ text: '工时来源' });
    expect(sheet.footer![0]!.split(/（签字）：[　]+/)).toEqual(['制表', '本人', '项目负责人', '审核', '']);
  });

  it('of a month without hours has its heads and a total of nothing', () => {
    const empty = devHoursSheet('2024年2月', { people: [person('1', '160')], projects: [project('1')], cells: [] });
    expect(empty.body).toHaveLength(1);
    expect(empty.body[0]!.cells.filter((each) => each && 'formula' in each)).toEqual([]);
  });
});

describe('项目工时统计表', () => {
  it('adds up a project by month, in the order of the projects', () => {
    const worked = [
      { projectId: '2', month: '2024-12', hours: '0.1', origin: 'imported' },
      { projectId: '2', month: '2024-12', hours: '0.2', origin: 'entered' },
      { projectId: '2', month: '2024-01', hours: null, origin: 'imported' },
    ];
    const projects = ['1', '2'].map((id) => ({ id, code: `RD${id}`, name: '压缩机' }));
    const hours = projectHours(projects, worked);
    expect(hours.map(({ projectCode, total }) => [projectCode, total])).toEqual([
      ['RD1', '0'],
      ['RD2', '0.3'],
    ]);
    expect(hours[1]!.months).toMatchObject({ '01': '0', '12': '0.3' });
    const { body, head } = projectHoursSheet('2024', hours);
    expect(head[0]).toHaveLength(17);
    expect(body[1]!.cells.slice(-2)).toEqual([{ value: '0.3', formula: 'SUM(D5:O5)' }, { text: '填报、导入' }]);
    expect(body[2]!.cells.at(-1)).toEqual({ value: '0.3', formula: 'SUM(P4:P5)' });
  });
});
