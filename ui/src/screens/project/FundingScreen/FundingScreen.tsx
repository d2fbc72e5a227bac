import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import FileSpreadsheet from 'lucide:file-spreadsheet';
import { externalUnitBudget, governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import { text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import { download } from '../../../resource/download';
import ResourceScreen from '../../../resource/ResourceScreen';
import { Task } from '../../../resource/Task';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { DivisionDrawer } from './DivisionDrawer';
import { ExecutionDrawer } from './ExecutionDrawer';

const labels = {
  execution: text('导出预算执行表', 'Export the execution'),
  budget: text('编制预算', 'Budget'),
  carriedOut: text('执行情况', 'Execution'),
  account: text('决算表', 'Final account'),
};

interface Opened {
  readonly drawer: 'division' | 'execution';
  readonly id: string;
  readonly name: string;
  /** Reads the list again, where it stands. */
  readonly reload: () => void;
}

/** Government projects with the sheets of how their budgets are carried out. */
const FundingScreen = observer(function FundingScreen() {
  const read = useText();
  const services = useResourceServices();
  const [printing] = useState(() => new Task(services.toast));
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayDivide = [governmentProjectBudget, ownBudget, externalUnitBudget].every(
    ({ permissions: { view, add, edit, remove } }) =>
      [view, add, edit, remove].every((permission) => services.can(permission)),
  );
  const maySee = services.can(ownBudget.permissions.view);
  const mayPrint = services.can(ownBudget.permissions.export);
  const { funding } = services.ports;
  const close = () => setOpened(null);
  const print = (made: () => Promise<Download>) => void printing.run(async () => download(await made()));
  return (
    <>
      <ResourceScreen
        resource={governmentProjectBudget}
        toolbar={
          mayPrint && (
            <Button
              icon={<FileSpreadsheet aria-hidden size={16} />}
              loading={printing.running}
              onClick={() => print(() => funding.exportList({ current: 1, size: -1 }))}
            >
              {read(labels.execution)}
            </Button>
          )
        }
        rowActions={({ id, name }, reload) => [
          ...(mayDivide
            ? [
                {
                  key: 'budget',
                  label: labels.budget,
                  onClick: () => setOpened({ drawer: 'division', id, name: String(name), reload }),
                },
              ]
            : []),
          ...(maySee
            ? [
                {
                  key: 'execution',
                  label: labels.carriedOut,
                  onClick: () => setOpened({ drawer: 'execution', id, name: String(name), reload }),
                },
              ]
            : []),
          ...(mayPrint
            ? [{ key: 'account', label: labels.account, onClick: () => print(() => funding.export({ projectId: id })) }]
            : []),
        ]}
      />
      {opened?.drawer === 'execution' && <ExecutionDrawer services={services} project={opened} onClose={close} />}
      {opened?.drawer === 'division' && (
        <DivisionDrawer services={services} project={opened} onClose={close} onSaved={opened.reload} />
      )}
    </>
  );
});
export default FundingScreen;
