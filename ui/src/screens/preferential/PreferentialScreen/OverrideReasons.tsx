import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { yearInputs } from '@rdm/core/internal/ledger';
import { Button, Field, Input } from '../../../components';
import { useText } from '../../../theme';
import type { PreferentialViewModel } from './PreferentialViewModel';
import { reasonOf } from './YearInputsViewModel';

const useComputed = text('恢复计算值', 'Use the computed amount');

/** The reason of every line whose typed amount differs from the computed one, and the way back to it. */
export const OverrideReasons = observer(function OverrideReasons({ screen }: { screen: PreferentialViewModel }) {
  const read = useText();
  const { inputs, quarters, mayEdit } = screen;
  const differing = inputs.lines.filter(
    ({ line, computed }) => inputs.isTyped(line) && inputs.valueOfLine(line, quarters) !== computed,
  );
  if (differing.length === 0) return null;
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 xl:grid-cols-2">
      {differing.map(({ line }) => {
        const field = reasonOf(line);
        const { label, hint } = yearInputs.fields[field];
        return (
          <div key={line} className="flex flex-wrap items-start gap-2">
            <Field label={label} hint={hint} className="min-w-48 flex-1">
              <Input value={inputs.valueOf(field)} disabled={!mayEdit} onChange={(value) => inputs.set(field, value)} />
            </Field>
            {mayEdit && (
              // Below the label, beside the input.
              <span className="pt-6.5">
                <Button loading={screen.saving} onClick={() => void screen.useComputed(line)}>
                  {read(useComputed)}
                </Button>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
