import { TENANT } from './program.mjs';

export const YEAR = 2024;
const MONTHS = 12;

/** Records of an enterprise in a year at full size, multiplied by the scale. Every voucher has two entries. */
const FULL = {
  people: 500,
  projects: 60,
  vouchers: 25_000,
  assets: 120,
  intangibles: 20,
  leases: 10,
  materials: 5_000,
};

export const sizeOf = (scale) =>
  Object.fromEntries(Object.entries(FULL).map(([name, count]) => [name, Math.max(1, Math.round(count * scale))]));

const ids = {
  project: 7_300_000_000_000_000_000n,
  person: 7_310_000_000_000_000_000n,
  asset: 7_320_000_000_000_000_000n,
  other: 7_400_000_000_000_000_000n,
};

const tables = {
  project: 'blade_rdm_project',
  personnel: 'blade_rdm_entpersonnel',
  salary: 'blade_rdm_costpersonnelsalary',
  attendance: 'blade_rdm_attendancemonth',
  workTime: 'blade_rdm_projectworktime',
  asset: 'blade_rdm_projectassetsfixed',
  assetUse: 'blade_rdm_projectassetsfixedschema',
  intangible: 'blade_rdm_projectassetsvirtual',
  lease: 'blade_rdm_projectassetslease',
  equipmentPower: 'blade_rdm_projectassetspower',
  power: 'blade_rdm_projectpower',
  material: 'blade_rdm_projectmaterial',
  voucherEntry: 'blade_rdm_financialaccount',
  subjectMatch: 'blade_rdm_financialaccount_match',
};

/** Cost items taken from vouchers, each with its own subject. */
const booked = ['2.4', '2.5', '2.6', '2.7', '5.1', '5.2', '6.1', '6.2', '6.3', '6.4', '7.1'];

/**
 * SQL that generates the registers and vouchers of one year: every person works on two projects a month, every asset
 * serves three, and of every voucher one entry is R&D cost of a project.
 */
