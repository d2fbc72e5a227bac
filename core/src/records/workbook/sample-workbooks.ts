import { faults, Refusal, text, type SheetContent, type WorkbookSheet } from '../../kernel';
import type { Call } from '../call';
import type { Resource } from '../declaration/resource';
import type { Printed } from '../printed';

/** The workbooks of an enterprise that does not exist, for who wants to try the product. */
export interface SampleWorkbooks {
  /** Of a whole year, in the order of import. */
  ofYear(year: number): Promise<readonly { readonly resource: string; readonly sheet: SheetContent }[]>;
}

export interface SampleServices {
  readonly samples?: SampleWorkbooks;
}

const NONE = text('此处没有示例文件', 'There are no sample files here');

/** The registers of which there is a sample and into which the caller may import, in the order of import. */
export async function sampleRegisters(
  call: Call,
  _: unknown,
  services: SampleServices,
): Promise<readonly { readonly resource: string; readonly fileName: string }[]> {
  return (await samplesFor(call, services)).map(({ register }) => ({
    resource: register.name,
    fileName: `${nameOf(register)}.xlsx`,
  }));
}

/** The sample of one register, of last year, which is whole. */
export async function sampleWorkbook(
  call: Call,
  { resource }: { readonly resource: string },
  services: SampleServices,
): Promise<Printed> {
  const found = (await samplesFor(call, services)).find(({ register }) => register.name === resource);
  if (!found) throw new Refusal({ ...faults.invalid(NONE), code: 404 });
  return { name: nameOf(found.register), rows: [sheetFrom(found.sheet)] };
}

/** What the name of a sample begins with, as that of no file of an enterprise: by this samples are found and cleared. */
export const SAMPLE_PREFIX = '示例-';

/** The year that the samples of a day, `yyyy-MM-dd`, are of: the last one, which is whole. */
export const yearOfSamples = (day: string): number => Number(day.slice(0, 4)) - 1;

const nameOf = ({ register }: Resource): string => `${SAMPLE_PREFIX}${register}`;

async function samplesFor(
  call: Call,
  { samples }: SampleServices,
): Promise<readonly { readonly register: Resource; readonly sheet: SheetContent }[]> {
  if (!samples) return [];
  return (await samples.ofYear(yearOfSamples(call.clock.now()))).flatMap(({ resource, sheet }) => {
    const register = call.resourceNamed(resource);
    return call.caller.permissions.has(register.permissions.import) ? [{ register, sheet }] : [];
  });
}

function sheetFrom({ name, rows: [headings = [], ...rows] }: SheetContent): WorkbookSheet {
  const shown = (cell: SheetContent['rows'][number][number]) => (cell === null ? null : String(cell));
  return {
    name,
    columns: headings.map((heading) => ({ heading: String(heading ?? ''), width: 16, kind: 'text' as const })),
    rows: rows.map((row) => row.map(shown)),
    closed: true,
  };
}
