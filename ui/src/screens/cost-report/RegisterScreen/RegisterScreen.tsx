import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import ListTree from 'lucide:list-tree';
import Table2 from 'lucide:table-2';
import { equipmentPower, fixedAsset, intangibleAsset, reportOfResource } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { Button, type RowAction } from '../../../components';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useText } from '../../../theme';
import { SchedulesDialog } from '../AssetSchedules/SchedulesDialog';
import { PowerMonthView } from '../PowerMonthView/PowerMonthView';
import { ReportView } from './ReportView';

const labels = {
  report: text('项目归集表', 'Cost by project'),
  power: text('项目动力表', 'Power by project'),
};

/** Registers whose assets have schedules, and what their button says. */
const scheduled = new Map([
  [fixedAsset.name, { register: 'ofFixedAsset', label: text('折旧计划', 'Schedules') }],
  [intangibleAsset.name, { register: 'ofIntangible', label: text('摊销计划', 'Schedules') }],
] as const);

/**
 * A register. A register that is allocated to cost has a button for its report, equipment power also one for its form
 * by project, assets their schedules. The URL selects the view (`?view=report`).
 */
const RegisterScreen = observer(function RegisterScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const [address, setAddress] = useSearchParams();
  const [asset, setAsset] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const report = reportOfResource(resource);
  if (report === null) return <LaidOutScreen resource={resource} />;
  const hasForm = resource.name === equipmentPower.name;
  const view = address.get('view');
  const close = () => setAddress({});
  if (view === 'report') return <ReportView key={report} name={report} onClose={close} />;
  if (view === 'power' && hasForm) return <PowerMonthView onClose={close} />;
  const toolbar = (
    <>
      <Button icon={<Table2 aria-hidden size={16} />} onClick={() => setAddress({ view: 'report' })}>
        {read(labels.report)}
      </Button>
      {hasForm && (
        <Button icon={<ListTree aria-hidden size={16} />} onClick={() => setAddress({ view: 'power' })}>
          {read(labels.power)}
        </Button>
      )}
    </>
  );
  const schedules = scheduled.get(resource.name);
  if (!schedules) return <ResourceScreen resource={resource} toolbar={toolbar} />;
  const rowActions = (record: StoredRecord): readonly RowAction[] => [
    {
      key: 'schedules',
      label: schedules.label,
      onClick: () => setAsset({ id: record.id, name: `${String(record.assetsCode)} ${String(record.assetsName)}` }),
    },
  ];
  return (
    <>
      <ResourceScreen resource={resource} toolbar={toolbar} rowActions={rowActions} />
      {asset && (
        <SchedulesDialog key={asset.id} register={schedules.register} asset={asset} onClose={() => setAsset(null)} />
      )}
    </>
  );
});

export default RegisterScreen;
