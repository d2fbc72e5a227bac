import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import Save from 'lucide:save';
import Sparkles from 'lucide:sparkles';
import { subjectMatch, type SubjectStanding } from '@rdm/core/internal/finance';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Card, EmptyState, TableOrCards } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { matchColumns } from './match-columns';
import type { MatchSubjectViewModel } from './MatchSubjectViewModel';

const labels = {
  table: text('科目对应', 'Account matching'),
  proposals: text('采用全部建议', 'Take all proposals'),
  save: text('保存', 'Save'),
  unmatched: text('未对应科目 {count} 个', 'Accounts not matched: {count}'),
  unsaved: text('，未保存 {count} 个', ', not saved: {count}'),
  empty: text('还没有凭证科目，请先导入记账凭证', 'There are no accounts yet; import the vouchers first'),
};

const rowKey = ({ subjectCode }: SubjectStanding) => subjectCode;

/** The accounts in one table, unmatched ones first. */
export const MatchGrid = observer(function MatchGrid(props: {
  screen: MatchSubjectViewModel;
  services: ResourceServices;
}) {
  const { screen, services } = props;
  const read = useText();
  const { standings, fault } = screen;
  const mayMatch = services.can(subjectMatch.permissions.edit) && services.can(subjectMatch.permissions.add);
  const items = services.dictionaries.options('matched_item');
  const columns = useMemo(
    () => matchColumns({ items, mayMatch, screen, standings: standings ?? [] }),
    [screen, standings, items, mayMatch],
  );
  const unsaved = screen.isUnsaved ? read(fill(labels.unsaved, { count: screen.chosen.size })) : '';
  return (
    <div className="space-y-3">
      <div role="toolbar" aria-label={read(labels.table)} className="flex flex-wrap items-center gap-2">
        {mayMatch && (
          <>
            <Button
              variant="primary"
              icon={<Save aria-hidden size={16} />}
              loading={screen.saving}
              disabled={!screen.isUnsaved}
              onClick={() => void screen.save()}
            >
              {read(labels.save)}
            </Button>
            <Button icon={<Sparkles aria-hidden size={16} />} onClick={() => screen.takeProposals()}>
              {read(labels.proposals)}
            </Button>
          </>
        )}
        {standings && (
          <span aria-live="polite" className="text-dim">
            {read(fill(labels.unmatched, { count: screen.unmatched }))}
            {unsaved}
          </span>
        )}
      </div>
      <Card flush>
        <TableOrCards
          label={labels.table}
          columns={columns}
          rows={standings ?? []}
          rowKey={rowKey}
          loading={!standings && !fault}
          error={fault?.message}
          onRetry={() => void screen.load()}
          empty={<EmptyState title={labels.empty} />}
        />
      </Card>
    </div>
  );
});
