import type { Printed } from '@rdm/core/internal/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllocationEntry, VoucherHead } from '../../../core/src/cost/allocation-vouchers/allocation-entry';
import { voucherLayouts } from '../../../core/src/cost/allocation-vouchers/layouts/voucher-layouts';
import type { VoucherFormat } from '../../../core/src/cost/allocation-vouchers/voucher-format';
import { createFlatFileWriter } from './flat/flat-file-writer';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { createSpreadsheetWriter } from './spreadsheet-writer';

const head: VoucherHead = {
  date: '2024-03-31',
  voucherType: '记',
  voucherNo: '12',
  preparer: '张三',
  bookCode: '001',
  orgCode: '100',
  projectField: 'FF100002',
};
const entry = (over: Partial<AllocationEntry>): AllocationEntry => ({
  side: 'debit',
  subjectCode: '53010190',
  subjectName: '研发支出-费用化支出-人工费',
  amount: '1234.50',
  item: '1.1',
  summary: 'RDM202403-01 RD01 2024年3月研发费用分配 工资薪金',
  projectId: '1',
  expenditureType: 'expensed',
  project: { code: 'RD01', name: '低温压缩机' },
  department: null,
  ...over,
});
const credit = (over: Partial<AllocationEntry> = {}): AllocationEntry =>
  entry({
    ...{ side: 'credit', subjectCode: '2211', subjectName: '应付职工薪酬', expenditureType: null },
    ...{ summary: 'RDM202403-01 2024年3月研发费用分配 工资薪金', projectId: null, project: null },
    ...over,
  });
const entries = [entry({}), entry({ amount: '-34.50', department: '研发中心' }), credit({ amount: '1200.00' })];

async function written(format: VoucherFormat, given: readonly AllocationEntry[] = entries): Promise<Uint8Array> {
  const printed: Printed = voucherLayouts[format]({ name: '凭证', day: '2024-04-02', head, entries: given });
  if ('flat' in printed) return createFlatFileWriter().write(printed.flat);
  if ('rows' in printed) return createSpreadsheetWriter().write(printed.rows);
  throw new Error('A voucher is a flat file or a workbook');
}

async function sheet(format: VoucherFormat) {
  const reading = await createSpreadsheetReader().read(await written(format));
  if (!reading.ok) throw new Error(reading.fault.message.zh);
  return { name: reading.sheet.name, rows: reading.sheet.rows.map((row) => row.map((cell) => cell ?? '').map(String)) };
}

const gbk = new TextDecoder('gbk', { fatal: true });

/** The records of a table of dBASE III by the names of its fields, read by its own head. */
function tableOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [count, headLength, rowLength] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const fields: { name: string; type: string; length: number }[] = [];
  for (let at = 32; bytes[at] !== 0x0d; at += 32) {
    const name = gbk.decode(bytes.slice(at, at + 11)).replace(/\0+$/, '');
    fields.push({ name, type: String.fromCharCode(bytes[at + 11]!), length: bytes[at + 16]! });
  }
  const rows = Array.from({ length: count }, (_, row) => {
    let place = headLength + row * rowLength + 1;
    return Object.fromEntries(
      fields.map(({ name, length }) => {
        const cell = gbk.decode(bytes.slice(place, place + length)).trim();
        place += length;
        return [name, cell];
      }),
    );
  });
  return { fields, rows };
}

