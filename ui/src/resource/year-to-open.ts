import { runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import { project } from '@rdm/core/internal/project';

/** The year a page opens with by default: the given one, or the latest with projects if that one has none. */
export async function yearToOpen(ports: Pick<Ports, 'resource'>, given: string): Promise<string> {
  const projects = ports.resource(project);
  const where = [{ field: 'year', is: 'equal' as const, value: given }];
  const [own, latest] = await Promise.all([
    projects.list({ size: 1, where }),
    projects.list({ size: 1, order: [{ field: 'year', descending: true }] }),
  ]).catch(
    // Without the permission to view projects the page opens with the given year.
    () => [null, null],
  );
  return (own?.total === 0 ? latest?.records[0]?.year : null) ?? given;
}

/** A page that shows one year. */
interface YearPage {
  year: string;
  readonly isUnsaved?: boolean;
  load(): Promise<void>;
}

/**
 * Opens a page at the year to open with, unless another is chosen or something is typed meanwhile. The year it has is
 * nearly always that one, so it is asked for together with the question.
 */
export async function openYear(
  ports: Pick<Ports, 'resource'>,
  page: YearPage,
  /** Sets another year, with what depends on it. */
  take = (year: string) => void (page.year = year),
): Promise<void> {
  const given = page.year;
  const [year] = await Promise.all([yearToOpen(ports, given), page.load()]);
  if (year === given || page.year !== given || page.isUnsaved) return;
  runInAction(() => take(year));
  await page.load();
}
