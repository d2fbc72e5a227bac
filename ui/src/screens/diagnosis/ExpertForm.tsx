import { observer } from 'mobx-react-lite';
import Plus from 'lucide:plus';
import Trash2 from 'lucide:trash-2';
import { diagnosisLevels, diagnosisRecord, diagnosisTopics } from '@rdm/core/internal/diagnosis';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, DateInput, Field, IconButton, Input, Select, Textarea } from '../../components';
import { FilesControl } from '../../resource/form/FilesControl';
import { useText } from '../../theme';
import type { DiagnosisViewModel, FindingTyped } from './DiagnosisViewModel';

const labels = {
  conclusion: text('总体结论', 'Conclusion'),
  findings: text('诊断发现', 'Findings'),
  add: text('添加一项', 'Add one'),
  remove: text('删除第 {place} 项', 'Remove number {place}'),
  one: text('第 {place} 项', 'Number {place}'),
  topic: text('主题', 'Topic'),
  level: text('等级', 'Level'),
  finding: text('诊断发现', 'Finding'),
  advice: text('整改建议', 'Advice'),
  basis: text('依据', 'Law'),
  basisHint: text('如：税总公告2017年第40号 第一条', 'Such as Announcement 40 of 2017, 1'),
  dueOn: text('整改期限', 'Due on'),
  responsible: text('责任人', 'Responsible'),
  files: text('专家附件', 'Papers of the expert'),
};
const topics = Object.entries(diagnosisTopics).map(([value, label]) => ({
  value: value as FindingTyped['topic'],
  label,
}));
const levels = Object.entries(diagnosisLevels).map(([value, label]) => ({
  value: value as FindingTyped['level'],
  label,
}));

/** What the expert writes: a conclusion, and findings by topic with what to do until when. */
export const ExpertForm = observer(function ExpertForm({ model }: { model: DiagnosisViewModel }) {
  const read = useText();
  return (
    <div className="space-y-4">
      <Field label={labels.conclusion} required>
        <Textarea
          value={model.conclusion}
          rows={4}
          maxLength={4000}
          onChange={(conclusion) => model.conclude(conclusion)}
        />
      </Field>
      <section aria-label={read(labels.findings)} className="space-y-3">
        <h3 className="font-semibold">{read(labels.findings)}</h3>
        {model.findings.map((finding, at) => (
          <FindingFields key={finding.key} model={model} finding={finding} place={at + 1} />
        ))}
        <Button icon={<Plus aria-hidden size={16} />} onClick={() => model.add()}>
          {read(labels.add)}
        </Button>
      </section>
      {model.files && (
        <section aria-label={read(labels.files)} className="space-y-1">
          <h3 className="font-semibold">{read(labels.files)}</h3>
          <FilesControl form={model.files} name="reportFiles" field={diagnosisRecord.fields.reportFiles} />
        </section>
      )}
    </div>
  );
});

interface FindingFieldsProps {
  model: DiagnosisViewModel;
  finding: FindingTyped;
  place: number;
}

const FindingFields = observer(function FindingFields({ model, finding, place }: FindingFieldsProps) {
  const read = useText();
  const change = (changed: Partial<FindingTyped>) => model.change(finding.key, changed);
  return (
    <fieldset className="space-y-2 rounded-md border border-line p-3">
      <legend className="flex items-center gap-2 px-1">
        {read(fill(labels.one, { place }))}
        <IconButton
          label={fill(labels.remove, { place })}
          size="small"
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => model.drop(finding.key)}
        />
      </legend>
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={labels.topic} required>
          <Select
            value={finding.topic}
            options={topics}
            clearable={false}
            onChange={(topic) => topic && change({ topic })}
          />
        </Field>
        <Field label={labels.level} required>
          <Select
            value={finding.level}
            options={levels}
            clearable={false}
            onChange={(level) => level && change({ level })}
          />
        </Field>
      </div>
      <Field label={labels.finding} required>
        <Textarea value={finding.finding} rows={2} maxLength={2000} onChange={(text) => change({ finding: text })} />
      </Field>
      <Field label={labels.advice}>
        <Textarea value={finding.advice} rows={2} maxLength={2000} onChange={(advice) => change({ advice })} />
      </Field>
      <div className="grid gap-3 md:grid-cols-3">
        <Field label={labels.basis} hint={labels.basisHint}>
          <Input value={finding.basis} onChange={(basis) => change({ basis })} />
        </Field>
        <Field label={labels.dueOn} required={finding.level === 'red'}>
          <DateInput value={finding.dueOn} onChange={(dueOn) => change({ dueOn })} />
        </Field>
        <Field label={labels.responsible}>
          <Input value={finding.responsible} onChange={(responsible) => change({ responsible })} />
        </Field>
      </div>
    </fieldset>
  );
});