export function workingYear(scale) {
  const size = sizeOf(scale);
  const fill = (table, columns, values, count, first = ids.other) =>
    `insert into ${tables[table]} (tenant_id, id, version, status, create_time, update_time, ${columns})
      select '${TENANT}', ${first} + n, 1, 1, '2024-01-02 08:00:00', '2024-01-02 08:00:00', ${values}
      from generate_series(0, ${count - 1}) n`;
  const month = (of) => `'${YEAR}-' || lpad((1 + ${of} % ${MONTHS})::text, 2, '0')`;
  const day = (of) => `make_date(${YEAR}, 1 + (${of}) % ${MONTHS}, 1 + (${of}) / ${MONTHS} % 28)`;
  const project = (of) => `${ids.project} + (${of}) % ${size.projects}`;
  const person = (of) => `${ids.person} + (${of}) % ${size.people}`;
  const asset = (of) => `${ids.asset} + (${of}) % ${size.assets}`;
  const item = (of) => `(array[${booked.map((code) => `'${code}'`)}])[1 + (${of}) % ${booked.length}]`;
  return [
    ...Object.values(tables).map((table) => `delete from ${table} where tenant_id = '${TENANT}'`),
    fill(
      'project',
      'year, code, name, source, type, stage, dev_form, expenditure_type, completion, start_time, end_time, data_status',
      `'${YEAR}', 'RD' || lpad(n::text, 5, '0'), '研发项目' || n, '1', 'newProduct', '1', 'zzyf', 'expensed', 'ongoing',
        make_date(${YEAR}, 1, 1), make_date(${YEAR}, 12, 31), 'submit'`,
      size.projects,
      ids.project,
    ),
    fill(
      'personnel',
      'name, code, category, employment_form, entry_date',
      `'工程师' || n, 'E' || lpad(n::text, 6, '0'), 'researcher', 'fullTime', make_date(2020, 1, 1)`,
      size.people,
      ids.person,
    ),
    fill(
      'salary',
      'month, personnel_id, wages, social_insurance, labour, welfare',
      `${month(`(n / ${size.people})`)}, ${person('n')}, 9000 + n % 7000 + 0.37, 2400 + n % 900 + 0.11, 0, 300`,
      size.people * MONTHS,
    ),
    fill(
      'attendance',
      'month, personnel_id, due_hours, actual_hours',
      `${month(`(n / ${size.people})`)}, ${person('n')}, 176, 168`,
      size.people * MONTHS,
    ),
    fill(
      'workTime',
      'month, project_id, personnel_id, hours',
      `${month(`(n / ${size.people * 2})`)}, ${project(`n / 2 * 7 + n % 2`)}, ${person('n / 2')}, 40 + n % 37`,
      size.people * MONTHS * 2,
    ),
    fill(
      'asset',
      `assets_code, assets_name, category, inaccount_date, original_value, residual_rate, depreciation_method,
        depreciation_months, use_type`,
      `'FA' || lpad(n::text, 6, '0'), '设备' || n, (array['instrument', 'equipment'])[1 + n % 2],
        make_date(${YEAR - 2}, 1 + n % 12, 15), 90000 + n * 137 % 500000 + 0.53, 5, 'straightLine', 60, 'shared'`,
      size.assets,
      ids.asset,
    ),
    fill(
      'assetUse',
      'month, project_id, assets_id, rd_hours, total_hours',
      `${month(`(n / ${size.assets * 3})`)}, ${project('n / 3 * 5 + n % 3')}, ${asset('n / 3')}, 30 + n % 20, 160`,
      size.assets * MONTHS * 3,
    ),
    fill(
      'intangible',
      'assets_code, assets_name, category, acquire_date, original_value, amortize_months, project_id, rd_ratio',
      `'IA' || lpad(n::text, 6, '0'), '软件' || n, 'software', make_date(${YEAR - 1}, 1 + n % 12, 1),
        60000 + n * 31 + 0.29, 120, ${project('n')}, 100`,
      size.intangibles,
    ),
    fill(
      'lease',
      `contract_code, assets_name, lessor, start_date, end_date, monthly_rent, month, project_id, rd_hours,
        total_hours`,
      `'ZL' || lpad((n / ${MONTHS})::text, 5, '0'), '试验台' || n / ${MONTHS}, '租赁公司', make_date(${YEAR}, 1, 1),
        make_date(${YEAR}, 12, 31), 8000 + n, ${month('n')}, ${project(`n / ${MONTHS}`)}, 80, 160`,
      size.leases * MONTHS,
    ),
    fill(
      'equipmentPower',
      `year, month, project_id, assets_code, assets_name, assets_type, qty, start_date, end_date, daily_work_time,
        power, unit, price, work_content, work_time, amount`,
      `'${YEAR}', ${month('n')}, ${project(`n / ${MONTHS}`)}, 'FA' || lpad((n / ${MONTHS})::text, 6, '0'),
        '设备' || n / ${MONTHS}, '电', 1, make_date(${YEAR}, 1 + n % ${MONTHS}, 1), make_date(${YEAR}, 1 + n % ${MONTHS}, 20),
        6, 12, '度', 0.85, '试验', 120, 1224`,
      size.projects * MONTHS,
    ),
    fill(
      'power',
      'month, project_id, power_type, qty, price, amount',
      `${month('n')}, ${project(`n / ${MONTHS}`)}, 'water', 100, 4.2, 420`,
      size.projects * MONTHS,
    ),
    fill(
      'material',
      'date, bill_no, material_code, material_name, spec, unit, qty, price, amount, project_id, direction',
      `${day('n')}, 'LL' || lpad(n::text, 8, '0'), 'M' || n % 400, '材料' || n % 400, '标准', '件', 10, 12.5, 125,
        ${project('n')}, 'issue'`,
      size.materials,
    ),
    fill(
      'subjectMatch',
      'subject_code, subject_name, cost_item',
      `'5301' || lpad(n::text, 2, '0'), '研发支出' || n, ${item('n')}`,
      booked.length,
    ),
    fill(
      'voucherEntry',
      `date, month, voucher_type, voucher_no, entry_no, summary, subject_code, subject_name, debit_amount, credit_amount,
        project_id`,
      `${day('n / 2')}, to_char(${day('n / 2')}, 'YYYY-MM'), '记', lpad((n / 2)::text, 8, '0'), 1 + n % 2, '研发支出' || n / 2,
        case when n % 2 = 0 then '5301' || lpad((n / 2 % ${booked.length})::text, 2, '0') else '1002' end,
        case when n % 2 = 0 then '研发支出' || n / 2 % ${booked.length} else '银行存款' end,
        case when n % 2 = 0 then 500 + n / 2 % 1000 + 0.25 else 0 end,
        case when n % 2 = 1 then 500 + n / 2 % 1000 + 0.25 else 0 end,
        case when n % 2 = 0 then ${project('n / 2 / 12')} end`,
      size.vouchers * 2,
    ),
    'analyze',
  ];
}
