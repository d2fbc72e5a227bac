import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileCode, matchesCode, readFileCode, type FileCode } from './file-code';

const part = fc.string({ minLength: 1, maxLength: 12 });
const code = fc.record({
  ...{ category: part, scope: part, year: part, projectCode: part, devForm: part, fileNo: part, edition: part },
}) as fc.Arbitrary<FileCode>;
const one: FileCode = {
  ...{ category: 'plan', scope: 'project', year: '2024', projectCode: 'RD2024001', devForm: 'zzyf', fileNo: 'F01' },
  edition: '1',
};

describe('the code of a retained file', () => {
  test('has seven parts, whatever a project is called', () => {
    fc.assert(
      fc.property(code, (given) => {
        const written = fileCode(given);
        expect(written.split(':')).toHaveLength(7);
        expect(readFileCode(written)).toEqual(given);
      }),
    );
    expect(fileCode(one)).toBe('plan:project:2024:RD2024001:zzyf:F01:1');
    expect(fileCode({ ...one, projectCode: '', devForm: '' })).toBe('plan:project:2024:-:-:F01:1');
  });

  test('is no code with more or fewer parts', () => {
    expect(readFileCode('plan:project:2024')).toBeNull();
    expect(readFileCode(`${fileCode(one)}:x`)).toBeNull();
  });

  test('matches a pattern whose parts it has, or that leaves them open', () => {
    fc.assert(
      fc.property(code, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (given, open) => {
        const pattern = Object.fromEntries(
          Object.entries(given).map(([name, value], at) => [name, open[at] ? '*' : value]),
        ) as unknown as FileCode;
        expect(matchesCode(given, pattern)).toBe(true);
      }),
    );
    expect(matchesCode(one, readFileCode('plan::2024:::F01:')!)).toBe(true);
    expect(matchesCode(one, readFileCode('plan::2023::::')!)).toBe(false);
  });
});
