import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { intellectualProperty, type RegistryRow } from '@rdm/core/internal/achievement';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Button,
  DataTable,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  type Column,
  type Tone,
} from '../../../components';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText, type Label } from '../../../theme';
import { RefreshViewModel, rowKey } from './RefreshViewModel';

const labels = {
  title: text('从天眼查更新知识产权', 'Refresh from the company registry'),
  table: text('与天眼查比较', 'Compared with the registry'),
  kind: text('比较结果', 'Result'),
  code: text('知识产权编号', 'Number'),
  name: text('知识产权名称', 'Name'),
  type: text('类型', 'Kind'),
  differences: text('差异', 'Differences'),
  difference: text('{field}：{stored} → {found}', '{field}: {stored} → {found}'),
  empty: text('空', 'empty'),
  same: text('登记的知识产权与天眼查一致', 'The register agrees with the registry'),
  asked: text(
    '按“{company}”查询，本月已调用 {used} 次{limit}。',
    'Searched for “{company}”; {used} calls this month{limit}.',
  ),
  limit: text('，上限 {limit} 次', ', of {limit} allowed'),
  partial: text(
    '调用次数不足，没有读完全部记录，未列出本系统独有的知识产权。',
    'The calls did not suffice to read all, so what only the register has is not listed.',
  ),
  unread: text(
    '有 {count} 条记录缺少编号、名称或类型，没有读入。',
    '{count} entries lack number, name or kind and were not read.',
  ),
  take: text('采用所选（{count}）', 'Take the chosen ({count})'),
  close: text('关闭', 'Close'),
};

const kinds: Readonly<Record<RegistryRow['kind'], readonly [Label, Tone]>> = {
  new: [text('新增', 'New'), 'success'],
  changed: [text('有变化', 'Changed'), 'warning'],
  unknown: [text('天眼查没有', 'Not in the registry'), 'neutral'],
};

export interface RefreshDialogProps {
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** What the company registry has beside the register; each row is taken by itself. */
export const RefreshDialog = observer(function RefreshDialog({ onTaken, onClose }: RefreshDialogProps) {
  const read = useText();
  const services = useResourceServices();
  const [view] = useState(() => new RefreshViewModel(services));
  useEffect(() => void view.load(), [view]);
  useEffect(() => void services.dictionaries.load(['ipr_type']), [services]);
  const { preview, fault, chosenCount } = view;
  const take = async () => {
    if (await view.take()) onTaken();
  };
  return (
    <Dialog
      open
      size="large"
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.close)}</Button>
          <Button variant="primary" disabled={chosenCount === 0} loading={view.isTaking} onClick={() => void take()}>
            {read(fill(labels.take, { count: chosenCount }))}
          </Button>
        </>
      }
    >
      {fault && <ErrorState title={fault.message} onRetry={() => void view.load()} />}
      {!preview && !fault && <Skeleton lines={6} />}
      {preview && !fault && <Compared view={view} typeOf={(key) => services.dictionaries.labelOf('ipr_type', key)} />}
    </Dialog>
  );
});

interface ComparedProps {
  readonly view: RefreshViewModel;
  readonly typeOf: (key: string) => string;
}

const Compared = observer(function Compared({ view, typeOf }: ComparedProps) {
  const read = useText();
  const { preview, rows, chosen } = view;
  if (!preview) return null;
  const { company, used, limit, isComplete, unread } = preview;
  const columns: readonly Column<RegistryRow>[] = [
    {
      key: 'kind',
      title: labels.kind,
      width: 130,
      render: ({ kind }) => <Badge tone={kinds[kind][1]}>{read(kinds[kind][0])}</Badge>,
    },
    { key: 'code', title: labels.code, width: 180, primary: true },
    { key: 'name', title: labels.name, width: 260 },
    { key: 'type', title: labels.type, width: 150, render: ({ type }) => typeOf(type) },
    {
      key: 'differences',
      title: labels.differences,
      width: 320,
      render: ({ differences }) =>
        differences
          .map(({ field, stored, found }) =>
            read(
              fill(labels.difference, {
                field: read(intellectualProperty.fields[field as keyof typeof intellectualProperty.fields].label),
                stored: stored || read(labels.empty),
                found,
              }),
            ),
          )
          .join('；'),
    },
  ];
  return (
    <div className="space-y-3">
      <p className="text-dim">
        {read(fill(labels.asked, { company, used, limit: limit === null ? '' : read(fill(labels.limit, { limit })) }))}
      </p>
      {!isComplete && <p className="text-warning">{read(labels.partial)}</p>}
      {unread > 0 && <p className="text-warning">{read(fill(labels.unread, { count: unread }))}</p>}
      <DataTable
        label={labels.table}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        selection={{ selected: chosen, onChange: (keys) => view.choose([...keys]) }}
        empty={<EmptyState title={labels.same} />}
      />
    </div>
  );
});
