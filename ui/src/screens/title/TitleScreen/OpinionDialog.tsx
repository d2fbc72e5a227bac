import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { titleMoves, type TitleOverview } from '@rdm/core/internal/title';
import { Button, Dialog, Field, Input, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { Asked, TitleViewModel } from './TitleViewModel';

const labels = {
  opinion: text('审核意见', 'Opinion'),
  remarks: text('逐项意见（可不填）', 'Remarks at single fields (optional)'),
  cancel: text('取消', 'Cancel'),
};
const effects: Readonly<Record<Asked, ReturnType<typeof text>>> = {
  return: text('退回后申请人可以修改并重新提交。', 'The applicant can change it and submit it again.'),
  reject: text(
    '不予通过后申请人可以重新提交，原版本保留。',
    'The applicant can submit it again; this version is kept.',
  ),
  revoke: text('撤销后该称号不再有效，不能恢复。', 'The title is no longer held; this cannot be undone.'),
};

/** What a remark may be said of: the fields of the form, and the figures. */
function remarkable({ page }: TitleViewModel, { figures }: TitleOverview) {
  const fields = Object.entries(page.resource.fields).flatMap(([field, { kind, label }]) =>
    kind === 'structure' || kind === 'computed' || field === 'state' ? [] : [{ field, label }],
  );
  return [...figures, ...fields];
}

/** Asks for the opinion of a return, a rejection or a revocation, and confirms it. */
export const OpinionDialog = observer(function OpinionDialog({ screen }: { screen: TitleViewModel }) {
  const read = useText();
  const { asking, overview } = screen;
  if (!asking || !overview) return null;
  const verb = titleMoves[asking].label;
  return (
    <Dialog
      open
      title={verb}
      onClose={() => screen.dismiss()}
      footer={
        <>
          <Button onClick={() => screen.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant={asking === 'return' ? 'primary' : 'danger'}
            disabled={screen.opinion.trim() === ''}
            loading={screen.working}
            onClick={() => void screen.decide()}
          >
            {read(verb)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-dim">{read(effects[asking])}</p>
        <Field label={labels.opinion} required>
          <Textarea value={screen.opinion} maxLength={500} onChange={(next) => screen.setOpinion(next)} />
        </Field>
        {asking === 'return' && (
          <details>
            <summary className="cursor-pointer text-hint text-dim">{read(labels.remarks)}</summary>
            <div className="space-y-2 pt-2">
              {remarkable(screen, overview).map(({ field, label }) => (
                <Field key={field} label={label}>
                  <Input
                    value={screen.remarks[field] ?? ''}
                    maxLength={200}
                    onChange={(next) => screen.setRemark(field, next)}
                  />
                </Field>
              ))}
            </div>
          </details>
        )}
      </div>
    </Dialog>
  );
});
