import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { deductionRate, isCoveredYear, type EnterpriseKind } from '@rdm/core/tax';
import { Button, Checkbox, Dialog } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { useText } from '../../../theme';
import type { PreferentialViewModel } from './PreferentialViewModel';

const labels = {
  kinds: text('企业类型', 'Kind of enterprise'),
  general: text('一般企业', 'General enterprise'),
  and: text('、', ', '),
  change: text('修改', 'Change'),
  title: text('修改企业类型', 'Change the kind of enterprise'),
  hint: text(
    '可选多个类型，按其中最高的比例加计；类型须有证明，在年度企业信息中填写',
    'Several kinds may be chosen; the highest rate applies. Each needs its proof in the enterprise year',
  ),
  cancel: text('取消', 'Cancel'),
  confirm: text('确定修改', 'Change'),
};

export interface KindsFactProps {
  screen: PreferentialViewModel;
  dictionaries: DictionaryStore;
}

/** The kinds of the enterprise in the year as a fact; changing them is confirmed with the rates before and after. */
export const KindsFact = observer(function KindsFact({ screen, dictionaries }: KindsFactProps) {
  const read = useText();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const kinds = screen.sheet?.enterpriseKinds ?? [];
  const options = dictionaries.options('enterprise_kind');
  const named = options.filter(({ value }) => kinds.includes(value)).map(({ label }) => read(label));
  const isSame = chosen?.length === kinds.length && chosen.every((kind) => kinds.includes(kind));
  const save = async () => {
    await screen.saveKinds(chosen ?? []);
    setChosen(null);
  };
  return (
    <div className="flex min-h-8 items-center gap-2">
      <span className="text-dim">{read(labels.kinds)}</span>
      <span>{screen.sheet && (named.join(read(labels.and)) || read(labels.general))}</span>
      {screen.mayEditKinds && screen.sheet && (
        <Button disabled={screen.saving} onClick={() => setChosen(kinds)}>
          {read(labels.change)}
        </Button>
      )}
      {chosen && (
        <Dialog
          open
          title={labels.title}
          onClose={() => setChosen(null)}
          footer={
            <>
              <Button onClick={() => setChosen(null)}>{read(labels.cancel)}</Button>
              <Button variant="primary" disabled={isSame} loading={screen.saving} onClick={() => void save()}>
                {read(labels.confirm)}
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-2">
            <Checkbox
              label={labels.general}
              checked={chosen.length === 0}
              onChange={(checked) => checked && setChosen([])}
            />
            {options.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={chosen.includes(value)}
                onChange={(checked) =>
                  setChosen(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
            ))}
            <p className="text-hint text-dim">{read(labels.hint)}</p>
            <p role="status">{read(changeOf(Number(screen.year), kinds, chosen))}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
});

/** What the change does to the rate of the year. */
function changeOf(year: number, before: readonly string[], after: readonly string[]) {
  if (!isCoveredYear(year)) return text('', '');
  const [from, to] = [before, after].map(
    (kinds) =>
      `${Number(deductionRate({ year, enterpriseKinds: kinds as readonly EnterpriseKind[] }).expensed) * 100}%`,
  );
  return from === to
    ? text(`${year}年度加计扣除比例不变，仍为${from}`, `The rate of ${year} stays at ${from}`)
    : text(
        `${year}年度加计扣除比例由${from}变为${to}，第50、51行随之改变`,
        `The rate of ${year} changes from ${from} to ${to}, and lines 50 and 51 with it`,
      );
}
