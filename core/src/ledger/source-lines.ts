import { text, type Text } from '../kernel';
import { costItems } from '../tax';
import type { SourceNote } from './use-cases/source-notes';

/** What the sources of a paper are called, on screen and in workbooks. */
export const sourcesTitle = text('费用来源', 'Sources of the cost');

const origins: Readonly<Record<string, Text>> = {
  allocation: text('台账分摊', 'allocated'),
  voucher: text('凭证', 'vouchers'),
};
const items = new Map(costItems.map(({ code, label }) => [code as string, label]));

/** `1.1 直接从事研发活动人员工资薪金：台账分摊（自动：薪酬台账本年有 12 行，按台账分摊）`, a line each. */
export function sourceLines(notes: readonly SourceNote[]): Text[] {
  return notes.map(({ item, origin, reason }) => {
    const label = items.get(item) ?? text('', '');
    const from = origins[origin] ?? text(origin, origin);
    return text(`${item} ${label.zh}：${from.zh}（${reason.zh}）`, `${item} ${label.en}: ${from.en} (${reason.en})`);
  });
}

/** `1.1、1.2 台账分摊；5.1 凭证`: the items by where they were taken from, in one line; null without any. */
export function sourcesInShort(notes: readonly SourceNote[]): Text | null {
  const parts = Object.entries(origins).flatMap(([origin, from]) => {
    const of = [...new Set(notes.filter((note) => note.origin === origin).map(({ item }) => item))];
    if (of.length === 0) return [];
    return [text(`${of.join('、')} ${from.zh}`, `${of.join(', ')} ${from.en}`)];
  });
  if (parts.length === 0) return null;
  return text(parts.map(({ zh }) => zh).join('；'), parts.map(({ en }) => en).join('; '));
}

/** The block under a calculation sheet: its title, then a line each; nothing without notes. */
export function sourceFooter(notes: readonly SourceNote[] = []): string[] {
  return notes.length === 0 ? [] : [`${sourcesTitle.zh}：`, ...sourceLines(notes).map(({ zh }) => zh)];
}
