import { columnHeading, type Resource } from '../declaration/resource';
import type { Call } from '../call';
import type { Field } from '../declaration/field';
import type { WorkbookSheet } from '../../kernel';
import { dictionariesOf, dictionaryOf, type Dictionaries } from '../check-values';
import { workbookColumns } from './column-places';
import { sheetColumn } from './export-workbook';
import { requiredInWorkbook } from './sheet-columns';

const FORM: Partial<Record<Field['kind'], string>> = {
  money: '金额，最多两位小数',
  number: '数字',
  percent: '百分数，5 表示 5%',
  integer: '整数',
  date: '日期，如 2024-01-31',
  month: '月份，如 2024-01',
  year: '年度，如 2024',
};

const EXAMPLE: Partial<Record<Field['kind'], string>> = {
  money: '0.00',
  number: '1',
  percent: '100',
  integer: '1',
  date: '2024-01-31',
  month: '2024-01',
  year: '2024',
};

/** The import template: the official headings with a filled example row and drop-downs, and a sheet of notes. */
export async function templateSheets(call: Call, resource: Resource): Promise<WorkbookSheet[]> {
  const columns = workbookColumns(resource);
  const dictionaries = await dictionariesOf(call, resource);
  const fields = columns.flatMap((column) => ('field' in column ? [column] : []));
  return [
    {
      name: resource.label.zh,
      columns: columns.map((column) => sheetColumn(column, dictionaries)),
      rows: [columns.map((column) => ('field' in column ? example(column.field, dictionaries) : null))],
    },
    {
      name: '填写说明',
      columns: [
        { heading: '列', width: 20, kind: 'text' },
        { heading: '必填', width: 8, kind: 'text' },
        { heading: '填写方法', width: 60, kind: 'text' },
      ],
      rows: fields.map((column) => [
        columnHeading(column),
        requiredInWorkbook(column.field) ? '是' : '否',
        howToFill(column.field, dictionaries),
      ]),
    },
  ];
}

function example(field: Field, dictionaries: Dictionaries): string | null {
  const code = dictionaryOf(field);
  if (code) {
    const entries = dictionaries.get(code) ?? [];
    return (entries.find(({ dictKey }) => dictKey === field.example) ?? entries[0])?.dictValue ?? null;
  }
  return field.example ?? EXAMPLE[field.kind] ?? null;
}

function howToFill(field: Field, dictionaries: Dictionaries): string {
  const code = dictionaryOf(field);
  if (code) return `可填：${(dictionaries.get(code) ?? []).map(({ dictValue }) => dictValue).join('、')}`;
  if ('to' in field) return field.createsMissing ? '名称；没有的会自动新增' : '须为系统中已有的编号';
  return field.hint?.zh ?? FORM[field.kind] ?? '文字';
}
