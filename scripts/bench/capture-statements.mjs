// Loaded into the product with --import: records every statement it sends while the file RDM_BENCH_CAPTURE exists.
import fs from 'node:fs';
import pg from 'pg';

const file = process.env.RDM_BENCH_CAPTURE;
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function noted(statement, values, ...rest) {
  if (fs.existsSync(file)) {
    const { name, text, values: bound } = typeof statement === 'string' ? { text: statement, values } : statement;
    fs.appendFileSync(file, `${JSON.stringify({ name, text, values: bound })}\n`);
  }
  return query.call(this, statement, values, ...rest);
};
