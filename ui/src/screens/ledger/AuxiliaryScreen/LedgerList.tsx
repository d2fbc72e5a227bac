import { observer } from 'mobx-react-lite';
import Search from 'lucide:search';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, Badge, classNames, Input } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';
import { isDraft } from './LedgerReports';
import type { AuxiliaryViewModel } from './AuxiliaryViewModel';

const labels = {
  list: text('本年度辅助账', 'Ledgers of the year'),
  search: text('搜索项目、支出类型、完成情况', 'Search project, type, status'),
  none: text('没有符合的项目，请更改搜索内容', 'No project matches; change what is searched'),
  count: text('共 {count} 本', '{count} {count|ledger|ledgers}'),
};

export interface LedgerListProps {
  screen: AuxiliaryViewModel;
  dictionaries: DictionaryStore;
}

/** The ledgers of the year with their totals; choosing one opens it. */
export const LedgerList = observer(function LedgerList({ screen, dictionaries }: LedgerListProps) {
  const read = useText();
  const { found, chosen } = screen;
  return (
    <nav aria-label={read(labels.list)} className="min-w-0 rounded-md border border-line bg-raised">
      <div className="border-b border-line p-2">
        <Input
          type="search"
          aria-label={read(labels.search)}
          placeholder={read(labels.search)}
          value={screen.search}
          prefix={<Search aria-hidden size={16} />}
          onChange={(search) => screen.setSearch(search)}
        />
      </div>
      <ul className="max-h-52 divide-y divide-line overflow-auto lg:max-h-[72dvh]">
        {found.map((ledger) => (
          <li key={ledger.id}>
            <button
              type="button"
              aria-current={ledger.id === chosen || undefined}
              onClick={() => void screen.choose(ledger.id)}
              className={classNames(
                'block w-full px-3 py-2 text-left text-table hover:bg-hover focus-visible:-outline-offset-2',
                ledger.id === chosen && 'bg-accent-soft',
              )}
            >
              <span className="block truncate font-semibold" title={String(ledger.projectName)}>
                {String(ledger.projectCode)} {String(ledger.projectName)}
              </span>
              <span className="mt-1 flex items-center gap-1">
                <Badge>{dictionaries.labelOf('expenditure_type', String(ledger.expenditureType))}</Badge>
                <Badge>{dictionaries.labelOf('completion', String(ledger.completion))}</Badge>
                {!isDraft(ledger) && <Badge>{dictionaries.labelOf('data_status', 'submit')}</Badge>}
                <span className="ml-auto">
                  <Amount value={String(ledger.total)} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="border-t border-line px-3 py-1.5 text-hint text-dim">
        {read(found.length === 0 ? labels.none : fill(labels.count, { count: found.length }))}
      </p>
    </nav>
  );
});
