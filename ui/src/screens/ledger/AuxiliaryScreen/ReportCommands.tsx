import { observer } from 'mobx-react-lite';
import CalendarPlus from 'lucide:calendar-plus';
import Send from 'lucide:send';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { projectReport } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import { isDraft, type LedgerReports } from './LedgerReports';

const labels = {
  submit: text('提交本账', 'Submit this ledger'),
  submitAll: text('提交本年度', 'Submit the year'),
  goOn: text('结转下年', 'Carry over'),
};

export interface ReportCommandsProps {
  reports: LedgerReports;
  /** Those of the year. */
  ledgers: readonly StoredRecord[];
  /** The id of the one that is open. */
  chosen: string | null;
  can: (permission: string) => boolean;
}

/** Commands on the ledgers of the year and on the open one. */
export const ReportCommands = observer(function ReportCommands(props: ReportCommandsProps) {
  const { reports, ledgers, chosen, can } = props;
  const read = useText();
  const open = ledgers.find(({ id }) => id === chosen);
  const drafts = ledgers.filter(isDraft);
  const { working } = reports;
  return (
    <>
      {can(projectReport.permissions.edit) && (
        <>
          {open && (
            <Button
              icon={<Send aria-hidden size={16} />}
              disabled={working || !isDraft(open)}
              onClick={() => void reports.submit([open])}
            >
              {read(labels.submit)}
            </Button>
          )}
          <Button disabled={working || drafts.length === 0} onClick={() => void reports.submit(drafts)}>
            {read(labels.submitAll)}
          </Button>
        </>
      )}
      {open && can(project.permissions.add) && (
        <Button
          icon={<CalendarPlus aria-hidden size={16} />}
          disabled={working}
          onClick={() => void reports.goOn(open)}
        >
          {read(labels.goOn)}
        </Button>
      )}
    </>
  );
});
