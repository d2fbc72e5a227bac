import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import { ledgerSheets2015, type Ledger2015Sheet, type LedgerSheet } from '@rdm/core/internal/ledger';
import type { LedgerForm } from '@rdm/core/tax';
import { Tabs } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { PaperSheet } from '../paper/PaperSheet';
import { SourcesLine } from '../paper/SourcesLine';
import { PaperTable } from '../paper/PaperTable';
import { columns as columns2021, ledger2021Rows } from './ledger2021-table';
import { ledger2015Columns, ledger2015Rows } from './ledger2015-table';
import type { Adjusts, Opens } from './ledger-links';
import type { Folding } from './ledger-rows';
import { monthGroups } from './month-groups';
import type { AuxiliaryViewModel } from './AuxiliaryViewModel';

export type Edition = '2021' | '2015';

const title2021 = text('研发支出辅助账（2021版）', 'R&D ledger (2021 edition)');
const forms: Readonly<Record<LedgerForm, Text>> = {
  own: text('自主研发“研发支出”辅助账', 'R&D ledger, own development'),
  entrusted: text('委托研发“研发支出”辅助账', 'R&D ledger, entrusted development'),
  cooperative: text('合作研发“研发支出”辅助账', 'R&D ledger, cooperative development'),
  centralised: text('集中研发“研发支出”辅助账', 'R&D ledger, centralised development'),
};
const foot = [text('会计主管：', 'Chief accountant:'), text('录入人：', 'Entered by:')];
const formsLabel = text('研发形式', 'Forms of development');

export interface OpenLedgerProps {
  screen: AuxiliaryViewModel;
  sheet: LedgerSheet;
  edition: Edition;
  dictionaries: DictionaryStore;
  opens: Opens;
  adjusts: Adjusts;
  /** Whether the page of the sources can be opened. */
  toSources: boolean;
}

/** The ledger of a project as printed. A project with two forms of development has two ledgers in the 2015版. */
export const OpenLedger = observer(function OpenLedger(props: OpenLedgerProps) {
  const { screen, sheet, edition, dictionaries, opens, adjusts, toSources } = props;
  const folding: Folding = {
    groups: monthGroups,
    isFolded: (month) => screen.folded.has(month),
    onToggle: (month) => screen.toggleMonth(month),
  };
  const completion = dictionaries.labelOf('completion', sheet.completion);
  const expenditure = dictionaries.labelOf('expenditure_type', sheet.expenditureType);
  const head = [
    text(`项目编号：${sheet.projectCode}`, `Project: ${sheet.projectCode}`),
    text(`项目名称：${sheet.projectName}`, `Name: ${sheet.projectName}`),
    text(`完成情况：${completion}`, `Completion: ${completion}`),
    text(`支出类型：${expenditure}`, `Expenditure: ${expenditure}`),
  ];
  const note = <SourcesLine year={sheet.year} sources={sheet.sources} linked={toSources} />;
  if (edition === '2021') {
    return (
      <PaperSheet title={title2021} head={head} note={note} foot={foot}>
        <PaperTable label={title2021} columns={columns2021} rows={ledger2021Rows(sheet, folding, opens, adjusts)} />
      </PaperSheet>
    );
  }
  const parts = ledgerSheets2015(sheet);
  const paper = (part: Ledger2015Sheet) => (
    <PaperSheet title={forms[part.form]} head={head} note={note} foot={foot}>
      <PaperTable
        label={forms[part.form]}
        columns={ledger2015Columns(part)}
        rows={ledger2015Rows(sheet, part, folding, opens)}
      />
    </PaperSheet>
  );
  if (parts.length === 1) return paper(parts[0]!);
  return (
    <Tabs
      label={formsLabel}
      tabs={parts.map((part) => ({ key: part.form, label: forms[part.form], content: paper(part) }))}
    />
  );
});
