import { observer } from 'mobx-react-lite';
import ChevronRight from 'lucide:chevron-right';
import type { TokenArea, TokenLevel, TokenPage } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import { Checkbox } from '../../../components';
import { useText } from '../../../theme';
import type { NewTokenViewModel } from './NewTokenViewModel';
import { nameOf } from './TokensViewModel';

const labels = {
  read: text('查看', 'View'),
  write: text('修改', 'Change'),
  one: text('{page}：{level}', '{page}: {level}'),
};
const levels: readonly TokenLevel[] = ['read', 'write'];

/** What a token may do, by area and page: look, or look and change. */
export const ScopePicker = observer(function ScopePicker({ form }: { form: NewTokenViewModel }) {
  return (
    <div className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {form.choices.areas.map((area) => (
        <AreaOfScopes key={area.code} form={form} area={area} />
      ))}
    </div>
  );
});

const AreaOfScopes = observer(function AreaOfScopes({ form, area }: { form: NewTokenViewModel; area: TokenArea }) {
  const read = useText();
  const offered = levels.filter((level) => area.pages.some((page) => page.levels.includes(level)));
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
        <ChevronRight aria-hidden size={16} className="-mr-2 text-dim group-open:rotate-90" />
        <span className="min-w-0 flex-1 font-semibold">{read(nameOf({ ...area, levels: [] }))}</span>
        {levels.map((level) => (
          <span key={level} className="w-20">
            {offered.includes(level) && (
              <Checkbox
                label={labels[level]}
                aria-label={read(wordsOf(area, level))}
                checked={form.extentOf(area, level) === 'all'}
                mixed={form.extentOf(area, level) === 'some'}
                onChange={(checked) => form.chooseArea(area, level, checked)}
              />
            )}
          </span>
        ))}
      </summary>
      <ul className="pb-2">
        {area.pages.map((page) => (
          <li key={page.code} className="flex flex-wrap items-center gap-x-4 px-3 pl-8 hover:bg-hover">
            <span className="min-w-0 flex-1">{read(nameOf(page))}</span>
            {levels.map((level) => (
              <span key={level} className="w-20">
                {page.levels.includes(level) && (
                  <Checkbox
                    label={labels[level]}
                    aria-label={read(wordsOf(page, level))}
                    checked={form.has(page.code, level)}
                    onChange={(checked) => form.choose(page.code, level, checked)}
                  />
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
});

const wordsOf = (of: Pick<TokenPage, 'code' | 'name' | 'nameEn'>, level: TokenLevel) => {
  const name = nameOf({ ...of, levels: [] });
  return text(
    fill(labels.one, { page: name.zh, level: labels[level].zh }).zh,
    fill(labels.one, { page: name.en, level: labels[level].en }).en,
  );
};
