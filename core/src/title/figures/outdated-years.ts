import { outdatedFigures } from '../../enterprise';
import { text, type Text } from '../../kernel';
import { projectsOfYear } from '../../project';
import type { Call } from '../../records';

/**
 * What is to be said of the years whose registers changed since their figures were computed, each under its year; null
 * where none did. A year without projects has no figures that could be out of date.
 */
export async function outdatedYears(call: Call, years: readonly string[]): Promise<Text | null> {
  const notices: Text[] = [];
  for (const year of years) {
    const isEmpty = (await projectsOfYear(call, year)).length === 0;
    const notice = isEmpty ? null : await outdatedFigures(call, year);
    if (notice !== null) notices.push(text(`${year}年度：${notice.zh}`, `${year}: ${notice.en}`));
  }
  if (notices.length === 0) return null;
  return text(notices.map(({ zh }) => zh).join('；'), notices.map(({ en }) => en).join('; '));
}
