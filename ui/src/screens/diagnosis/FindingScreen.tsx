import { useState } from 'react';
import { diagnosisFinding } from '@rdm/core/internal/diagnosis';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';
import { SettleDialog, type FindingToSettle } from './SettleDialog';

const labels = { settle: text('处理', 'Settle') };
/** 是 of the dictionary `yes_no`. */
const YES = '2';

const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The findings of all diagnoses, to be settled. */
export default function FindingScreen() {
  const { ports, can } = useResourceServices();
  const [asked, setAsked] = useState<{ finding: FindingToSettle; reload: () => void } | null>(null);
  const ask = (record: StoredRecord, reload: () => void) =>
    setAsked({
      finding: {
        ...{ id: record.id, finding: String(record.finding ?? ''), advice: words(record.advice) },
        ...{ responsible: words(record.responsible), dueOn: words(record.dueOn), done: record.done === YES },
        doneRemark: words(record.doneRemark),
      },
      reload,
    });
  return (
    <>
      <ResourceScreen
        resource={diagnosisFinding}
        rowActions={(record, reload) =>
          can(diagnosisFinding.permissions.edit)
            ? [{ key: 'settle', label: labels.settle, onClick: () => ask(record, reload) }]
            : []
        }
      />
      {asked && (
        <SettleDialog
          finding={asked.finding}
          settle={(settled) => ports.diagnosis.settle(settled)}
          onSettled={() => {
            setAsked(null);
            asked.reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
