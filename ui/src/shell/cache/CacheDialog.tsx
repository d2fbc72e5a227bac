import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { CacheEntry } from '@rdm/core/internal/platform';
import {
  Button,
  DataTable,
  Dialog,
  EmptyState,
  Field,
  Select,
  Tabs,
  useConfirm,
  useToast,
  type Column,
} from '../../components';
import { usePorts, useSession } from '../services';
import { useText } from '../../theme';
import { cacheTypes, CacheViewModel } from './CacheViewModel';

const labels = {
  title: text('清理后端缓存', 'Clear the server’s cache'),
  ways: text('清理方式', 'What to clear'),
  byType: text('按类型清理', 'By type'),
  list: text('缓存列表', 'Cached items'),
  type: text('缓存类型', 'Type'),
  key: text('缓存键名', 'Key'),
  confirm: text('确定', 'OK'),
  remove: text('删除', 'Delete'),
  nothing: text('服务器当前没有缓存内容', 'The cache of the server is empty'),
};

const columns: readonly Column<CacheEntry>[] = [
  { key: 'key', title: labels.key, primary: true, width: 180 },
  { key: 'name', title: text('内容', 'Content'), width: 260 },
];
const keyOf = ({ key }: CacheEntry) => key;

/** 清理后端缓存: clears the server's caches, for the platform's administrators. */
export const CacheDialog = observer(function CacheDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const ports = usePorts();
  const session = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const [cache] = useState(
    () => new CacheViewModel({ caches: ports.caches, dictionaries: ports.dictionaryRecords, confirm, toast }),
  );
  useEffect(() => void cache.load(), [cache]);
  const mayRemove = session.can('cache_delete');
  const byType = (
    <div className="space-y-3 pt-3">
      <Field label={labels.type}>
        <Select options={cacheTypes} value={cache.type} onChange={(type) => type && cache.setType(type)} />
      </Field>
      <Field label={labels.key} error={cache.fault?.message}>
        <Select options={cache.keys} value={cache.key} onChange={(key) => cache.setKey(key ?? '')} />
      </Field>
      <Button variant="primary" disabled={cache.key === ''} loading={cache.working} onClick={() => void cache.clear()}>
        {read(labels.confirm)}
      </Button>
    </div>
  );
  const list = (
    <div className="space-y-3 pt-3">
      <DataTable
        label={labels.list}
        columns={columns}
        rows={cache.entries ?? []}
        rowKey={keyOf}
        loading={!cache.entries && !cache.fault}
        error={cache.fault?.message}
        onRetry={() => void cache.load()}
        empty={<EmptyState title={labels.nothing} />}
        selection={mayRemove ? { selected: cache.selected, onChange: cache.select } : undefined}
      />
      {mayRemove && (
        <Button variant="danger" loading={cache.working} onClick={() => void cache.remove()}>
          {read(labels.remove)}
        </Button>
      )}
    </div>
  );
  return (
    <Dialog open size="medium" title={labels.title} onClose={onClose}>
      <Tabs
        label={labels.ways}
        tabs={[
          ...(mayRemove ? [{ key: 'type', label: labels.byType, content: byType }] : []),
          { key: 'list', label: labels.list, content: list },
        ]}
      />
    </Dialog>
  );
});
