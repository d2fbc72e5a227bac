import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, prepared } from './compile';
import { sql, type Fragment } from './sql';

describe('a statement composed of fragments', () => {
  it('binds what is put in, in the order of the text, and writes nothing of it', () => {
    const inner = sql`b = ${"'; drop table x"} and c = any(${['p', 'q']})`;
    expect(compile(sql`select 1 where a = ${1} and (${inner}) limit ${null}`)).toEqual({
      text: 'select 1 where a = $1 and (b = $2 and c = any($3)) limit $4',
      values: [1, "'; drop table x", ['p', 'q'], null],
    });
  });

  it('joins fragments, and nothing to nothing', () => {
    expect(
      compile(sql`${sql.join([sql`a = ${1}`, sql.raw('b'), sql`c = ${2}`], ' and ')}${sql.join([], ', ')}`),
    ).toEqual({ text: 'a = $1 and b and c = $2', values: [1, 2] });
  });

  it('numbers its values the same however it is nested', () => {
    const values = fc.array(fc.string(), { maxLength: 8 });
    const cut = fc.nat({ max: 8 });
    fc.assert(
      fc.property(values, cut, (all, at) => {
        const list = (items: readonly string[]) => items.map((item) => sql`${item}`);
        const flat = sql.join(list(all), ' ');
        const nested = [all.slice(0, at), all.slice(at)]
          .filter((part) => part.length > 0)
          .map((part): Fragment => sql.join(list(part), ' '));
        expect(compile(sql.join(nested, ' '))).toEqual(compile(flat));
      }),
    );
  });
});

describe('a prepared statement', () => {
  it('has one name for one text, whatever its values, and another for another text', () => {
    const named = (value: unknown, beginning?: string) => prepared(sql`name_test = ${value}`, beginning);
    expect(named(1)).toMatchObject({ text: 'name_test = $1', values: [1] });
    expect(named(2).name).toBe(named(1).name);
    expect(named(1, 'select ')).toMatchObject({ text: 'select name_test = $1', values: [1] });
    expect(named(1, 'select ').name).not.toBe(named(1).name);
    expect(named(3, 'select ').name).toBe(named(1, 'select ').name);
  });
});
