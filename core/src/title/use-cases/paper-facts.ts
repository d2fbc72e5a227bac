import { text, type Text } from '../../kernel';
import type { Call } from '../../records';
import { enterpriseCard } from '../../enterprise';
import type { TitleFigure } from '../application/application-fields';
import type { FormTable } from '../application/form-table';
import type { PaperFacts } from '../application/paper-facts';
import type { ApplicationRecord, Title } from '../application/title';
import { outdatedYears } from '../figures/outdated-years';
import { isFrozen, judgedBy, keptPaper, valueOf } from './title-figures';

const NOT_KEPT = '本申请提交时未留存各表，以下按打印时的台账生成。';

/** What the papers of a record are printed from: as it was submitted, or as the registers have it now. */
export async function paperFacts(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
  figures: readonly TitleFigure[],
): Promise<PaperFacts> {
  const kept = keptPaper(title, record, year);
  if (kept) return kept;
  const found = await factsNow(call, title, record, year, figures);
  if (!isFrozen(title, record, year)) return found;
  const unkept = ({ notes = [], ...table }: FormTable): FormTable => ({ ...table, notes: [NOT_KEPT, ...notes] });
  return { ...found, tables: found.tables.map(unkept) };
}

/** What the papers of a record are printed from now; a submission keeps it. */
export async function factsNow(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
  figures: readonly TitleFigure[],
): Promise<PaperFacts> {
  const given = { year, values: record ?? {}, figure: valueOf(figures) };
  return {
    enterpriseName: (await enterpriseCard(call))?.name ?? '',
    judgedBy: await judgedBy(call, year),
    tables: (await title.tables?.(call, given)) ?? [],
    outdated: await outdatedYears(call, title.computedYears(year)),
  };
}

/** What is to be said of the years of a title that are out of date: now, or when it was submitted. Null where none is. */
export async function outdatedOf(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
): Promise<Text | null> {
  if (!isFrozen(title, record, year)) return outdatedYears(call, title.computedYears(year));
  const outdated = keptPaper(title, record, year)?.outdated ?? null;
  return outdated && text(`提交时，${outdated.zh}`, `When submitted, ${outdated.en}`);
}
