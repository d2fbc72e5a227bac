// The limit: node:http and pg send what is needed at the least, prepared: the rows of a page, whose ids are found once, and
// a number. No rights, no transaction, no row-level security, and what was found is never looked at again.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const table = 'blade_rdm_financialaccount';
const columns = `id, version, status, create_time, update_time, date, month, voucher_type, voucher_no, entry_no, summary,
  subject_code, subject_name, debit_amount, credit_amount, project_id`;
const byIds = {
  name: 'page',
  text: `select ${columns} from ${table} where tenant_id = $1 and id = any($2) and is_deleted = 0`,
};
const number = {
  name: 'number',
  text: `select sum(total)::int as total from row_count where tenant_id = $1 and table_name = '${table}'`,
};

const found = new Map();

function find(tenant, month) {
  const key = `${tenant} ${month}`;
  if (!found.has(key)) found.set(key, findOnce(tenant, month));
  return found.get(key);
}

async function findOnce(tenant, month) {
  const own = `from ${table} where tenant_id = $1 and is_deleted = 0 and ($2::text is null or month = $2)`;
  const page = `select id ${own} order by date desc, voucher_type, voucher_no, entry_no limit 20`;
  const { rows } = await pool.query(page, [tenant, month]);
  const { rows: counted } = await pool.query(`select count(*)::int as total ${own}`, [tenant, month]);
  return { ids: rows.map(({ id }) => id), total: counted[0].total };
}

async function list(tenant, month) {
  const { ids, total } = await find(tenant, month);
  const [{ rows }, { rows: kept }] = await Promise.all([
    pool.query({ ...byIds, values: [tenant, ids] }),
    pool.query({ ...number, values: [tenant] }),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const records = ids.map((id) => byId.get(id));
  return JSON.stringify({
    code: 200,
    success: true,
    data: { records, total: month ? total : kept[0].total, current: 1, size: 20 },
  });
}

const server = http.createServer((request, response) => {
  const month = new URL(request.url, 'http://127.0.0.1').searchParams.get('month');
  list(request.headers['x-tenant'], month).then(
    (body) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
