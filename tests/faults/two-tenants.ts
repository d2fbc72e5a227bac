import { openDatabase } from '@rdm/postgres';
import { startedOnce } from '../setup/kept';

/**
 * Fills a data directory with what a demonstration holds (platform, a full enterprise, an empty one, their audit
 * entries), as the program itself does at its first start, and with rows that are hard to copy in both enterprises.
 */
export async function fillTwoTenants(dataDirectory: string, database: string): Promise<void> {
  await startedOnce(dataDirectory);
  const opened = await openDatabase({ embedded: { directory: database } });
  await opened.use(async (session) => {
    for (const [at, name] of hardTexts.entries()) {
      await session.query(
        `insert into blade_rdm_project (tenant_id, id, version, status, create_time, update_time, year, code, name,
          start_time, gov_amount, achiev_type)
        values ($1, $2, 1, 1, '1999-12-31 23:59:59', '2024-02-29 00:00:00', '2024', $3, $4, $5, $6, $7)`,
        [
          at % 2 ? '100002' : '100001',
          String(9_007_199_254_740_993n + BigInt(at)),
          `hard-${at}`,
          name,
          at % 2 ? '0001-01-01' : '9999-12-31',
          ['9999999999999999.99', '-0.01', '0.10', null][at % 4],
          [name, '', 'null', '{}'],
        ],
      );
    }
  });
  await opened.close();
}

/** What a careless copy corrupts: quotes, line ends, texts that look like null, characters beyond the basic plane. */
const hardTexts = [
  ...['', 'null', 'NULL', '\\N', '"', "'", ',', '()', '(",")', ' x ', 'a\tb\r\nc\\d', '研发费用', '𠮷😀'],
  '\u0001\u007f',
];
