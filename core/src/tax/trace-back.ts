import { requireCoveredYear } from './law/covered-years';

/**
 * 追溯享受: a deduction not claimed in its year may be claimed within three years (财税〔2015〕119号 五4).
 * `deadline` is the end of the settlement of the last of them, 31 May of the year after.
 *
 * @throws DomainError `YEAR_NOT_COVERED`
 */
export function traceBack(input: { readonly costYear: number }): { latestYear: number; deadline: string } {
  const latestYear = requireCoveredYear((input as typeof input | null)?.costYear, 'costYear') + 3;
  return { latestYear, deadline: `${latestYear + 1}-05-31` };
}
