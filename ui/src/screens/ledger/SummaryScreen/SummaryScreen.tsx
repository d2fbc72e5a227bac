import { text } from '@rdm/core/internal/kernel';
import type { YearSummary2021 } from '@rdm/core/internal/ledger';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { PaperTable } from '../paper/PaperTable';
import { SummaryPage } from '../SummaryPage';
import { columns, summaryRows, type SummaryWords } from './summary-table';

const title = text('研发支出辅助账汇总表（2021版）', 'Summary of the R&D ledgers (2021 edition)');

const wordsOf = (dictionaries: DictionaryStore): SummaryWords => ({
  completion: (key) => dictionaries.labelOf('completion', key),
  expenditureType: (key) => dictionaries.labelOf('expenditure_type', key),
});

/** 2021版研发支出辅助账汇总表 of a year. */
export default function SummaryScreen() {
  return (
    <SummaryPage<YearSummary2021>
      title={title}
      read={({ ports }, asked) => ports.ledger.summary(asked)}
      exported={({ ports }, year) => ports.ledger.exportSummary({ year, type: '2021' })}
      table={(summary, opens, { dictionaries }) => (
        <PaperTable label={title} columns={columns} rows={summaryRows(summary, wordsOf(dictionaries), opens)} onCards />
      )}
    />
  );
}
