import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Input, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { TitleViewModel } from './TitleViewModel';

const labels = {
  title: text('调整{figure}', 'Adjust {figure}'),
  registers: text('系统数：{value}', 'From the registers: {value}'),
  none: text('系统没有该数', 'The registers do not have it'),
  value: text('填报数', 'Figure'),
  reason: text('原因', 'Reason'),
  back: text('恢复系统数', 'Use the computed figure'),
  cancel: text('取消', 'Cancel'),
  keep: text('保存', 'Save'),
};

/** Types a figure over with a reason, beside the one from the registers. */
export const TypedFigureDialog = observer(function TypedFigureDialog({ screen }: { screen: TitleViewModel }) {
  const read = useText();
  const figure = screen.typing;
  if (!figure) return null;
  const { label, value, overridden } = figure;
  return (
    <Dialog
      open
      size="small"
      title={text(fill(labels.title, { figure: label.zh }).zh, fill(labels.title, { figure: label.en }).en)}
      onClose={() => screen.dismiss()}
      footer={
        <>
          {overridden && (
            <Button loading={screen.working} onClick={() => void screen.keepTyped(true)}>
              {read(labels.back)}
            </Button>
          )}
          <Button onClick={() => screen.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={screen.typedValue.trim() === '' || screen.typedReason.trim() === ''}
            loading={screen.working}
            onClick={() => void screen.keepTyped()}
          >
            {read(labels.keep)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-dim">{read(value === null ? labels.none : fill(labels.registers, { value }))}</p>
        <Field label={labels.value} required>
          <Input
            value={screen.typedValue}
            inputMode="decimal"
            maxLength={20}
            onChange={(next) => screen.setTyped(next)}
          />
        </Field>
        <Field label={labels.reason} required>
          <Textarea value={screen.typedReason} maxLength={200} onChange={(next) => screen.setReason(next)} />
        </Field>
      </div>
    </Dialog>
  );
});
