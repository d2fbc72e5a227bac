import { TENANT } from './program.mjs';

const VOUCHER = 7_500_000_000_000_000_000n;
const TABLE = 'blade_rdm_financialaccount';
const MATCHES = 'blade_rdm_financialaccount_match';
const ACCOUNTS = 40;
const MONTHS = 120;

/** SQL that generates a register of so many entries of vouchers, over ten years. */
export function largeVoucherRegister(rows) {
  const month = `make_date(2016 + n % ${MONTHS} / 12, 1 + n % ${MONTHS} % 12, 1 + n / ${MONTHS} % 28)`;
  return [
    `delete from ${TABLE} where tenant_id = '${TENANT}'`,
    `delete from ${MATCHES} where tenant_id = '${TENANT}'`,
    // Each account books R&D cost, so that of every entry is asked whether it only carries cost forward.
    `insert into ${MATCHES} (tenant_id, id, version, status, create_time, update_time, subject_code, subject_name, cost_item)
      select '${TENANT}', ${VOUCHER} + n, 1, 1, '2024-01-02 08:00:00', '2024-01-02 08:00:00',
        '5301' || lpad(n::text, 4, '0'), '研发支出', '5.1' from generate_series(0, ${ACCOUNTS - 1}) n`,
    `insert into ${TABLE} (tenant_id, id, version, status, create_time, update_time, date, month, voucher_type,
        voucher_no, entry_no, summary, subject_code, subject_name, debit_amount, credit_amount)
      select '${TENANT}', ${VOUCHER} + n, 1, 1, '2024-01-02 08:00:00', '2024-01-02 08:00:00', ${month},
        to_char(${month}, 'YYYY-MM'), (array['记', '收', '付', '转'])[1 + n % 4], (n / 240)::text, 1 + n / 4 % 60,
        '样机检验费 ' || n::bigint * 7919 % 1000003, '5301' || lpad((n % ${ACCOUNTS})::text, 4, '0'), '研发支出',
        (n::bigint * 104729 % 9000000) / 100.0, null
      from generate_series(0, ${rows - 1}) n on conflict do nothing`,
    // Vacuum sets the visibility map; a server does so by itself within a minute.
    `vacuum analyze ${TABLE}`,
  ];
}

/** The ways in which people look at the register. */
export function voucherLists(rows) {
  const last = Math.ceil(rows / 20);
  return {
    'the first page': {},
    'the last page': { current: last },
    'a page in the middle': { current: Math.ceil(last / 2) },
    'of a month': { month: '2020-06' },
    'of a year': { date_ge: '2020-01-01', date_le: '2020-12-31' },
    'of an account': { subjectCode: '53010007' },
    ...Object.fromEntries(
      ['voucherType', 'voucherNo', 'entryNo', 'summary', 'subjectCode', 'debitAmount', 'projectId'].map((column) => [
        `by ${column}`,
        { descs: column },
      ]),
    ),
    'with a text': { summary: '123456' },
  };
}
