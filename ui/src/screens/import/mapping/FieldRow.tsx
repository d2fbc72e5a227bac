import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { Button, Select, type Option } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import type { LayoutEditor, MappedField } from './LayoutEditor';
import {
  choiceOf,
  choiceOfColumn,
  choiceOfKind,
  chosenSource,
  columnOptions,
  headingInFile,
  sourceLabels,
  type SourceKind,
} from './source-choices';
import { SourceDetails } from './SourceDetails';
import { StepList } from './StepList';
import { stepLabels } from './step-kinds';

const labels = {
  source: text('{field} 的来源', 'Source of {field}'),
  none: text('不导入', 'Not imported'),
  required: text('必填', 'Required'),
  results: text('结果：{values}', 'Result: {values}'),
  nothing: text('没有内容', 'No result'),
  adjust: text('处理', 'Adjust'),
  adjustOf: text('{field} 的处理', 'Adjust {field}'),
};

const plainKinds: readonly SourceKind[] = [
  'constant',
  'title',
  'fileName',
  'sheetName',
  'joined',
  'sum',
  'firstOf',
  'count',
];
const unfoldedKinds: readonly SourceKind[] = ['unfoldedHeading', 'unfoldedCell'];

export interface FieldRowProps {
  editor: LayoutEditor;
  mapped: MappedField;
  services: ResourceServices;
}

/** A field of the register and where its value comes from. */
export const FieldRow = observer(function FieldRow({ editor, mapped, services }: FieldRowProps) {
  const read = useText();
  const [open, setOpen] = useState(false);
  const { name, field, heading, isRequired } = mapped;
  const source = editor.layout.fields[name] ?? null;
  const first = editor.columns[0]?.heading ?? '';
  const kinds = editor.layout.unfolded ? [...plainKinds, ...unfoldedKinds] : plainKinds;
  const headings = editor.columns.map((column) => column.heading);
  const samples = new Map(editor.columns.map((column) => [column.heading, column.samples] as const));
  const chosen = source?.from === 'column' ? headingInFile(headings, source.heading) : undefined;
  const options: Option[] = [
    ...columnOptions(headings, chosen).map(({ value, label }) => ({
      value: choiceOfColumn(value),
      label,
      hint: read(joined((samples.get(value) ?? []).slice(0, 2))).slice(0, 24),
    })),
    ...kinds.map((kind) => ({ value: choiceOfKind(kind), label: sourceLabels[kind] })),
  ];
  const results = editor.resultsOf(mapped);
  return (
    <li className="grid grid-cols-1 gap-x-3 gap-y-1 px-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="pt-1">
        {heading}
        {isRequired && (
          <span className="text-danger" title={read(labels.required)}>
            {' *'}
          </span>
        )}
      </p>
      <div className="min-w-0 space-y-1">
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={read(fill(labels.source, { field: heading }))}
            className="min-w-0 flex-1 basis-48"
            searchable
            clearable
            placeholder={labels.none}
            invalid={isRequired && !source}
            value={chosen === undefined ? source && choiceOf(source) : choiceOfColumn(chosen)}
            options={options}
            onChange={(choice) =>
              editor.setSource(name, choice === undefined ? null : chosenSource(choice, field, source, first))
            }
          />
          {source && source.from !== 'constant' && source.from !== 'count' && (
            <Button
              size="small"
              aria-label={read(fill(labels.adjustOf, { field: heading }))}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {source.steps?.length
                ? read(joined(source.steps.map((step) => stepLabels[step.do])))
                : read(labels.adjust)}
            </Button>
          )}
        </div>
        {source && <SourceDetails editor={editor} mapped={mapped} source={source} services={services} />}
        {source && open && <StepList editor={editor} mapped={mapped} source={source} services={services} />}
        {source && (
          <p className="text-hint wrap-anywhere text-dim">
            {results.length > 0 ? read(fill(labels.results, { values: joined(results) })) : read(labels.nothing)}
          </p>
        )}
      </div>
    </li>
  );
});
