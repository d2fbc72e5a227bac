import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnHeading, type Resource } from '../declaration/resource';
import type { Call } from '../call';
import type { CellValue } from '../../kernel';
import { resources } from '../../application/catalogue';
import { headingOf } from '../layout/heading';
import { columnPlaces, namesOf, workbookColumns } from './column-places';
import { recogniseWorkbook } from './recognise-workbook';
import { requiredInWorkbook } from './sheet-columns';

const registers = resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
const everything = new Set(registers.map(({ permissions }) => permissions.import));

const recognise = (headings: readonly CellValue[], permissions: ReadonlySet<string> = everything) =>
  recogniseWorkbook(
    { caller: { permissions }, language: 'zh' } as unknown as Call,
    { name: '', rows: [headings] },
    registers,
  );
const named = (label: string): Resource => registers.find(({ register }) => register === label)!;
const headingsOf = (register: Resource) => workbookColumns(register).map(columnHeading);

describe('a workbook is recognised by its headings', () => {
  it.each(registers.map((register) => [register.register, register] as const))(
    'as %s by its template',
    (_, register) => {
      expect(recognise(headingsOf(register))).toMatchObject({ resource: register.name, reason: 'headings' });
    },
  );

  it('also by their English names', () => {
    for (const register of registers) {
      const english = workbookColumns(register).map((column) => namesOf(column)[1]);
      expect(recognise(english)).toMatchObject({ resource: register.name });
    }
  });

  it('in any order, starred, spaced, in full width, with unknown ones beside them', () => {
    const register = fc.constantFrom(...registers);
    const written = fc.constantFrom(
      (heading: string) => `${heading}*`,
      (heading: string) => ` ${heading[0]} ${heading.slice(1)}`,
      (heading: string) => heading.replace('(', '（').replace(')', '）').replace('%', '％'),
    );
    fc.assert(
      fc.property(register, written, fc.nat(), (one, write, turn) => {
        const headings = ['未知列甲', ...headingsOf(one).map(write), null, 12];
        const turned = headings.map((_, at) => headings[(at + turn) % headings.length]!);
        expect(recognise(turned)).toMatchObject({ resource: one.name });
      }),
    );
  });

  it('never as a register one of whose required headings is not there', () => {
    for (const register of registers) {
      for (const column of workbookColumns(register)) {
        if (!('field' in column) || !requiredInWorkbook(column.field)) continue;
        const others = headingsOf(register).filter((heading) => heading !== columnHeading(column));
        expect(recognise(others).resource).not.toBe(register.name);
      }
    }
  });

  it('as the one most of whose headings stand there', () => {
    const salary = recognise(['月份', '工号', '姓名', '工资薪金']);
    expect(salary).toMatchObject({ resource: named('薪酬').name, candidates: [named('薪酬').name] });
  });

  it('with all that fit equally well, the one that misses the fewest of its own first', () => {
    const [entries, corrections] = [named('记账凭证'), named('凭证更正')];
    expect(recognise(headingsOf(entries))).toMatchObject({
      resource: entries.name,
      candidates: [entries.name, corrections.name],
    });
    expect(recognise(headingsOf(corrections))).toMatchObject({
      resource: corrections.name,
      candidates: [corrections.name],
    });
  });

  it('not at all where no register’s are there, and says so', () => {
    for (const headings of [[], [null], ['备注'], ['月份', '金额']]) {
      const { resource, candidates, reason, why } = recognise(headings);
      expect([resource, candidates, reason]).toEqual([null, [], 'none']);
      expect(why).toMatch(/请选择登记表/);
    }
  });

  it('as no register the person may not import, nor as another in its stead', () => {
    const salary = named('薪酬');
    const others = new Set([...everything].filter((permission) => permission !== salary.permissions.import));
    expect(recognise(headingsOf(salary), others)).toEqual({
      resource: null,
      candidates: [],
      reason: 'notAllowed',
      why: '列名属于“薪酬”，您没有导入它的权限',
    });
  });
});

describe('the names of columns', () => {
  it('mean one column of a register each, in both languages', () => {
    for (const register of registers) {
      const names = workbookColumns(register).map((column) => new Set(namesOf(column).map(headingOf)));
      const all = names.flatMap((each) => [...each]);
      expect(all.length, register.register).toBe(new Set(all).size);
    }
  });

  it('are the official ones where both stand in the sheet', () => {
    const sheet = { name: '', rows: [['Staff number', '工号', 'Name', 'name']] };
    const found = columnPlaces(named('研发人员'), sheet).filter(({ at }) => at >= 0);
    expect(found.map(({ heading, at, twice }) => [heading, at, twice])).toEqual([
      ['Name', 2, true],
      ['工号', 1, false],
    ]);
  });
});
