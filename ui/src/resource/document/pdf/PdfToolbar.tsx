import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import ArrowDown from 'lucide:arrow-down';
import Minus from 'lucide:minus';
import Plus from 'lucide:plus';
import { fill, text } from '@rdm/core/internal/kernel';
import { IconButton, Input, Select } from '../../../components';
import { useText } from '../../../theme';
import type { PdfSearch } from './PdfSearch';
import { ZOOMS, type PdfViewModel } from './PdfViewModel';

const labels = {
  page: text('页码', 'Page'),
  of: text('/ {count} 页', 'of {count}'),
  larger: text('放大', 'Zoom in'),
  smaller: text('缩小', 'Zoom out'),
  zoom: text('缩放', 'Zoom'),
  fit: text('适合宽度', 'Fit width'),
  search: text('在文档中查找', 'Find in the document'),
  next: text('查找下一处', 'Find next'),
  none: text('没有找到', 'Not found'),
  found: text('{count} 页中有', 'On {count} {count|page|pages}'),
};

export interface PdfToolbarProps {
  view: PdfViewModel;
  search: PdfSearch;
  /** Scrolls a page into view. */
  onPage: (page: number) => void;
}

export const PdfToolbar = observer(function PdfToolbar({ view, search, onPage }: PdfToolbarProps) {
  const read = useText();
  const options = [
    { value: 'fit', label: labels.fit },
    ...ZOOMS.map((zoom) => ({ value: String(zoom), label: `${Math.round(zoom * 100)}%` })),
  ];
  const findNext = async () => {
    const page = await search.next(view.current);
    if (page !== null) onPage(page);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-table">
      <span className="flex items-center gap-1">
        <PageBox view={view} onPage={onPage} />
        <span className="tabular-nums">{read(fill(labels.of, { count: view.pageCount }))}</span>
      </span>
      <span className="flex items-center gap-1">
        <IconButton
          size="small"
          label={labels.smaller}
          icon={<Minus aria-hidden size={14} />}
          onClick={() => view.step(-1)}
        />
        <Select
          aria-label={read(labels.zoom)}
          value={view.chosenZoom === null ? 'fit' : String(view.chosenZoom)}
          options={options}
          onChange={(value) => view.choose(value === 'fit' || value === undefined ? null : Number(value))}
          className="w-32"
        />
        <IconButton
          size="small"
          label={labels.larger}
          icon={<Plus aria-hidden size={14} />}
          onClick={() => view.step(1)}
        />
      </span>
      <span className="flex items-center gap-1">
        <Input
          type="search"
          aria-label={read(labels.search)}
          placeholder={read(labels.search)}
          value={search.words}
          onChange={(words) => search.type(words)}
          onEnter={() => void findNext()}
          className="w-44"
        />
        <IconButton
          size="small"
          label={labels.next}
          icon={<ArrowDown aria-hidden size={14} />}
          onClick={() => void findNext()}
        />
        <span role="status" className="text-hint text-dim">
          {search.isWhole &&
            read(search.pages.length === 0 ? labels.none : fill(labels.found, { count: search.pages.length }))}
        </span>
      </span>
    </div>
  );
});

/** The number of the visible page; typing another one goes there. */
const PageBox = observer(function PageBox({ view, onPage }: Pick<PdfToolbarProps, 'view' | 'onPage'>) {
  const read = useText();
  const [typed, setTyped] = useState(String(view.current));
  useEffect(() => setTyped(String(view.current)), [view, view.current]);
  const go = () => {
    const page = Number(typed);
    if (Number.isInteger(page) && page >= 1 && page <= view.pageCount) onPage(page);
    else setTyped(String(view.current));
  };
  return (
    <Input
      aria-label={read(labels.page)}
      inputMode="numeric"
      value={typed}
      onChange={setTyped}
      onEnter={go}
      onBlur={go}
      className="w-14"
    />
  );
});
