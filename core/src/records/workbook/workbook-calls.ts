import * as v from 'valibot';
import { Refusal, text, type SpreadsheetReader } from '../../kernel';
import type { Call } from '../call';
import { calls, type PortOf, type Visit } from '../calls';
import type { ImportRequest } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import type { PrintedArchive } from '../printed';
import { recogniseWorkbook, type Recognition } from './recognise-workbook';
import { sampleRegisters, sampleWorkbook } from './sample-workbooks';
import { templateSheets } from './template-workbook';

const NO_REGISTER = text(
  '您没有导入任何登记表的权限，请联系企业管理员授权',
  'You may import into no register; ask your enterprise administrator for the right',
);

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

/** Numbered in the order of import: a register stands behind those that its rows name. */
async function templates(call: Call): Promise<PrintedArchive> {
  const { caller, resources } = call;
  const allowed = resources.filter(
    (each) => isImported(each) && each.calls.includes('template') && caller.permissions.has(each.permissions.import),
  );
  if (allowed.length === 0) throw new Refusal({ code: 403, name: 'FORBIDDEN', message: NO_REGISTER });
  const files: PrintedArchive['files'][number][] = [];
  for (const [at, resource] of allowed.entries()) {
    const name = `${String(at + 1).padStart(2, '0')}-${resource.label.zh.replace(/[^\p{L}\p{N}]+/gu, '-')}导入模板`;
    files.push({ path: `${name}.xlsx`, file: { name, rows: await templateSheets(call, resource) } });
  }
  return { name: '导入模板.zip', files };
}

/** Calls on workbooks of more than one register, or of one that is not known yet. */
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
  templates: {
    // Holds only the templates of registers the caller may import.
    needs: 'signedIn',
    about: text(
      '下载全部导入模板',
      'The templates of all resources that the caller may import, numbered in the order of import, as one zip.',
    ),
    prints: templates,
  },
  samples: {
    // Lists only registers the caller may import.
    needs: 'signedIn',
    about: text(
      '查询示例文件',
      'The registers of which there is a sample workbook, of those the caller may import, in the order of import.',
    ),
    answers: v.array(v.object({ resource: v.string(), fileName: v.string() })),
    does: sampleRegisters,
  },
  sample: {
    // As above.
    needs: 'signedIn',
    about: text(
      '下载示例文件',
      'The sample workbook of a register: last year of an enterprise that does not exist, to be imported and undone.',
    ),
    takes: v.object({ resource: v.pipe(v.string(), v.maxLength(100)) }),
    prints: sampleWorkbook,
  },
});

export type WorkbooksPort = PortOf<typeof workbookCalls>;
