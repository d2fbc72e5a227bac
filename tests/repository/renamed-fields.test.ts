import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-renamed-')));
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** A declared field of an area, and files that read or write it. */
const fields = [
  {
    declared: 'finance/voucher-fields.ts',
    field: 'debitAmount',
    uses: ['cost/matched-entries.ts', 'finance/subject-standing.ts', 'assessment/risk/voucher-rules.ts'],
  },
  { declared: 'cost/entities/fixed-asset.ts', field: 'depreciationMonths', uses: ['cost/reports/asset-errors.ts'] },
  { declared: 'hours/attendance.ts', field: 'dueHours', uses: ['hours/use-cases/people-of-months.ts'] },
  { declared: 'project/project.ts', field: 'expenditureType', uses: ['cost/use-cases/year-registers.ts'] },
  { declared: 'access/user.ts', field: 'mustChangePassword', uses: ['access/callers.ts'] },
  { declared: 'system/dictionary.ts', field: 'isSealed', uses: ['system/use-cases/dictionary-entries.ts'] },
] as const;

/** The lines in which the compiler finds something wrong, as `file: line`. */
function faultyLines(): string[] {
  // One checker: several at once would each infer the same types. A compiler that ends soon collects no garbage.
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'core/tsconfig.alone.json', '--checkers', '1'], {
    cwd: copy,
    env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return [...stdout.matchAll(/^(?:core\/)?src\/([^(\n]+)\((\d+),\d+\): error/gm)].map(([, file, line]) => {
    const lines = fs.readFileSync(path.join(copy, 'core/src', file!), 'utf8').split('\n');
    return `${file}: ${lines[Number(line) - 1]!.trim()}`;
  });
}

/** A field renamed only in its declaration must be a compiler error wherever it is used. */
describe('renaming a declared field', () => {
  beforeAll(() => {
    fs.cpSync(path.join(root, 'core/src'), path.join(copy, 'core/src'), { recursive: true });
    for (const file of ['core/tsconfig.alone.json', 'core/package.json', 'tsconfig.base.json']) {
      fs.copyFileSync(path.join(root, file), path.join(copy, file));
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it('is not needed for a build', () => {
    expect(faultyLines()).toEqual([]);
  });

  it('breaks the build wherever one of these fields is used', () => {
    for (const { declared, field } of fields) {
      const file = path.join(copy, 'core/src', declared);
      const before = fs.readFileSync(file, 'utf8');
      const renamed = before.replace(new RegExp(`^( +)${field}:`, 'm'), `$1${field}Renamed:`);
      expect(renamed).not.toBe(before);
      fs.writeFileSync(file, renamed);
    }
    const faulty = faultyLines();
    const silent = fields.flatMap(({ field, uses }) =>
      uses.filter((use) => !faulty.some((line) => line.startsWith(`${use}: `) && line.includes(field))),
    );
    expect(silent).toEqual([]);
  });
});
