// The minimal server for the project list: node:http and pg send what the product was captured sending, without
// authentication. Arguments: the file of the captured request, and `protected` or `unprotected`.
import fs from 'node:fs';
import http from 'node:http';
import pg from 'pg';

const [, , file, protection] = process.argv;
const { statements, body } = JSON.parse(fs.readFileSync(file, 'utf8'));
const captured = (pattern) => statements.find(({ text }) => pattern.test(text));

const page = captured(/ from blade_rdm_project .* limit /s);
const count = captured(/^select count\(\*\).* from blade_rdm_project /s);
const people = captured(/ from blade_rdm_entpersonnel /);
const departments = captured(/ from blade_system_dept /);
const begin = statements.slice(0, statements.indexOf(page));
const isProtected = protection === 'protected';

const { builtins } = pg.types;
const verbatim = new Set([builtins.DATE, builtins.TIMESTAMP, builtins.INT8, builtins.NUMERIC]);
const types = {
  getTypeParser: (oid, format) => (verbatim.has(oid) ? (value) => value : pg.types.getTypeParser(oid, format)),
};
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types,
  options: '-c DateStyle=ISO,YMD',
});

const snakeCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const added = new Set(['leaderName', 'deptName', 'isDeleted']);
const properties = Object.keys(body.data.records[0])
  .filter((name) => !added.has(name))
  .map((name) => [name, snakeCase(name)]);

async function list(client) {
  if (isProtected) for (const statement of begin) await client.query({ ...statement });
  const { rows } = await client.query({ ...page });
  const total = count ? (await client.query({ ...count })).rows[0].total : rows.length;
  const leaders = await named(client, people, rows, 'leader', 'name');
  const offices = await named(client, departments, rows, 'dept_id', 'dept_name');
  if (isProtected) await client.query('commit');
  const records = rows.map((row) => {
    const record = {};
    for (const [name, column] of properties) record[name] = row[column] ?? '';
    record.leaderName = leaders.get(row.leader) ?? '';
    record.deptName = offices.get(row.dept_id) ?? '';
    record.isDeleted = 0;
    return record;
  });
  return { ...body, data: { ...body.data, records, total } };
}

async function named(client, lookUp, rows, column, name) {
  const ids = [...new Set(rows.map((row) => row[column]))];
  const found = await client.query({ ...lookUp, values: [lookUp.values[0], ids] });
  return new Map(found.rows.map((row) => [row.id, row[name]]));
}

async function answer(response) {
  const client = await pool.connect();
  try {
    const rows = JSON.stringify(await list(client));
    response.writeHead(200, {
      'Content-Type': 'application/json;charset=UTF-8',
      'Content-Length': Buffer.byteLength(rows),
    });
    response.end(rows);
    client.release();
  } catch (error) {
    client.release(error);
    response.writeHead(500);
    response.end(String(error));
  }
}

const server = http.createServer((_request, response) => {
  void answer(response);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
