import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { currentYear } from '@rdm/core/calendar';
import { ExportButton } from '../../../resource/ExportButton';
import ResourceScreen from '../../../resource/ResourceScreen';
import { RequiredYear } from '../../../resource/RequiredYear';
import { rightsOf } from '../../../resource/list/record-commands';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { useSerialCode } from '../use-serial-code';

const labels = {
  papers: text('申报材料（该年度及前两年）', 'Papers (this year and the two before)'),
  summary: text('导出汇总表', 'Export the summary'),
  statements: text('导出转化说明', 'Export the statements'),
};

/** The register of conversions, and the papers of three years that are printed from it. */
export default function ConversionScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const { ports, can, today } = useResourceServices();
  const rights = rightsOf(resource, can);
  const [year, setYear] = useState(() => String(currentYear(today)));
  const { given, renew } = useSerialCode(rights.add, () => ports.achievements.achievementCode());
  return (
    <div className="space-y-3">
      {rights.export && (
        <section aria-label={read(labels.papers)} className="flex flex-wrap items-center gap-2">
          <span className="text-dim">{read(labels.papers)}</span>
          <RequiredYear year={year} onChange={setYear} />
          <ExportButton label={labels.summary} make={() => ports.achievements.exportSummary({ year })} />
          <ExportButton label={labels.statements} make={() => ports.achievements.exportStatements({ year })} />
        </section>
      )}
      <ResourceScreen resource={resource} given={given} onChanged={renew} />
    </div>
  );
}
