import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectDetailSchema, projectSchema } from './project-schema';

type Schema = typeof projectSchema | typeof projectDetailSchema;

function issuesOf(schema: Schema, value: unknown): string[] {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('validation is synchronous');
  return (result.issues ?? []).map(({ message, path }) => {
    const [segment] = path ?? [];
    return `${String(typeof segment === 'object' ? segment.key : segment)}: ${message}`;
  });
}

const project = {
  year: '2024',
  code: 'RD2024001',
  name: '低温压缩机控制算法',
  source: '1',
  type: 'newProduct',
  stage: '1',
  devForm: 'zzyf',
  expenditureType: 'expensed',
  completion: 'ongoing',
  leader: '1',
  deptId: '2',
  startTime: '2024-01-01',
  endTime: '2024-12-31',
  govAmount: '0',
};
const detail = {
  projectId: '1',
  applyUser: '王小明',
  applyTime: '2024-01-05',
  startTime: '2024-01-01',
  endTime: '2024-12-31',
  target: ['3'],
  devForm: 'zzyf',
  content: '内容',
  expectedTarget: '目标',
};

describe('The project schema', () => {
  it('takes a whole project and gives its amounts with two decimals', () => {
    expect(projectSchema['~standard'].validate(project)).toMatchObject({
      value: { ...project, govAmount: '0.00', budgetAmount: null },
    });
  });

  it.each(['year', 'code', 'name', 'source', 'type', 'stage', 'leader', 'deptId', 'govAmount'])(
    'asks for %s',
    (field) => {
      expect(issuesOf(projectSchema, { ...project, [field]: '' })).toEqual([expect.stringMatching(`^${field}: 请`)]);
    },
  );

  it('asks for the units of centralised development, and drops them from any other', () => {
    expect(issuesOf(projectSchema, { ...project, devForm: 'jzyf' })).toEqual([
      'leadOrgName: 请选择牵头单位',
      'partOrgNames: 请选择参与单位',
    ]);
    const other = projectSchema['~standard'].validate({ ...project, leadOrgName: '某研究院' });
    expect(other).toMatchObject({ value: { leadOrgName: null } });
  });

  it('holds the end against the start', () => {
    expect(issuesOf(projectSchema, { ...project, endTime: '2023-12-31' })).toEqual([
      'endTime: 结束日期不能早于开始日期',
    ]);
  });
});

describe('The schema of the approval detail', () => {
  it('takes a whole detail', () => expect(issuesOf(projectDetailSchema, detail)).toEqual([]));

  it.each(['hzyf', 'wtyf_jn', 'wtyf_jw'])('asks for contract and filing with %s', (devForm) => {
    expect(issuesOf(projectDetailSchema, { ...detail, devForm })).toEqual([
      'devContractFiles: 请上传委托开发合同',
      'contractFilingFiles: 请上传合同备案结果',
    ]);
  });

  it.each([
    ['target', '请选择技术目标'],
    ['devForm', '请选择开发形式'],
    ['content', '请输入内容'],
  ])('asks for %s as the form does', (field, message) => {
    expect(issuesOf(projectDetailSchema, { ...detail, [field]: null })).toEqual([`${field}: ${message}`]);
  });
});

describe('Either schema', () => {
  it('answers for anything, and a record without issues has every field', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom<Schema>(projectSchema, projectDetailSchema), (anything, schema) => {
        expect(Array.isArray(issuesOf(schema, anything))).toBe(true);
        for (const devForm of ['constructor', '__proto__', anything]) {
          expect(Array.isArray(issuesOf(schema, { ...project, ...detail, devForm }))).toBe(true);
        }
      }),
    );
    expect(issuesOf(projectSchema, null)).toEqual(['undefined: 填写的内容无法识别，请重新填写']);
  });
});
