import { text, type Text } from '@rdm/core/internal/kernel';
import type { YearSummary2015 } from '@rdm/core/internal/ledger';
import {
  fixedRowNames,
  summary2015Columns,
  type FixedRow,
  type LedgerForm,
  type SpentFigures,
  type Summary2015Column,
  type Summary2015Figures,
} from '@rdm/core/tax';
import type { PaperCell, PaperRow } from '../paper/paper-table';
import { headColumns } from './summary2015-columns';

const forms: Readonly<Record<LedgerForm, Text>> = {
  own: text('1 自主研发', '1 Own'),
  entrusted: text('2 委托研发', '2 Entrusted'),
  cooperative: text('3 合作研发', '3 Cooperative'),
  centralised: text('4 集中研发', '4 Centralised'),
};

/** The options as the form numbers them. 税总公告2015年第97号 附件5 */
const options = {
  expenditureType: {
    capitalised: text('01 资本化', '01 Capitalised'),
    expensed: text('02 费用化', '02 Expensed'),
  },
  completion: {
    ongoing: text('01 未完成', '01 Ongoing'),
    ended: text('02 已完成', '02 Ended'),
  },
  relatedParty: { true: text('01 存在', '01 Yes'), false: text('02 不存在', '02 No') },
  overseas: { false: text('01 否', '01 No'), true: text('02 委托境外', '02 Overseas') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Text>>>>;

function optionOf(name: keyof typeof options, key: string | boolean | null): PaperCell {
  const offered: Readonly<Record<string, Text>> = options[name];
  return { words: key === null ? null : (offered[String(key)] ?? String(key)) };
}

const detailName = text('项目明细（填写项目贷方发生额）', 'Projects (their credits)');
const sums = {
  capitalised: text('资本化小计', 'Capitalised'),
  expensed: text('费用化小计', 'Expensed'),
  total: text('合计', 'Total'),
} as const;

type Opens = (figure: string) => (() => void) | undefined;

/** Rows 1 to 6, the projects, their sums. */
export function summary2015Rows(
  summary: YearSummary2015,
  achievement: (key: string) => string,
  opens: Opens,
): readonly PaperRow[] {
  const names = Object.keys(fixedRowNames) as FixedRow[];
  return [
    ...names.map((name, at) => fixedRow(name, at + 1, summary.fixedRows[name], opens)),
    { key: 'detail', strong: true, cells: [{}, { words: detailName }] },
    ...summary.rows.map((row, at): PaperRow => ({
      key: row.key,
      cells: [
        { words: String(names.length + at + 1) },
        { words: row.projectName },
        { words: row.projectCode },
        { words: forms[row.form] },
        optionOf('expenditureType', row.expenditureType),
        optionOf('completion', row.completion),
        optionOf('relatedParty', row.relatedParty),
        optionOf('overseas', row.overseas),
        { words: row.achievements.map(achievement).join('、') || null },
        { words: row.certificateNo },
        ...figures(row, opens),
      ],
    })),
    ...(Object.keys(sums) as (keyof typeof sums)[]).map((name): PaperRow => ({
      key: name,
      strong: true,
      cells: [...heading(null, sums[name]), ...figures(summary[name], opens)],
    })),
  ];
}

/** The columns before the amounts of a row that is no project. */
function heading(number: string | null, name: Text): PaperCell[] {
  return headColumns.map(({ key }) => (key === 'number' ? { words: number } : key === 'name' ? { words: name } : {}));
}

function fixedRow(name: FixedRow, number: number, spent: SpentFigures, opens: Opens): PaperRow {
  const amounts: Readonly<Partial<Record<Summary2015Column, string>>> = spent;
  return {
    key: name,
    cells: [
      ...heading(String(number), fixedRowNames[name]),
      ...summary2015Columns.map((column) => ({ value: amounts[column], onOpen: opens(`${name}/${column}`) })),
    ],
  };
}

function figures({ key, columns }: Summary2015Figures, opens: Opens): PaperCell[] {
  return summary2015Columns.map((column) => ({ value: columns[column], onOpen: opens(`${key}/${column}`) }));
}
