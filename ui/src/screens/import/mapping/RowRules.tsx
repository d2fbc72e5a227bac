import X from 'lucide:x';
import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { boundedPattern } from '@rdm/core/internal/records';
import { Button, Checkbox, Field, IconButton, Input, MultiSelect, Select } from '../../../components';
import { useText } from '../../../theme';
import type { LayoutEditor } from './LayoutEditor';
import { patternOfHeadings } from './pattern-of-headings';

const labels = {
  title: text('行的处理：向下填充、跳过、多列转多行', 'Rows: filled downwards, skipped, columns turned into rows'),
  carried: text('向下填充的列', 'Columns filled downwards'),
  carriedHint: text(
    '空白单元格沿用上一行，如凭证只在首行写日期',
    'A blank repeats the row above, e.g. the date of a voucher',
  ),
  unfold: text('多列转多行', 'Turn columns into rows'),
  pattern: text('转为行的列名（匹配式）', 'Headings that become rows (pattern)'),
  matched: text('转为行的列：{columns}', 'Columns turned into rows: {columns}'),
  noneMatched: text('没有列名与之匹配', 'It matches no heading'),
  picked: text('或直接选择列', 'Or pick the columns'),
  dropsBlank: text('空白或为零的单元格不成行', 'A blank or zero cell makes no row'),
  skipped: text('跳过的行', 'Rows to skip'),
  column: text('按哪一列跳过（第 {place} 条）', 'Column of rule {place}'),
  skipPattern: text('内容匹配（第 {place} 条）', 'Pattern of rule {place}'),
  removeSkip: text('移除第 {place} 条', 'Remove rule {place}'),
  addSkip: text('添加跳过规则', 'Add a rule'),
  unknown: text('“{field}”未登记的行不导入', 'Leave out rows whose {field} is not registered'),
  blank: text('为空即不导入的列', 'Leave out rows that are blank in'),
};

/** Which rows of the file are data, and how its rows become those of the register. */
export const RowRules = observer(function RowRules({ editor }: { editor: LayoutEditor }) {
  const read = useText();
  const { layout, columns } = editor;
  const options = columns.map(({ heading }) => ({ value: heading, label: heading }));
  const references = editor.fields.filter(({ name, field }) => 'to' in field && layout.fields[name]);
  const skipped = layout.skipped ?? [];
  const setSkipped = (next: typeof skipped) =>
    next.length > 0 ? editor.change({ skipped: next }) : editor.drop('skipped');
  const list = (rule: 'carriedDown' | 'leavesOutBlank' | 'leavesOutUnknown', next: readonly string[]) =>
    next.length > 0 ? editor.change({ [rule]: next }) : editor.drop(rule);
  const unknown = layout.leavesOutUnknown ?? [];
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-2">{read(labels.title)}</summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-3 md:grid-cols-2">
        <Field label={labels.carried} hint={labels.carriedHint}>
          <MultiSelect
            options={options}
            value={layout.carriedDown ?? []}
            onChange={(headings) => list('carriedDown', headings)}
          />
        </Field>
        <Field label={labels.blank}>
          <MultiSelect
            options={editor.fields
              .filter(({ name }) => layout.fields[name])
              .map(({ name, heading }) => ({ value: name, label: heading }))}
            value={layout.leavesOutBlank ?? []}
            onChange={(names) => list('leavesOutBlank', names)}
          />
        </Field>
        <div className="space-y-2">
          <p className="text-dim">{read(labels.skipped)}</p>
          {skipped.map((rule, place) => (
            <div key={place} className="flex items-center gap-1">
              <Select
                aria-label={read(fill(labels.column, { place: place + 1 }))}
                className="min-w-0 flex-1"
                value={rule.heading}
                options={options}
                onChange={(heading) =>
                  heading !== undefined &&
                  setSkipped(skipped.map((each, at) => (at === place ? { ...rule, heading } : each)))
                }
              />
              <Input
                aria-label={read(fill(labels.skipPattern, { place: place + 1 }))}
                className="min-w-0 flex-1"
                value={rule.pattern}
                invalid={boundedPattern(rule.pattern) === null}
                onChange={(pattern) =>
                  setSkipped(skipped.map((each, at) => (at === place ? { ...rule, pattern } : each)))
                }
              />
              <IconButton
                size="small"
                label={fill(labels.removeSkip, { place: place + 1 })}
                icon={<X aria-hidden size={14} />}
                onClick={() => setSkipped(skipped.filter((_, at) => at !== place))}
              />
            </div>
          ))}
          <Button
            size="small"
            disabled={columns.length === 0}
            onClick={() => setSkipped([...skipped, { heading: columns[0]!.heading, pattern: '作废' }])}
          >
            {read(labels.addSkip)}
          </Button>
          {references.map(({ name, heading }) => (
            <div key={name}>
              <Checkbox
                label={fill(labels.unknown, { field: heading })}
                checked={unknown.includes(name)}
                onChange={(checked) =>
                  list('leavesOutUnknown', checked ? [...unknown, name] : unknown.filter((each) => each !== name))
                }
              />
            </div>
          ))}
        </div>
        <Unfolding editor={editor} />
      </div>
    </details>
  );
});

const Unfolding = observer(function Unfolding({ editor }: { editor: LayoutEditor }) {
  const read = useText();
  const { unfolded } = editor.layout;
  const match = unfolded ? boundedPattern(unfolded.headings) : null;
  const matched = editor.columns.flatMap(({ heading }) => (match?.(heading) ? [heading] : []));
  return (
    <div className="space-y-2">
      <Checkbox
        label={labels.unfold}
        checked={unfolded !== undefined}
        onChange={(on) =>
          on ? editor.change({ unfolded: { headings: '^\\d{1,2}月$', dropsBlank: true } }) : editor.drop('unfolded')
        }
      />
      {unfolded && (
        <>
          <Field label={labels.pattern}>
            <Input
              value={unfolded.headings}
              invalid={match === null}
              onChange={(headings) => editor.change({ unfolded: { ...unfolded, headings } })}
            />
          </Field>
          <p className="text-hint text-dim wrap-anywhere">
            {read(matched.length > 0 ? fill(labels.matched, { columns: joined(matched) }) : labels.noneMatched)}
          </p>
          <Field label={labels.picked}>
            <MultiSelect
              options={editor.columns.map(({ heading }) => ({ value: heading, label: heading }))}
              value={matched}
              onChange={(headings) =>
                editor.change({ unfolded: { ...unfolded, headings: patternOfHeadings(headings) } })
              }
            />
          </Field>
          <Checkbox
            label={labels.dropsBlank}
            checked={unfolded.dropsBlank}
            onChange={(dropsBlank) => editor.change({ unfolded: { ...unfolded, dropsBlank } })}
          />
        </>
      )}
    </div>
  );
});
