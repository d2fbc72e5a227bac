import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import FileDown from 'lucide:file-down';
import type { PaperKind } from '@rdm/core/internal/execution';
import { text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Field,
  Input,
  Select,
  Skeleton,
  useDrawnRows,
  WideTable,
} from '../../../components';
import { download } from '../../../resource/download';
import { useText } from '../../../theme';
import { useProjectServices } from '../project-services';
import { PlaceholdersViewModel } from './PlaceholdersViewModel';

const labels = {
  title: text('占位符说明', 'Placeholders'),
  hint: text(
    '在 Word 文档中写入占位符，生成文档时换成项目的内容。{{#成员}} 与 {{/成员}} 写在表格同一行的首尾两格，每名成员一行；没有内容的留空。',
    'Write placeholders into a Word document; they are replaced by what is known of the project. {{#成员}} and {{/成员}} stand in the first and last cell of one row, which is repeated for each member; what is not known is left empty.',
  ),
  kind: text('文档', 'Document'),
  seek: text('查找占位符', 'Find a placeholder'),
  sample: text('下载样例模板', 'Download a sample template'),
  typed: text('占位符', 'Placeholder'),
  meaning: text('含义', 'Meaning'),
  register: text('数据来源', 'Entered in'),
  example: text('示例', 'Example'),
  printed: text('系统文档使用', 'In the standard layout'),
  none: text('没有符合的占位符', 'No placeholder matches'),
  clear: text('清除查找', 'Show all'),
};

const columns = [labels.typed, labels.meaning, labels.register, labels.example];

/** The placeholders of own templates by document, with a sample to begin with. */
export const PlaceholderHelp = observer(function PlaceholderHelp() {
  const read = useText();
  const services = useProjectServices();
  const help = useMemo(() => new PlaceholdersViewModel(services), [services]);
  useEffect(() => void help.load(), [help]);
  const { known, rows } = help;
  const drawn = useDrawnRows(rows, columns.length);
  const sample = async () => {
    const file = await help.sample();
    if (file) download(file);
  };
  return (
    <Card
      title={labels.title}
      extra={
        <Button
          size="small"
          icon={<FileDown aria-hidden size={14} />}
          loading={help.sampling.running}
          onClick={() => void sample()}
        >
          {read(labels.sample)}
        </Button>
      }
    >
      <p className="mb-3 text-hint text-dim">{read(labels.hint)}</p>
      <div className="mb-3 flex flex-wrap gap-3">
        <Field label={labels.kind} className="w-60">
          <Select
            options={services.dictionaries.options('project_paper')}
            value={help.kind}
            onChange={(kind) => kind && help.choose(kind as PaperKind)}
          />
        </Field>
        <Field label={labels.seek} className="w-60">
          <Input type="search" value={help.sought} onChange={(sought) => help.seek(sought)} />
        </Field>
      </div>
      {known.fault && <ErrorState hint={known.fault.message} onRetry={() => void known.retry()} />}
      {!known.fault && !known.value && <Skeleton lines={8} />}
      {!known.fault && known.value && rows.length === 0 && (
        <EmptyState title={labels.none} action={<Button onClick={() => help.seek('')}>{read(labels.clear)}</Button>} />
      )}
      {!known.fault && rows.length > 0 && (
        <WideTable label={labels.title}>
          <thead className="text-left text-dim">
            <tr>
              {columns.map((label) => (
                <th key={label.en} className="py-1 pr-3 font-normal">
                  {read(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ typed, place, example }) => (
              <tr key={place.name} className="border-t border-line align-top">
                <th scope="row" className="max-w-100 min-w-40 py-1 pr-3 text-left font-mono font-normal break-words">
                  {typed}
                </th>
                <td className="min-w-30 py-1 pr-3">
                  {read(place.label)} {place.printed && <Badge>{read(labels.printed)}</Badge>}
                </td>
                <td className="py-1 pr-3 whitespace-nowrap">{read(place.register)}</td>
                <td className="min-w-40 py-1 text-dim">{example}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Card>
  );
});
