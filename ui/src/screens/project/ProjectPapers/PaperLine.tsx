import { observer } from 'mobx-react-lite';
import type { PaperOfProject } from '@rdm/core/internal/execution';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button } from '../../../components';
import { download } from '../../../resource/download';
import { useText } from '../../../theme';
import { DownloadButton } from './DownloadButton';
import type { PapersViewModel } from './PapersViewModel';

const labels = {
  standard: text('系统文档', 'Standard layout'),
  standardOf: text('按系统文档下载{name}', 'Download in the standard layout: {name}'),
  own: text('本企业模板：{name}', 'Own template: {name}'),
  lacking: text('缺 {count} 项', '{count} lacking'),
  complete: text('内容齐全', 'Complete'),
};

export interface PaperLineProps {
  paper: PaperOfProject;
  model: PapersViewModel;
}

/** A document: what it lacks or why it cannot be made, and its download. */
export const PaperLine = observer(function PaperLine({ paper, model }: PaperLineProps) {
  const read = useText();
  const { kind, label, refused, lacking, template } = paper;
  const saveStandard = async () => {
    const file = await model.make(kind, { own: false });
    if (file) download(file);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{read(label)}</span>
          {template && <Badge tone="accent">{read(fill(labels.own, { name: template.name }))}</Badge>}
        </p>
        {refused && <p className="text-table text-warning">{read(refused)}</p>}
        {!refused && lacking.length === 0 && <p className="text-table text-success">{read(labels.complete)}</p>}
        {!refused && lacking.length > 0 && (
          <details className="text-table text-dim">
            <summary className="cursor-pointer">{read(fill(labels.lacking, { count: lacking.length }))}</summary>
            <ul className="ml-4 list-disc">
              {lacking.map((each) => (
                <li key={each.zh}>{read(each)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {!refused && (
        <div className="flex gap-2">
          {template && (
            <Button
              size="small"
              variant="text"
              aria-label={read(fill(labels.standardOf, { name: read(label) }))}
              disabled={model.making !== null}
              onClick={() => void saveStandard()}
            >
              {read(labels.standard)}
            </Button>
          )}
          <DownloadButton kind={kind} name={label} model={model} make={() => model.make(kind)} />
        </div>
      )}
    </li>
  );
});
