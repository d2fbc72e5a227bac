import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import type { DeclarationPeriod } from '@rdm/core/tax';
import { Badge, Button, Card, type Tone } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';
import type { Declaration, DeclarationViewModel } from './DeclarationViewModel';

const periods: Readonly<Record<DeclarationPeriod, ReturnType<typeof text>>> = {
  H1: text('上半年预缴申报', 'Advance declaration, first half-year'),
  Q1_Q3: text('前三季度预缴申报', 'Advance declaration, three quarters'),
  ANNUAL: text('年度申报', 'Annual declaration'),
};
const labels = {
  none: text('尚未申报', 'Not declared yet'),
  first: text('首次申报', 'First declaration'),
  blocks: text('提交前须处理', 'To be settled first'),
  warnings: text('请注意', 'Note'),
  submit: text('提交申报', 'Submit'),
  submitting: text('正在计算并留存申报表单，请稍候', 'Computing the papers and keeping them; this takes a moment'),
  pass: text('通过', 'Pass'),
  return: text('退回', 'Return'),
  correct: text('更正申报', 'Correct'),
  differences: text('与上一版差异', 'Differences from the version before'),
  current: text('与当前计算差异', 'Differences from now'),
  submitted: text('提交', 'submitted'),
  reviewed: text('审核', 'reviewed'),
  reason: text('更正原因：', 'Reason for the correction: '),
  returned: text('退回原因：', 'Reason for the return: '),
  files: text('申报表单', 'Filed workbooks'),
  digest: text('SHA-256 校验值', 'SHA-256'),
};
const tones: Readonly<Record<string, Tone>> = { submit: 'accent', pass: 'success', reject: 'danger' };

export interface PeriodCardProps {
  screen: DeclarationViewModel;
  period: DeclarationPeriod;
  dictionaries: DictionaryStore;
}

/** A period: what stands before its declaration, and the versions filed. */
export const PeriodCard = observer(function PeriodCard({ screen, period, dictionaries }: PeriodCardProps) {
  const read = useText();
  const versions = screen.versions(period);
  const [latest] = versions;
  const isFiled = latest?.reviewStatus === 'submit' || latest?.reviewStatus === 'pass';
  const readiness = isFiled ? null : screen.readiness(period);
  const isBlocked = (readiness?.blocks.length ?? 0) > 0;
  return (
    <Card title={periods[period]}>
      <div className="space-y-3">
        {versions.length === 0 && <p className="text-dim">{read(labels.none)}</p>}
        {readiness && <Sentences title={labels.blocks} sentences={readiness.blocks} look="text-danger" />}
        {readiness && <Sentences title={labels.warnings} sentences={readiness.warnings} look="text-warning" />}
        {!isFiled && screen.mayDo('submit') && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              disabled={isBlocked || (screen.working && screen.submitting !== period)}
              loading={screen.submitting === period}
              onClick={() => void screen.submit(period)}
            >
              {read(labels.submit)}
            </Button>
            <span role="status" className="text-dim">
              {screen.submitting === period && read(labels.submitting)}
            </span>
          </div>
        )}
        {versions.map((version) => (
          <Version
            key={version.id}
            screen={screen}
            version={version}
            isLatest={version === latest}
            status={dictionaries.labelOf('review_status', version.reviewStatus ?? '')}
          />
        ))}
      </div>
    </Card>
  );
});

interface SentencesProps {
  title: ReturnType<typeof text>;
  sentences: readonly ReturnType<typeof text>[];
  look: string;
}

function Sentences({ title, sentences, look }: SentencesProps) {
  const read = useText();
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="text-hint text-dim">
        {read(title)}
      </h3>
      <ul aria-labelledby={id} className={`list-disc pl-5 ${look}`}>
        {sentences.map((sentence) => (
          <li key={sentence.zh}>{read(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

interface VersionProps {
  screen: DeclarationViewModel;
  version: Declaration;
  isLatest: boolean;
  status: string;
}

const Version = observer(function Version({ screen, version, isLatest, status }: VersionProps) {
  const read = useText();
  const { correction, reviewStatus, submittedTime, reviewedTime } = version;
  const submitter = version.submittedByName ?? version.submittedBy ?? '';
  const reviewer = version.reviewedByName ?? version.reviewedBy ?? '';
  const name = correction === 0 ? labels.first : text(`更正 ${correction}`, `Correction ${correction}`);
  const isSubmitted = reviewStatus === 'submit';
  const isFiled = isSubmitted || reviewStatus === 'pass';
  return (
    <section aria-label={read(name)} className="space-y-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold">{read(name)}</h3>
        <Badge tone={tones[reviewStatus ?? ''] ?? 'neutral'}>{status}</Badge>
        <span className="text-hint text-dim">
          {submittedTime && `${submitter} ${submittedTime} ${read(labels.submitted)}`}
          {reviewedTime && `　${reviewer} ${reviewedTime} ${read(labels.reviewed)}`}
        </span>
      </div>
      {version.correctionReason && (
        <p>
          {read(labels.reason)}
          {version.correctionReason}
        </p>
      )}
      {reviewStatus === 'reject' && version.returnReason && (
        <p className="text-danger">
          {read(labels.returned)}
          {version.returnReason}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isLatest && isSubmitted && screen.mayDo('review') && (
          <>
            <Button loading={screen.working} onClick={() => void screen.pass(version)}>
              {read(labels.pass)}
            </Button>
            <Button onClick={() => screen.ask('return', version)}>{read(labels.return)}</Button>
          </>
        )}
        {isLatest && isFiled && screen.mayDo('submit') && (
          <Button onClick={() => screen.ask('correct', version)}>{read(labels.correct)}</Button>
        )}
        {correction > 0 && <Button onClick={() => void screen.compare(version)}>{read(labels.differences)}</Button>}
        {submittedTime && (
          <Button onClick={() => void screen.compare(version, 'current')}>{read(labels.current)}</Button>
        )}
      </div>
      {version.digests && version.digests.length > 0 && (
        <details>
          <summary className="cursor-pointer text-hint text-dim">
            {read(labels.files)}（{version.digests.length}）
          </summary>
          <ul className="space-y-1 pt-1">
            {version.digests.map(({ attachmentId, name: fileName, sha256 }) => (
              <li key={attachmentId} className="flex flex-wrap items-center gap-x-2">
                <Button variant="text" onClick={() => void screen.save(attachmentId)}>
                  {fileName}
                </Button>
                <code className="text-hint break-all text-dim" title={read(labels.digest)}>
                  {sha256}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
});
