import X from 'lucide:x';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { FieldSource } from '@rdm/core/internal/records';
import { Button, IconButton, Input, MultiSelect, Select } from '../../../components';
import { dictionaryOf } from '../../../resource/field-dictionary';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import type { LayoutEditor, MappedField } from './LayoutEditor';
import { columnOptions, headingInFile } from './source-choices';
import { sourceInWords } from './source-in-words';

const labels = {
  value: text('{field} 的固定值', 'Fixed value of {field}'),
  columns: text('{field} 相加的列', 'Columns added up for {field}'),
  within: text('{field} 按哪些列重新编号', 'Numbered anew for each {field} within'),
  withinHint: text('按以下列分别编号', 'Numbered within'),
  part: text('{field} 的第 {place} 部分', 'Part {place} of {field}'),
  remove: text('移除 {field} 的第 {place} 部分', 'Remove part {place} of {field}'),
  add: text('添加一列', 'Add a column'),
  by: text('{field} 的连接符', 'What joins the parts of {field}'),
  byHint: text('连接符', 'Joined by'),
};

export interface SourceDetailsProps {
  editor: LayoutEditor;
  mapped: MappedField;
  source: FieldSource;
  services: ResourceServices;
}

/** What a source needs beside its kind: the fixed value, the columns that are added up or joined. */
export const SourceDetails = observer(function SourceDetails(props: SourceDetailsProps) {
  const { editor, mapped, source, services } = props;
  const read = useText();
  const field = mapped.heading;
  const set = (next: FieldSource) => editor.setSource(mapped.name, next);
  const headings = editor.columns.map(({ heading }) => heading);
  switch (source.from) {
    case 'constant': {
      const dictionary = dictionaryOf(mapped.field);
      const entries = dictionary ? services.dictionaries.entries(dictionary) : [];
      const label = read(fill(labels.value, { field }));
      return entries.length > 0 ? (
        <Select
          aria-label={label}
          value={source.value}
          options={entries.map(({ dictValue }) => ({ value: dictValue, label: dictValue }))}
          onChange={(value) => set({ ...source, value: value ?? '' })}
        />
      ) : (
        <Input
          aria-label={label}
          value={source.value}
          maxLength={200}
          onChange={(value) => set({ ...source, value })}
        />
      );
    }
    case 'sum':
      return (
        <MultiSelect
          aria-label={read(fill(labels.columns, { field }))}
          options={columnOptions(headings)}
          value={source.headings.map((heading) => headingInFile(headings, heading))}
          onChange={(headings) => set({ ...source, headings })}
        />
      );
    case 'count':
      return (
        <div className="space-y-1">
          <p className="text-hint text-dim">{read(labels.withinHint)}</p>
          <MultiSelect
            aria-label={read(fill(labels.within, { field }))}
            options={editor.fields.map(({ name, heading }) => ({ value: name, label: heading }))}
            value={source.within}
            onChange={(within) => set({ ...source, within })}
          />
        </div>
      );
    case 'joined':
    case 'firstOf':
      return (
        <Parts
          field={field}
          headings={headings}
          source={source}
          set={(sources) => set({ ...source, sources })}
          by={
            source.from === 'joined' && (
              <label className="flex items-center gap-2 text-hint text-dim">
                {read(labels.byHint)}
                <Input
                  aria-label={read(fill(labels.by, { field }))}
                  className="w-16"
                  value={source.by}
                  maxLength={10}
                  onChange={(by) => set({ ...source, by })}
                />
              </label>
            )
          }
        />
      );
    default:
      return null;
  }
});

interface PartsProps {
  field: string;
  headings: readonly string[];
  source: Extract<FieldSource, { sources: readonly FieldSource[] }>;
  set: (sources: readonly FieldSource[]) => void;
  by: React.ReactNode;
}

/** The parts of a source of several; a part keeps what is done to it when another column is chosen for it. */
function Parts({ field, headings, source: { sources }, set, by }: PartsProps) {
  const read = useText();
  const [first] = headings;
  return (
    <div className="space-y-1">
      {sources.map((part, place) => {
        const said = { field, place: place + 1 };
        return (
          <div key={place} className="flex items-center gap-1">
            {part.from === 'column' ? (
              <Select
                aria-label={read(fill(labels.part, said))}
                className="min-w-0 flex-1"
                value={headingInFile(headings, part.heading)}
                options={columnOptions(headings, part.heading)}
                onChange={(heading) =>
                  heading !== undefined && set(sources.map((each, at) => (at === place ? { ...part, heading } : each)))
                }
              />
            ) : (
              <span className="min-w-0 flex-1 text-table wrap-anywhere">{read(sourceInWords(part))}</span>
            )}
            {part.from === 'column' && part.steps && (
              <span className="text-hint text-dim wrap-anywhere">{read(sourceInWords(part))}</span>
            )}
            <IconButton
              size="small"
              disabled={sources.length === 1}
              label={fill(labels.remove, said)}
              icon={<X aria-hidden size={14} />}
              onClick={() => set(sources.filter((_, at) => at !== place))}
            />
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          disabled={first === undefined}
          onClick={() => first !== undefined && set([...sources, { from: 'column', heading: first }])}
        >
          {read(labels.add)}
        </Button>
        {by}
      </div>
    </div>
  );
}
