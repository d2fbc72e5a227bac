import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';

const folder = new URL('../../../tests/fixtures/sample-enterprise/', import.meta.url);

/** Rows with the heading row, and the first row of data, as the XML of each workbook states them. */
const WORKBOOKS: Readonly<Record<string, readonly [rows: number, first: readonly (string | number | null)[]]>> = {
  '01-研发人员.xlsx': [
    41,
    ['秦娜桂', 'E240001', null, '女', '大专', '研发中心', '工程师', '研究人员', '全职', '2023-08-21'],
  ],
  '02-项目.xlsx': [
    9,
    // prettier-ignore
    [2024, 'RD2024001', '低温冷链压缩机控制算法', '本企业自选项目', '新产品开发', '研究阶段', 'zzyf', '费用化', '已结束',
      'E240001', '研发中心', '2024-02-18', '2024-09-28', 50, 320],
  ],
  '03-薪酬.xlsx': [464, ['2024-01', 'E240001', '秦娜桂', 14184.17, 4042.49, 0, 350.33]],
  '04-考勤.xlsx': [464, ['2024-01', 'E240001', '秦娜桂', 184, 180]],
  '05-项目工时.xlsx': [869, ['2024-01', 'RD2024006', 'E240001', '秦娜桂', 6]],
  '06-固定资产.xlsx': [
    14,
    // prettier-ignore
    ['FA240001', '设备1', '设备', 'M-627', '2022-12-25', '2022-12-25', 784807.83, 3, '年限平均法', 36, '研发中心', '研发共用'],
  ],
  '07-固定资产使用.xlsx': [254, ['2024-01', 'RD2024006', 'FA240001', 89, 155]],
  '08-无形资产.xlsx': [7, ['IA24001', '软件1', '软件', '2024-05-10', 245945.82, 24, 'RD2024003', 60]],
  '09-租赁资产.xlsx': [
    70,
    ['ZL24001', '租赁设备1', '恒达租赁', '2024-01-01', '2024-12-31', 3085.22, '2024-01', 'RD2024006', 27, 181],
  ],
  '10-设备动力.xlsx': [
    39,
    // prettier-ignore
    [2024, '01', 'RD2024006', 'FA240001', '设备1', '电', 1, '2024-01-10', '2024-01-17', 4, 7.5, '度', 1.05, '样机试制'],
  ],
  '11-燃料动力.xlsx': [25, ['2024-01', 'RD2024006', '水', null, null, 554]],
  '12-材料.xlsx': [
    172,
    ['2024-06-06', 'LL2400001', 'M0013', '材料0013', 'GB', '千克', 12.3, 322.43, 3965.89, 'RD2024002', '领用'],
  ],
  '13-记账凭证.xlsx': [
    605,
    // prettier-ignore
    ['2024-02-11', '记', 1, 1, 'RD2024001 用于不构成固定资产的', '53010102',
      '研发支出-用于不构成固定资产的样品、样机及一般测试手段购置费', 16291.93, null, 'RD2024001', '研发中心'],
  ],
  '14-科目对应.xlsx': [18, ['53010101', '研发支出-用于中间试验和产品试制的模具、工艺装备开发及制造费', '2.4']],
};

it('knows every workbook of the sample enterprise', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.xlsx'));
  expect(files.sort()).toEqual(Object.keys(WORKBOOKS).sort());
});

it.each(Object.entries(WORKBOOKS))('reads %s', async (file, [count, first]) => {
  const reading = await createSpreadsheetReader().read(readFileSync(new URL(encodeURIComponent(file), folder)));
  if (!reading.ok) throw new Error(reading.fault.name);
  expect(reading.sheet.name).toBe(file.slice(3, -5));
  expect(reading.sheet.rows).toHaveLength(count);
  expect(reading.sheet.rows[1]).toEqual(first);
});
