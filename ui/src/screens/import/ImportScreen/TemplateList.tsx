import { useMemo } from 'react';
import Download from 'lucide:download';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Button, Card } from '../../../components';
import { useText } from '../../../theme';
import { templateGroups } from './template-groups';

const labels = {
  title: text('登记表模板', 'Templates of the registers'),
  all: text('全部下载', 'Download all'),
  download: text('下载{name}模板', 'Download the template of {name}'),
};

export interface TemplateListProps {
  registers: readonly Resource[];
  /** All of them are being put together. */
  packing: boolean;
  onDownload: (register: Resource) => void;
  onDownloadAll: () => void;
}

/** The registers by the need for them, each with its template. */
export function TemplateList({ registers, packing, onDownload, onDownloadAll }: TemplateListProps) {
  const read = useText();
  const groups = useMemo(() => templateGroups(registers), [registers]);
  return (
    <Card
      title={labels.title}
      extra={
        <Button icon={<Download aria-hidden size={16} />} loading={packing} onClick={onDownloadAll}>
          {read(labels.all)}
        </Button>
      }
    >
      <div className="space-y-4">
        {groups.map(({ label, note, registers: own }) => (
          <section key={label.en}>
            <h3 className="mb-1 flex flex-wrap items-baseline gap-x-3 px-1 font-semibold">
              {read(label)}
              <span className="text-hint font-normal text-dim">{read(note)}</span>
            </h3>
            <ul className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
              {own.map((register) => (
                <li key={register.name}>
                  <button
                    type="button"
                    onClick={() => onDownload(register)}
                    aria-label={read(fill(labels.download, { name: read(register.label) }))}
                    className="flex min-h-8 w-full items-center gap-2 rounded-sm px-1 leading-tight text-left hover:bg-hover hover:text-accent-text"
                  >
                    <span className="flex-1">{read(register.label)}</span>
                    <Download aria-hidden size={14} className="text-dim" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
