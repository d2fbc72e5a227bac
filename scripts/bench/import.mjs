import fs from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';
import { oldWorkbookOf } from '../../adapters/documents/src/xls-fixture.mjs';
import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { besides } from './besides.mjs';
import { milliseconds, print, quantile, seconds, timed } from './figures.mjs';
import { end, signIn, startProduct } from './program.mjs';
import { sizeOf, workingYear, YEAR } from './working-year.mjs';

const ROWS = 50_000;
/** Unused columns, as an accounting program adds them. */
const IDLE_COLUMNS = 9;
const SCALE = 0.1;

/** A file of 50,000 rows and 20 columns of each kind, checked and written, and its effect on concurrent requests. */
export async function importLarge() {
  const rows = materials();
  const files = {
    '.xlsx': await writeXlsx({ sheets: [{ name: '材料', rows }] }),
    '.xls': oldWorkbookOf([{ name: '材料', rows }]),
    '.csv': new TextEncoder().encode(rows.map((row) => row.join(',')).join('\r\n')),
  };
  for (const open of [openEmbeddedDatabase, openServerDatabase]) {
    for (const [kind, file] of Object.entries(files)) {
      const database = await open();
      try {
        await database.run(...workingYear(SCALE));
        await measure(database, kind, file);
      } finally {
        await database.close();
      }
    }
  }
}

function materials() {
  const headings = [
    '日期',
    '单据号',
    '材料编码',
    '材料名称',
    '规格',
    '单位',
    '数量',
    '单价',
    '金额',
    '项目编号',
    '类型',
  ];
  const idle = Array.from({ length: IDLE_COLUMNS }, (_, column) => `备注${column + 1}`);
  const projects = sizeOf(SCALE).projects;
  const two = (number) => String(number).padStart(2, '0');
  const rows = Array.from({ length: ROWS }, (_, row) => [
    `${YEAR}-${two(1 + (row % 12))}-${two(1 + (row % 28))}`,
    `DR${String(row).padStart(7, '0')}`,
    `M${row % 997}`,
    `材料${row % 997}`,
    `规格${row % 31}`,
    '件',
    String(1 + (row % 40)),
    String(10 + (row % 90) / 4),
    null,
    `RD${String(row % projects).padStart(5, '0')}`,
    row % 50 === 0 ? '退回' : '领用',
    ...idle.map((name) => `${name}-${row}`),
  ]);
  return [[...headings, ...idle], ...rows];
}

async function measure(database, kind, file) {
  console.log(`\nA ${kind} of ${ROWS.toLocaleString('en')} rows × 20 columns, ${database.name}`);
  const product = await startProduct(database.environment);
  try {
    const headers = await signIn(product.url);
    const memory = (name) =>
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${product.child.pid}/status`, 'utf8'))[1]) /
      1024;
    const rest = memory('VmRSS');
    const send = (check) => async () => {
      const body = new FormData();
      body.append('file', new Blob([file]), `材料${kind}`);
      const query = check ? '?check=1' : '';
      const answer = await fetch(`${product.url}/api/blade-rdm/projectmaterial/import${query}`, {
        method: 'POST',
        headers,
        body,
      });
      if (!answer.ok) throw new Error((await answer.text()).slice(0, 500));
      return (await answer.json()).data;
    };
    const others = besides(() =>
      fetch(`${product.url}/api/blade-rdm/project/list?current=1&size=30&year=${YEAR}`, { headers }),
    );
    const checked = await timed(send(true));
    const written = await timed(send(false));
    const times = await others.stop();
    if (written.result.inserted !== ROWS) throw new Error(`Only ${written.result.inserted} rows were written`);
    print('  check', seconds(checked));
    print('  check and write', seconds(written));
    print(
      '  memory above rest, at most',
      `${Math.round(memory('VmHWM') - rest)} MiB (${Math.round(rest)} MiB at rest)`,
    );
    print(
      '  other requests meanwhile, p50, p95, slowest',
      [0.5, 0.95, 1].map((share) => milliseconds(quantile(times, share))).join('  '),
    );
  } finally {
    await end(product);
  }
}
