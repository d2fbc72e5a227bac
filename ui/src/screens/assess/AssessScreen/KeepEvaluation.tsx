import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Card, Input, useToast } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useResourceHost } from '../../../resource/ResourceHost';
import { useText } from '../../../theme';
import type { AssessViewModel } from './AssessViewModel';

const labels = {
  take: text('带入年度数据', 'Take the figures of the year'),
  keep: text('保存本次自评', 'Keep this assessment'),
  records: text('自评记录', 'Records'),
  remark: text('备注（选填）', 'Remark (optional)'),
  taken: text('已带入 {count} 项，其余请自行填写', '{count} answers were taken over; fill in the others'),
  nothing: text('该年度没有可带入的数据', 'The registers answer nothing for this year'),
  kept: text('已保存，可在自评记录中对比和打印', 'Kept; compare and print it among the records'),
  hint: text(
    '按所选年度取数：高新取此前三个会计年度，科小取上一年度，规上取本年各月收入。',
    'The figures are of the three years before for high-tech, of the last year for an SME, of the months so far for the scale.',
  ),
};

/** Answers from the registers of the enterprise, and what they came to kept as a record; for those with the right. */
export const KeepEvaluation = observer(function KeepEvaluation({
  form,
  onTaken,
}: {
  form: AssessViewModel;
  onTaken: () => void;
}) {
  const read = useText();
  const toast = useToast();
  const { ports } = useResourceHost();
  const { kind } = form.questionnaire;
  const [year, setYear] = useState(form.today.slice(0, 4));
  const [remark, setRemark] = useState('');
  const [busy, setBusy] = useState<'take' | 'keep' | null>(null);
  const run = async (what: 'take' | 'keep', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.refused(faultOf(error));
    } finally {
      setBusy(null);
    }
  };
  const take = () =>
    run('take', async () => {
      const { answers } = await ports.evaluation.prefill({ kind, year });
      const count = Object.keys(answers).length;
      form.take(answers);
      onTaken();
      toast.success(count === 0 ? labels.nothing : fill(labels.taken, { count }));
    });
  const keep = () =>
    run('keep', async () => {
      await ports.evaluation.save({ kind, year, answers: form.answers, remark });
      setRemark('');
      toast.success(labels.kept);
    });
  return (
    <Card className="mb-4 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <RequiredYear year={year} onChange={setYear} />
        <Button loading={busy === 'take'} onClick={() => void take()}>
          {read(labels.take)}
        </Button>
        <div className="min-w-40 flex-1">
          <Input
            aria-label={read(labels.remark)}
            placeholder={read(labels.remark)}
            maxLength={500}
            value={remark}
            onChange={setRemark}
          />
        </div>
        <Button variant="primary" disabled={form.isBlank} loading={busy === 'keep'} onClick={() => void keep()}>
          {read(labels.keep)}
        </Button>
        <Link to={`/rdm/evaluationrecord?kind=${kind}`} className="text-accent-text whitespace-nowrap hover:underline">
          {read(labels.records)}
        </Link>
      </div>
      <p className="pt-2 text-hint text-dim">{read(labels.hint)}</p>
    </Card>
  );
});
