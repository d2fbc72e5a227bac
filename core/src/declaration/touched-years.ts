import { closedYears } from '../enterprise';
import { subjectMatch } from '../finance';
import { text, type Text } from '../kernel';
import { existing, wholly, type Call } from '../records';
import { figureInputs } from './figure-inputs';
import { bookedYears } from './year-change-notes';

/** The years a change of a record affects. */
export interface TouchedYears {
  readonly open: readonly string[];
  /** Declared years, which keep their figures as filed. */
  readonly closed: readonly string[];
  readonly notice: Text | null;
}

/**
 * The years that a change of a record reaches; for an asset or an account match those from its first to the present one.
 */
export async function touchedYears(
  call: Call,
  { resource: name, id }: { readonly resource: string; readonly id: string },
): Promise<TouchedYears> {
  const declared = figureInputs.get(name);
  if (!declared) return { open: [], closed: [], notice: null };
  const resource = call.resourceNamed(name);
  const row = await existing(call, resource, id);
  const years =
    name === subjectMatch.name
      ? await bookedYears(wholly(call), String(row.subjectCode))
      : spelled(declared.years(row), Number(call.clock.now().slice(0, 4)));
  const filed = await closedYears(call, years);
  const open = years.filter((year) => !filed.has(year));
  const closed = years.filter((year) => filed.has(year));
  return { open, closed, notice: noticeOf(open, closed) };
}

function spelled(span: { readonly from: string; readonly to: string } | null, now: number): string[] {
  if (!span) return [];
  const [first, last] = [Number(span.from), span.from === span.to ? Number(span.to) : Math.min(Number(span.to), now)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
}

function noticeOf(open: readonly string[], closed: readonly string[]): Text | null {
  if (open.length + closed.length === 0) return null;
  const filedZh = closed.length > 0 ? `；已申报的 ${closed.join('、')} 年度保持申报数` : '';
  const filedEn = closed.length > 0 ? `; ${closed.join(', ')} as declared stay as filed` : '';
  return text(
    `修改影响 ${open.join('、') || '—'} 年度的计算${filedZh}`,
    `A change affects the figures of ${open.join(', ') || '—'}${filedEn}`,
  );
}
