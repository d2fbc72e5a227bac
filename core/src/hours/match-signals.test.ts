import { describe, expect, it } from 'vitest';
import { personFinder, projectFinder } from './match-signals';
import { projectHint } from './work-signals';

const person = (id: string, more: Partial<Parameters<typeof personFinder>[0][number]> = {}) => ({
  ...{ id, code: `E${id}`, name: `人员${id}`, account: null, namesElsewhere: null },
  ...more,
});

describe('the person of a signal', () => {
  it('is found by e-mail, login, account, staff number or name, in any case', () => {
    const find = personFinder([
      person('1', { account: 'wangxm', namesElsewhere: 'Wang@Example.com，wang-xm' }),
      person('2', { name: '李小红' }),
    ]);
    expect(['wang@example.com', 'WANG-XM', 'wangxm', 'e1', '李小红', 'E2', 'wang'].map(find)).toEqual([
      ...['1', '1', '1', '1', '2', '2', null],
    ]);
  });

  it('is nobody where two people state the same name', () => {
    expect(personFinder([person('1', { name: '王伟' }), person('2', { name: '王伟' })])('王伟')).toBeNull();
  });
});

describe('the project of a hint', () => {
  const projects = [
    { id: '1', code: 'RD2026001' },
    { id: '2', code: 'RD2026002' },
  ];
  const patterns = [
    { projectId: '1', pattern: 'lowtemp' },
    { projectId: '2', pattern: 'lowtemp-*/sim' },
    { projectId: '2', pattern: 'ABC-' },
  ];
  const find = projectFinder(projects, patterns);

  it.each([
    ['control feature/rd2026002-valve', '2'],
    ['RD2026002 RD2026001', '2'],
    ['RD20260021', null],
    ['acme/lowtemp main', '1'],
    ['lowtemp-x/sim', '2'],
    ['ABC-12', '2'],
    ['website main', null],
  ])('%s is of %s', (hint, id) => expect(find(hint)).toBe(id));

  it('is none where patterns of equal length name several', () => {
    const both = projectFinder(projects, [
      { projectId: '1', pattern: 'core' },
      { projectId: '2', pattern: 'tool' },
    ]);
    expect(both('core tool')).toBeNull();
  });

  it('is kept as places and codes, without the words of a message', () => {
    expect(projectHint(['lowtemp', 'main'], ['RD2026001: 调整工资计算 for ABC-12 (#34)'])).toBe(
      'lowtemp main RD2026001 ABC-12 #34',
    );
  });
});
