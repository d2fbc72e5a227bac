import { observer } from 'mobx-react-lite';
import { certificationStates, type CertificationState, type FormerCertification } from '@rdm/core/internal/enterprise';
import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';
import { Badge, Card } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';
import { certificationTones } from '../card/certification-tones';
import type { CardForm } from '../card/CardForm';

const labels = {
  title: text('工商认证', 'Business certification'),
  returned: text('退回原因：', 'Reason for the return: '),
  missing: text('提交认证前还需填写：', 'Still to be filled in before it is submitted: '),
  comma: text('，', ', '),
  submitted: text('{who} 于 {time} 提交', 'Submitted by {who} at {time}'),
  reviewed: text('{who} 于 {time} 审核', 'reviewed by {who} at {time}'),
  former: text('历次认证（{count}）', 'Former certifications ({count})'),
  ended: text(
    '{name} {creditCode}，{passed} 通过，{ended} 失效',
    '{name} {creditCode}, passed {passed}, ended {ended}',
  ),
};

const { none, submitted, passed, returned } = certificationStates;
const sentences: Readonly<Record<CertificationState, Text>> = {
  [none]: text(
    '尚未提交工商认证。认证通过前可以录入数据，但不能提交申报、申请称号和导出申报表单。',
    'Not submitted yet. Data can be entered, but nothing can be declared, applied for or printed as filed before it is passed.',
  ),
  [submitted]: text(
    '工商认证审核中。审核完成前，企业名称、统一社会信用代码和营业执照不能修改。',
    'Under review. Name, credit code and licence cannot be changed until it is decided.',
  ),
  [passed]: text(
    '工商认证已通过。企业名称或统一社会信用代码变更后需要重新认证。',
    'Passed. With another name or credit code it has to be done anew.',
  ),
  [returned]: text(
    '工商认证被退回，请按退回原因修改后重新提交。',
    'Returned: change the card as the reason says, then submit it again.',
  ),
};

export interface StandingCardProps {
  form: CardForm;
  dictionaries: DictionaryStore;
}

/** How the certification stands, why it was returned, what is missing, and what it was before. */
export const StandingCard = observer(function StandingCard({ form, dictionaries }: StandingCardProps) {
  const read = useText();
  const { record, state } = form;
  const missing = state === none || state === returned ? form.fields.validation.faults : [];
  const said = (who: unknown, time: unknown, sentence: Text) =>
    time ? read(fill(sentence, { who: String(who ?? ''), time: String(time) })) : null;
  const steps = [
    said(record?.bizCertSubmittedByName, record?.bizCertSubmittedTime, labels.submitted),
    said(record?.bizCertReviewedByName, record?.bizCertReviewedTime, labels.reviewed),
  ].filter((step) => step !== null);
  const former = (record?.formerBizCerts ?? []) as readonly FormerCertification[];
  return (
    <Card
      title={labels.title}
      extra={<Badge tone={certificationTones[state]}>{dictionaries.labelOf('biz_cert_state', state)}</Badge>}
    >
      <div className="space-y-2">
        <p>{read(sentences[state])}</p>
        {steps.length > 0 && <p className="text-hint text-dim">{steps.join(read(labels.comma))}</p>}
        {state === returned && Boolean(record?.bizCertReturnReason) && (
          <p className="text-danger">
            {read(labels.returned)}
            {String(record?.bizCertReturnReason)}
          </p>
        )}
        {missing.length > 0 && (
          <p className="text-warning">
            {read(labels.missing)}
            {read(joined(missing.map(({ field }) => form.fields.labelOf(field))))}
          </p>
        )}
        {former.length > 0 && (
          <details>
            <summary className="cursor-pointer text-hint text-dim">
              {read(fill(labels.former, { count: former.length }))}
            </summary>
            <ul className="space-y-1 pt-1 text-hint">
              {former.map(({ name, creditCode, reviewedTime, endedTime }) => (
                <li key={endedTime}>
                  {read(fill(labels.ended, { name, creditCode, passed: reviewedTime ?? '—', ended: endedTime }))}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  );
});
