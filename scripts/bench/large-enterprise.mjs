import { TENANT } from './program.mjs';

/** Years the enterprise has projects in, and how many projects a department has in one of them. */
export const YEARS = { first: 2016, count: 10 };
const PER_DEPARTMENT = 100;

const DEPARTMENT = 7_000_000_000_000_000_000n;
const PERSON = 7_100_000_000_000_000_000n;
const PROJECT = 7_200_000_000_000_000_000n;

/** The department the measurements filter by: one in the middle. */
export const departmentOf = (rows) => String(DEPARTMENT + BigInt(Math.floor(departmentsFor(rows) / 2) + 1));

const departmentsFor = (rows) => rows / YEARS.count / PER_DEPARTMENT;

const TABLES = ['blade_rdm_project', 'blade_rdm_entpersonnel', 'blade_system_dept'];

const base = (first) => `'${TENANT}', ${first} + n, 1, 1, '2024-01-02 08:00:00', '2024-01-02 08:00:00'`;
const columns = 'tenant_id, id, version, status, create_time, update_time';
const oneOf = (values, number) => `(array[${values.map((value) => `'${value}'`)}])[1 + (${number}) % ${values.length}]`;

const topics = ['低温压缩机', '高速主轴', '视觉检测', '电池热管理', '伺服驱动', '射频前端', '精密铸造', '工业网关'];
const works = ['控制算法', '结构优化', '可靠性试验', '工艺开发', '样机研制'];

/**
 * SQL that generates an enterprise with this many projects: ten years, departments of a hundred projects a year, and as
 * many departments and people as that takes. Codes are distinct, types and stages mixed within a department.
 */
export function largeEnterprise(rows) {
  const departments = departmentsFor(rows);
  const people = departments * 20;
  // Projects are numbered year by year; `turn` is the number within a department, whose digits mix types and stages.
  const year = `${YEARS.first} + n / ${rows / YEARS.count}`;
  const within = `n % ${rows / YEARS.count}`;
  const department = `(${within}) % ${departments}`;
  const turn = `(${within}) / ${departments}`;
  return [
    ...TABLES.map((table) => `delete from ${table} where tenant_id = '${TENANT}'`),
    // Dead rows of an earlier size would slow down reading.
    `vacuum full ${TABLES.join(', ')}`,
    `insert into blade_system_dept (${columns}, parent_id, dept_name, full_name, sort)
      select ${base(DEPARTMENT)}, null, '研发' || n || '部', '研发' || n || '部', n from generate_series(1, ${departments}) n`,
    `insert into blade_rdm_entpersonnel (${columns}, name, code, dept_id)
      select ${base(PERSON)}, '工程师' || n, 'E' || lpad(n::text, 6, '0'), ${DEPARTMENT} + 1 + n % ${departments}
      from generate_series(1, ${people}) n`,
    `insert into blade_rdm_project (${columns}, year, code, name, source, type, stage, dev_form, expenditure_type,
        completion, leader, dept_id, start_time, end_time, gov_amount, budget_amount, data_status, apply_user)
      select ${base(PROJECT)}, (${year})::text, 'RD' || (${year}) || lpad((${within})::text, 6, '0'),
        ${oneOf(topics, `${turn} * 7 + ${department}`)} || ${oneOf(works, `${turn} * 3 + ${department}`)} || n,
        ${oneOf([1, 2, 3, 4, 5], `${turn} / 20`)},
        ${oneOf(['newProduct', 'newProcess', 'newTechnology', 'improvement', 'software'], turn)},
        ${oneOf([1, 2, 3, 4], `${turn} / 5`)},
        'zzyf', 'expensed', 'ongoing', ${PERSON} + 1 + (${within}) % ${people}, ${DEPARTMENT} + 1 + ${department},
        make_date(${year}, 1 + (${turn}) % 12, 1 + (${within}) % 28), make_date(${year}, 12, 31),
        0, (${within})::bigint * 7919 % 100000 / 10.0, ${oneOf(['save', 'submit'], `${turn} + ${department}`)}, '工程师' || (${within})
      from generate_series(0, ${rows - 1}) n`,
    // Vacuum sets the visibility map; a server does so by itself within a minute.
    `vacuum analyze ${TABLES.join(', ')}`,
  ];
}
