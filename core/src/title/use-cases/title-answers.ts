import type { Call } from '../../records';
import type { Title } from '../application/title';
import { judgedBy, titleFigures, valueOf } from './title-figures';
import { recordOfYear } from './title-record';

/** What the questionnaire of a title would be answered with for a year: by its record and the registers. */
export async function titleAnswers(call: Call, title: Title, year: string): Promise<Readonly<Record<string, unknown>>> {
  const record = await recordOfYear(call, title, year);
  const figure = valueOf(await titleFigures(call, title, record, year));
  const by = await judgedBy(call, year);
  return title.answers?.({ ...by, year, values: record ?? {}, figure }) ?? {};
}
