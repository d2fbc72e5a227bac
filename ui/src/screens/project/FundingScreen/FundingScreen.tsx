import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { FileSpreadsheet } from 'lucide-react';
import { governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import { text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import { download } from '../../../resource/download';
import ResourceScreen from '../../../resource/ResourceScreen';
import { Task } from '../../../resource/Task';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { ExecutionDrawer } from './ExecutionDrawer';

const labels = {
  execution: text('导出预算执行表', 'Export the execution'),
  carriedOut: text('执行情况', 'Execution'),
  account: text('决算表', 'Final account'),
};

/** Government projects with the sheets of how their budgets are carried out. */
const FundingScreen = observer(function FundingScreen() {
  const read = useText();
  const services = useResourceServices();
  const [printing] = useState(() => new Task(services.toast));
  const [looked, setLooked] = useState<{ id: string; name: string } | null>(null);
  const maySee = services.can(ownBudget.permissions.view);
  const mayPrint = services.can(ownBudget.permissions.export);
  const { funding } = services.ports;
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
        rowActions={({ id, name }) => [
          ...(maySee
            ? [{ key: 'execution', label: labels.carriedOut, onClick: () => setLooked({ id, name: String(name) }) }]
            : []),
          ...(mayPrint
            ? [{ key: 'account', label: labels.account, onClick: () => print(() => funding.export({ projectId: id })) }]
            : []),
        ]}
      />
      {looked && <ExecutionDrawer services={services} project={looked} onClose={() => setLooked(null)} />}
    </>
  );
});
export default FundingScreen;