describe('the file of a voucher', () => {
  it('for U8 is GBK text with its head line, CR LF and its positions', async () => {
    const text = gbk.decode(await written('u8'));
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines[0]).toBe('填制凭证,V800');
    expect(lines[1]).toBe(
      '2024-03-31,记,12,0,RDM202403-01 RD01 2024年3月研发费用分配 工资薪金,53010190,1234.50,0,0,0,0,张三,,,,,,,,,RD01' +
        ',,,,,,,0,,0,,,,,,,,,0,0,0,0,0,,0,0,0,0',
    );
    expect(lines.slice(1, 4).map((line) => line.split(',').length)).toEqual([48, 48, 48]);
    expect(lines[2]!.split(',')[6]).toBe('-34.50');
    expect(lines[2]!.split(',')[15]).toBe('研发中心');
    expect(lines[3]!.split(',').slice(5, 8)).toEqual(['2211', '0', '1200.00']);
    expect(lines.slice(4)).toEqual(['']);
  });

  it('for U8 keeps its positions whatever the texts hold', async () => {
    const unit = fc.constantFrom(',', '，', '"', '\r', '\n', '\t', '研', 'a', '🚀');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 20 }), async (given) => {
        const project = { code: given, name: given };
        const lines = gbk.decode(await written('u8', [entry({ summary: given, project })])).split('\r\n');
        expect(lines).toHaveLength(3);
        expect(lines[1]!.split(',')).toHaveLength(48);
      }),
    );
  });

  it('for 精斗云 has the 25 columns of its template, every row complete', async () => {
    const { name, rows } = await sheet('jdy');
    expect(name).toBe('凭证列表#2024年第3期');
    expect(rows[0]).toEqual(
      '日期 凭证字 凭证号 附件数 分录序号 摘要 科目代码 科目名称 借方金额 贷方金额 客户 供应商 职员 项目 部门 存货 自定义辅助核算类别 自定义辅助核算编码 自定义辅助核算类别1 自定义辅助核算编码1 数量 单价 原币金额 币别 汇率'.split(
        ' ',
      ),
    );
    expect(rows).toHaveLength(1 + entries.length);
    const at = (row: number, heading: string) => rows[row]![rows[0]!.indexOf(heading)];
    expect(
      ['日期', '凭证字', '凭证号', '分录序号', '科目代码', '借方金额', '贷方金额', '项目', '币别', '汇率'].map((each) =>
        at(2, each),
      ),
    ).toEqual(['2024-03-31', '记', '12', '2', '53010190', '-34.5', '', 'RD01', 'RMB', '1']);
    expect([at(2, '部门'), at(3, '贷方金额'), at(3, '项目'), at(3, '原币金额')]).toEqual([
      '研发中心',
      '1200',
      '',
      '1200',
    ]);
  });

  it('for 云星空 has keys, names, and the head on the first row of the voucher alone', async () => {
    const { name, rows } = await sheet('galaxy');
    expect(name).toBe('凭证#单据头(FBillHead)');
    const at = (row: number, key: string) => rows[row]![rows[0]!.indexOf(key)];
    expect(rows[0]!.slice(0, 3)).toEqual(['FBillHead(GL_VOUCHER)', 'FAccountBookID', 'FDate']);
    expect(at(1, 'FAccountBookID')).toBe('*(单据头)账簿#编码');
    const keys = ['FAccountBookID', 'FDate', 'FYEAR', 'FPERIOD', 'FVOUCHERGROUPID', 'FACCBOOKORGID'];
    expect(keys.map((key) => at(2, key))).toEqual(['001', '2024-03-31', '2024', '3', 'PRE001', '100']);
    expect(keys.map((key) => at(3, key))).toEqual(['', '', '', '', '', '']);
    expect([2, 3, 4].map((row) => at(row, 'FEntity'))).toEqual(['1', '2', '3']);
    expect([2, 3, 4].map((row) => at(row, 'FDetailID#FF100002'))).toEqual(['RD01', 'RD01', '']);
    expect([at(2, 'FDEBIT'), at(3, 'FDEBIT'), at(4, 'FDEBIT'), at(4, 'FCREDIT')]).toEqual([
      '1234.5',
      '-34.5',
      '',
      '1200',
    ]);
    expect(rows).toHaveLength(2 + entries.length);
  });

  it('for KIS is a table with the fields of its standard format, entries from 0', async () => {
    const { fields, rows } = tableOf(await written('kis'));
    const names = fields.map(({ name }) => name);
    expect(names.slice(0, 11)).toEqual(
      'FDATE FTRANSDATE FPERIOD FGROUP FNUM FENTRYID FEXP FACCTID FCLSNAME1 FOBJID1 FOBJNAME1'.split(' '),
    );
    expect(names.slice(-5)).toEqual('FSERIALNO FUNITNAME FREFERENCE FCASHFLOW FHANDLER'.split(' '));
    expect(names).toContain('FATTCHMENT');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      ...{ FDATE: '20240331', FPERIOD: '3', FGROUP: '记', FNUM: '12', FENTRYID: '0', FACCTID: '53010190' },
      ...{ FCLSNAME1: '项目', FOBJID1: 'RD01', FOBJNAME1: '低温压缩机', FCYID: 'RMB', FDC: 'D' },
      ...{ FDEBIT: '1234.50', FCREDIT: '0.00', FPREPARE: '张三', FPOSTED: 'F' },
      FEXP: 'RDM202403-01 RD01 2024年3月研发费用分配 工资薪金',
    });
    expect(rows[1]).toMatchObject({ FDEBIT: '-34.50', FCLSNAME2: '部门', FOBJID2: '研发中心' });
    expect(rows[2]).toMatchObject({ FENTRYID: '2', FDC: 'C', FDEBIT: '0.00', FCREDIT: '1200.00', FCLSNAME1: '' });
  });

  it('in general is a table of 13 columns, as a workbook and as comma-separated values', async () => {
    const headings = '日期 凭证字 凭证号 附单据数 摘要 科目编码 科目名称 借方金额 贷方金额 部门 项目 往来 制单人'.split(
      ' ',
    );
    for (const format of ['xlsx', 'tplus'] as const) {
      const { rows } = await sheet(format);
      expect(rows[0]).toEqual(headings);
      expect(rows[2]!.slice(5, 12)).toEqual([
        '53010190',
        '研发支出-费用化支出-人工费',
        '-34.5',
        '',
        '研发中心',
        'RD01',
        '',
      ]);
      expect(rows).toHaveLength(1 + entries.length);
    }
    const bytes = await written('csv', [
      entry({ summary: '=1+1,"a"', amount: '-34.50' }),
      credit({ amount: '-34.50' }),
    ]);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe(headings.join(','));
    expect(lines[1]).toBe('2024-03-31,记,12,0,"\'=1+1,""a""",53010190,研发支出-费用化支出-人工费,-34.50,,,RD01,,张三');
  });

  it('is the same for the same voucher', async () => {
    for (const format of ['u8', 'kis', 'csv'] as const) expect(await written(format)).toEqual(await written(format));
  });
});
