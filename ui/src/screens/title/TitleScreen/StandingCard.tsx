import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { type TitleOverview, titleMoves, titleStates } from '@rdm/core/internal/title';
import { Badge, Button, Card } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';
import { levelTones, stateTones } from './title-tones';
import type { TitleViewModel } from './TitleViewModel';

const labels = {
  title: text('申请状态', 'Standing'),
  none: text('{year} 年度还没有记录', 'There is no record of {year} yet'),
  add: text('新建申请', 'New application'),
  edit: text('填写申请', 'Fill in'),
  outcome: text('填写结果', 'Enter the outcome'),
  remove: text('删除草稿', 'Delete the draft'),
  held: text('有效期 {from} 至 {to}', 'Held from {from} to {to}'),
  since: text('自 {from} 起持有', 'Held since {from}'),
  other: text('显示 {year} 年度的记录', 'Showing the record of {year}'),
  steps: text('办理过程', 'Steps'),
  submissions: text('历次提交', 'Versions submitted'),
  version: text('第 {number} 次：{by} {time}', '{number}: {by} {time}'),
  remarks: text('退回意见', 'Remarks'),
  remark: text('{field}：{remark}', '{field}: {remark}'),
  records: text('全部记录', 'All records'),
  days: text('还有 {days} 天', '{days} days left'),
  past: text('已逾期', 'overdue'),
};

export interface StandingCardProps {
  screen: TitleViewModel;
  overview: TitleOverview;
  dictionaries: DictionaryStore;
}

/** Where the application stands: its state, what is due, its steps, and what can be done now. */
export const StandingCard = observer(function StandingCard({ screen, overview, dictionaries }: StandingCardProps) {
  const read = useText();
  const { state, validity, recordYear, year, due, outdated, steps, submissions, remarks, records, actions } = overview;
  const labelOf = (field: string) =>
    overview.figures.find((each) => each.field === field)?.label ?? screen.page.resource.fields[field]?.label ?? null;
  return (
    <Card title={labels.title} extra={state && <Badge tone={stateTones[state]}>{read(titleStates[state])}</Badge>}>
      <div className="space-y-3">
        {state === null && <p className="text-dim">{read(fill(labels.none, { year }))}</p>}
        {recordYear !== null && recordYear !== year && (
          <p className="text-dim">{read(fill(labels.other, { year: recordYear }))}</p>
        )}
        {validity && (
          <p>
            {read(
              validity.to === null
                ? fill(labels.since, { from: validity.from })
                : fill(labels.held, { from: validity.from, to: validity.to }),
            )}
          </p>
        )}
        {outdated && (
          <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
            {read(outdated)}
          </p>
        )}
        {due.map(({ on, message, level, days }) => (
          <p key={`${on} ${message.zh}`} className="flex flex-wrap items-center gap-2">
            <Badge tone={levelTones[level]}>{read(days < 0 ? labels.past : fill(labels.days, { days }))}</Badge>
            {read(message)}
          </p>
        ))}
        {remarks.length > 0 && (
          <section aria-label={read(labels.remarks)}>
            <h3 className="text-hint text-dim">{read(labels.remarks)}</h3>
            <ul className="list-disc pl-5 text-danger">
              {remarks.map(({ field, remark }) => {
                const label = labelOf(field);
                return <li key={field}>{read(fill(labels.remark, { field: label ?? field, remark }))}</li>;
              })}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'submit' || action === 'resubmit' || action === 'pass' ? 'primary' : 'secondary'}
              loading={screen.working}
              onClick={() => void screen.take(action)}
            >
              {read(titleMoves[action].label)}
            </Button>
          ))}
          {screen.mayOpen && state !== null && (
            <Button onClick={() => void screen.openForm(false)}>
              {read(overview.mayEdit ? labels.edit : labels.outcome)}
            </Button>
          )}
          {screen.mayAdd && <Button onClick={() => void screen.openForm(true)}>{read(labels.add)}</Button>}
          {screen.mayRemove && (
            <Button variant="danger" onClick={() => void screen.remove()}>
              {read(labels.remove)}
            </Button>
          )}
        </div>
        {steps.length > 0 && (
          <section aria-label={read(labels.steps)}>
            <h3 className="text-hint text-dim">{read(labels.steps)}</h3>
            <ol className="list-decimal pl-5">
              {steps.map(({ action, by, time, opinion }) => (
                <li key={`${time} ${action}`}>
                  {`${read(titleMoves[action].label)}　${by}　${time}`}
                  {opinion && `　${opinion}`}
                </li>
              ))}
            </ol>
          </section>
        )}
        {submissions.length > 1 && (
          <section aria-label={read(labels.submissions)}>
            <h3 className="text-hint text-dim">{read(labels.submissions)}</h3>
            <ul className="pl-5">
              {submissions.map(({ number, by, time }) => (
                <li key={number}>{read(fill(labels.version, { number, by, time }))}</li>
              ))}
            </ul>
          </section>
        )}
        {records.length > 0 && (
          <section aria-label={read(labels.records)} className="flex flex-wrap items-center gap-2">
            <h3 className="text-hint text-dim">{read(labels.records)}</h3>
            {records.map(({ id, year: of, state: stands, name }) => (
              <Button
                key={id}
                variant="text"
                size="small"
                wraps
                aria-current={id === overview.id ? 'true' : undefined}
                onClick={() => void screen.show(id, of)}
              >
                {`${of} ${dictionaries.labelOf('regional_title', name)} · ${read(titleStates[stands])}`}
              </Button>
            ))}
          </section>
        )}
      </div>
    </Card>
  );
});
