import { useState } from 'react';
import ChevronLeft from 'lucide:chevron-left';
import ChevronRight from 'lucide:chevron-right';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { IconButton } from './IconButton';

const labels = {
  pager: text('分页', 'Pages'),
  total: text('共 {total} 条', '{total} in total'),
  previous: text('上一页', 'Previous page'),
  next: text('下一页', 'Next page'),
  size: text('每页条数', 'Rows per page'),
  perPage: text('{size} 条/页', '{size} / page'),
  page: text('页码', 'Page'),
  of: text('/ {pages} 页', 'of {pages}'),
};

/** Rows of a page that can be chosen. */
export const pageSizes = [10, 30, 50, 100, 200] as const;

export interface PaginationProps {
  total: number;
  /** From 1. */
  page: number;
  size: number;
  /** A change of size goes back to page 1. */
  onChange: (page: number, size: number) => void;
  sizes?: readonly number[];
  disabled?: boolean;
  /** Names the list when a page shows several. */
  of?: Label;
}

export function Pagination({ total, page, size, onChange, sizes = pageSizes, disabled, of }: PaginationProps) {
  const read = useText();
  const name = of ? `${read(labels.pager)} ${read(of)}` : read(labels.pager);
  const pages = Math.max(1, Math.ceil(total / size));
  const [draft, setDraft] = useState<string>();
  const go = (to: number) => {
    setDraft(undefined);
    const within = Math.min(pages, Math.max(1, to));
    if (within !== page) onChange(within, size);
  };
  return (
    <nav aria-label={name} className="flex flex-wrap items-center justify-end gap-2 text-table text-dim">
      <span className="tabular-nums">{read(fill(labels.total, { total }))}</span>
      <select
        aria-label={read(labels.size)}
        disabled={disabled}
        value={size}
        onChange={(event) => onChange(1, Number(event.target.value))}
        className="h-7 rounded-md border border-line-strong bg-raised px-1 text-ink"
      >
        {(sizes.includes(size) ? sizes : [size, ...sizes]).map((choice) => (
          <option key={choice} value={choice}>
            {read(fill(labels.perPage, { size: choice }))}
          </option>
        ))}
      </select>
      {/* The two buttons stay together, however narrow the table is. */}
      <span className="flex items-center gap-2">
        <IconButton
          size="small"
          label={labels.previous}
          icon={<ChevronLeft aria-hidden size={16} />}
          disabled={disabled || page <= 1}
          onClick={() => go(page - 1)}
        />
        <input
          aria-label={read(labels.page)}
          inputMode="numeric"
          disabled={disabled}
          value={draft ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && draft && go(Number(draft))}
          className="h-7 w-12 rounded-md border border-line-strong bg-raised text-center text-ink tabular-nums"
        />
        <span className="tabular-nums">{read(fill(labels.of, { pages }))}</span>
        <IconButton
          size="small"
          label={labels.next}
          icon={<ChevronRight aria-hidden size={16} />}
          disabled={disabled || page >= pages}
          onClick={() => go(page + 1)}
        />
      </span>
    </nav>
  );
}
