import * as v from 'valibot';
import { text, type SpreadsheetReader } from '../../kernel';
import { calls, type PortOf, type Visit } from '../calls';
import type { ImportRequest } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import { recogniseWorkbook, type Recognition } from './recognise-workbook';

export interface Services {
  readonly reader: SpreadsheetReader;
  readonly resources: readonly Resource[];
}

/** Recognises the register by the headings: reads only the first row, and no records. */
async function recognise(
  visit: Visit,
  { file }: Pick<ImportRequest, 'file' | 'fileName' | 'signal'>,
  { reader, resources }: Services,
): Promise<Recognition> {
  const reading = await reader.read(file, { firstRows: 1 });
  if (reading.ok) return recogniseWorkbook(visit, reading.sheet, resources.filter(isImported));
  return { resource: null, candidates: [], reason: 'unreadable', why: reading.fault.message[visit.language] };
}

const isImported = ({ workbook, calls: offered }: Resource): boolean =>
  workbook !== undefined && offered.includes('import');

/** Calls on a workbook whose register is not known yet. */
export const workbookCalls = calls({
  recognise: {
    // Returns only registers the caller may import.
    needs: 'signedIn',
    about: text(
      '识别工作簿所属登记表',
      'Tells by the headings of a workbook which resource it is to be imported into, of those the caller may import. ' +
        '`resource` is null where they do not say; `candidates` are those that fit equally well.',
    ),
    answers: v.object({
      resource: v.pipe(v.nullable(v.string()), v.description('Name of the resource, e.g. blade-rdm/project')),
      candidates: v.array(v.string()),
      reason: v.picklist(['headings', 'several', 'none', 'notAllowed', 'unreadable']),
      why: v.string(),
    }),
    logged: 'read',
    conducts: recognise,
  },
});

export type WorkbooksPort = PortOf<typeof workbookCalls>;
