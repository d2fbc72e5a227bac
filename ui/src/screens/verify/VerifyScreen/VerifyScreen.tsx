import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import ClipboardCheck from 'lucide:clipboard-check';
import Lock from 'lucide:lock';
import LockOpen from 'lucide:lock-open';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, ForbiddenState, type RowAction } from '../../../components';
import { allocationSheets } from '../../../resource/allocation-sheets';
import { download } from '../../../resource/download';
import { ExportButton } from '../../../resource/ExportButton';
import { faultOf } from '../../../resource/fault-of';
import { ResourceForm } from '../../../resource/form/ResourceForm';
import { ResourceFormViewModel } from '../../../resource/form/ResourceFormViewModel';
import { rightsOf, type RecordCommands } from '../../../resource/list/record-commands';
import { RegisterList } from '../../../resource/list/RegisterList';
import { useListAddress } from '../../../resource/list/use-list-address';
import { ListYearNotices } from '../../../resource/recompute/ListYearNotices';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { lockRights, verifyScreens, type MonthLocks } from '../month-locks';
import { verifyColumns } from './verify-columns';
import { VerifyViewModel } from './VerifyViewModel';

const labels = {
  verify: text('核对', 'Verify'),
  view: text('查看', 'View'),
  lock: text('锁定', 'Lock'),
  unlock: text('解锁', 'Unlock'),
  remove: text('撤销核对', 'Undo'),
};
const saving = [{ key: 'verify', label: labels.verify, primary: true }];

/** The screen of the register whose menu path is in the URL. */
export default function VerifyScreen() {
  const { pathname } = useLocation();
  const locks = verifyScreens.find(({ path }) => path === pathname);
  return locks ? <VerifyMonths key={locks.path} locks={locks} /> : <Navigate to="/404" replace />;
}

/** The months of a year of one group of cost items beside the vouchers: verify, lock, unlock. */
const VerifyMonths = observer(function VerifyMonths({ locks }: { locks: MonthLocks }) {
  const read = useText();
  const services = useResourceServices();
  const [address] = useSearchParams();
  const [opening] = useState(() => Object.fromEntries(address));
  const { resource } = locks;
  const months = useMemo(() => new VerifyViewModel(locks, services, opening), [locks, services, opening]);
  const columns = useMemo(() => verifyColumns(resource, services.dictionaries), [resource, services]);
  const [form, setForm] = useState<ResourceFormViewModel | null>(null);
  const { list } = months;
  const rights = rightsOf(resource, services.can);
  const may = lockRights(locks);
  const mayVerify = rights.add && rights.edit;
  const [mayLock, mayUnlock] = [services.can(may.lock), services.can(may.unlock)];

  const open = (record: StoredRecord) => {
    const readOnly = !mayVerify || record.verification === 'locked';
    setForm(new ResourceFormViewModel(resource, services, record, readOnly));
  };
  const openStored = async (id: string) => {
    try {
      open(await services.ports.resource(resource).detail({ id }));
    } catch (error) {
      services.toast.refused(faultOf(error));
    }
  };
  useListAddress(list, rights.view, (id) => void openStored(id));

  if (!rights.view || list.fault?.code === 403) return <ForbiddenState />;

  const verify = async () => {
    const record = await months.verify();
    if (record) open(record);
  };
  const save = async () => {
    const ready = await list.export();
    if (ready) download(ready);
  };
  const commands: RecordCommands = { ...(rights.export && { export: () => void save() }) };
  const rowActions = (record: StoredRecord): readonly RowAction[] => {
    const isLocked = record.verification === 'locked';
    const opens = mayVerify && !isLocked ? labels.verify : labels.view;
    return [
      { key: 'open', label: opens, onClick: () => void openStored(record.id) },
      // A month without a stored record has nothing to remove.
      ...(rights.remove && !isLocked && record.version > 0
        ? [{ key: 'remove', label: labels.remove, danger: true, onClick: () => void list.remove([record.id]) }]
        : []),
    ];
  };
  const toolbar = (
    <>
      {mayVerify && (
        <Button
          variant="primary"
          icon={<ClipboardCheck aria-hidden size={16} />}
          loading={months.working}
          onClick={() => void verify()}
        >
          {read(labels.verify)}
        </Button>
      )}
      {mayLock && (
        <Button icon={<Lock aria-hidden size={16} />} onClick={() => void months.lock()}>
          {read(labels.lock)}
        </Button>
      )}
      {mayUnlock && (
        <Button icon={<LockOpen aria-hidden size={16} />} onClick={() => void months.unlock()}>
          {read(labels.unlock)}
        </Button>
      )}
      {services.can(allocationSheets.permission) && (
        <ExportButton label={allocationSheets.label} make={() => months.allocationSheets()} />
      )}
    </>
  );
  return (
    <div className="space-y-3">
      <RegisterList
        list={list}
        dictionaries={services.dictionaries}
        columns={columns}
        commands={commands}
        note={<ListYearNotices list={list} />}
        extra={toolbar}
        selectable={mayVerify || mayLock || mayUnlock}
        rowActions={rowActions}
        onOpen={(id) => void openStored(id)}
        currentKey={form?.record?.id}
      />
      {form && (
        <ResourceForm
          form={form}
          dictionaries={services.dictionaries}
          actions={saving}
          onClose={() => setForm(null)}
          onSaved={() => {
            setForm(null);
            void list.load();
          }}
        />
      )}
    </div>
  );
});
