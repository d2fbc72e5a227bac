import { observer } from 'mobx-react-lite';
import { FileDown } from 'lucide-react';
import type { PaperOfProject } from '@rdm/core/internal/execution';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button } from '../../../components';
import { download } from '../../../resource/download';
import { useText } from '../../../theme';
import type { PapersViewModel } from './PapersViewModel';

const labels = {
  download: text('下载', 'Download'),
  downloadOf: text('下载{name}', 'Download: {name}'),
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
  const save = async (own: boolean) => {
    const file = await model.make(kind, { own });
    if (file) download(file);
  };
  const named = (sentence: typeof labels.downloadOf) =>
    read(text(fill(sentence, { name: label.zh }).zh, fill(sentence, { name: label.en }).en));
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
              aria-label={named(labels.standardOf)}
              disabled={model.making !== null}
              onClick={() => void save(false)}
            >
              {read(labels.standard)}
            </Button>
          )}
          <Button
            size="small"
            icon={<FileDown aria-hidden size={14} />}
            aria-label={named(labels.downloadOf)}
            loading={model.making === kind}
            disabled={model.making !== null && model.making !== kind}
            onClick={() => void save(true)}
          >
            {read(labels.download)}
          </Button>
        </div>
      )}
    </li>
  );
});
