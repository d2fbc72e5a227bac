import { expect, it } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import { importedRegisters } from '../imported-registers';
import { templateGroups } from './template-groups';

it('every register that files are imported into is offered once, the required ones first', () => {
  const registers = importedRegisters(resources);
  const groups = templateGroups(registers);
  const offered = groups.flatMap((group) => group.registers.map(({ name }) => name));
  expect(offered.toSorted()).toEqual(registers.map(({ name }) => name).toSorted());
  expect(groups[0]!.registers.map(({ label }) => label.zh)).toEqual([
    '研发人员',
    '研发项目',
    '薪酬',
    '考勤',
    '项目工时',
    '记账凭证',
    '科目对应',
  ]);
});

it('a register that no group names stands at the end', () => {
  const [first] = importedRegisters(resources);
  const added = { ...first!, name: 'blade-rdm/added' };
  expect(templateGroups([added, first!]).map((group) => group.registers)).toEqual([[first], [added]]);
});

it('a group of which somebody may import nothing is left out', () => {
  const [first] = importedRegisters(resources);
  expect(templateGroups([first!]).map((group) => group.registers)).toEqual([[first]]);
  expect(templateGroups([])).toEqual([]);
});
