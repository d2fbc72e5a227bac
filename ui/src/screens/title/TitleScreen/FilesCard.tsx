import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import type { TitleOverview } from '@rdm/core/internal/title';
import { Badge, Button, Card, ProgressBar } from '../../../components';
import { useText } from '../../../theme';
import type { TitleViewModel } from './TitleViewModel';

const labels = {
  title: text('材料', 'Files'),
  completeness: text('完整度 {percent}%', 'Complete to {percent}%'),
  missing: text('还缺少：{what}', 'Still missing: {what}'),
  there: text('{count} 个文件', '{count} {count|file|files}'),
  required: text('缺少（必需）', 'Missing (required)'),
  optional: text('无（可选）', 'None (optional)'),
  file: text('文件 {number}', 'File {number}'),
  document: text('下载 Word', 'Word'),
  workbook: text('下载 Excel', 'Excel'),
  pack: text('打包全部材料', 'All files as one archive'),
};

/** The files of an application by slot, how complete it is, and its papers. */
export const FilesCard = observer(function FilesCard(props: { screen: TitleViewModel; overview: TitleOverview }) {
  const { screen, overview } = props;
  const read = useText();
  const { slots, completeness, missing } = overview;
  const shownMissing = fill(labels.missing, { what: joined(missing) });
  const percent = fill(labels.completeness, { percent: completeness });
  return (
    <Card title={labels.title} extra={<span className="text-dim">{read(percent)}</span>}>
      <div className="space-y-3">
        <ProgressBar label={percent} value={completeness} tone={completeness === 100 ? 'success' : 'accent'} />
        {missing.length > 0 && <p className="text-warning">{read(shownMissing)}</p>}
        <ul className="divide-y divide-line">
          {slots.map(({ field, label, required, files }) => (
            <li key={field} className="flex min-h-9 flex-wrap items-center gap-2 py-1">
              <span className="min-w-0 flex-1">
                {read(label)}
                {screen.remarkOf(field) && (
                  <span className="block text-hint text-danger">{screen.remarkOf(field)}</span>
                )}
              </span>
              {files.length === 0 ? (
                <Badge tone={required ? 'danger' : 'neutral'}>
                  {read(required ? labels.required : labels.optional)}
                </Badge>
              ) : (
                <>
                  <Badge tone="success">{read(fill(labels.there, { count: files.length }))}</Badge>
                  {files.map((id, at) => (
                    <Button key={id} variant="text" size="small" onClick={() => void screen.saveFile(id)}>
                      {read(fill(labels.file, { number: at + 1 }))}
                    </Button>
                  ))}
                </>
              )}
            </li>
          ))}
        </ul>
        {screen.mayPrint && (
          <div className="flex flex-wrap gap-2">
            <Button loading={screen.working} onClick={() => void screen.print('document')}>
              {read(labels.document)}
            </Button>
            <Button loading={screen.working} onClick={() => void screen.print('workbook')}>
              {read(labels.workbook)}
            </Button>
            <Button loading={screen.working} onClick={() => void screen.print('pack')}>
              {read(labels.pack)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
});
