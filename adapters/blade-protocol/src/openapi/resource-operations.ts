import { resourceAccess, type Resource, type ResourceCall } from '@rdm/core/internal/records';
import { midSentence, text, type Text } from '@rdm/core/internal/kernel';
import { SUBMISSION_HEADER } from '../clients';
import { removalParameter, resourceEndpoints, resourcePath } from '../resource-endpoints';
import { accessOf, submitAccess } from './access';
import { dotted, schemaRef, type JsonSchema, type Operation, type Parameter, type Placed } from './document';
import { idSchema } from './field-schema';
import { pageParameters, selectionParameters } from './list-parameters';
import { SUBMISSION_KEY } from './parameter-texts';
import { draftName, pageName, recordName } from './resource-schemas';
import {
  binary,
  downloadResponse,
  enveloped,
  jsonResponse,
  refusalsOf,
  responseOfImport,
  type RefusalCode,
} from './responses';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a generic call takes and returns. `zh` and `en` are its sentences about `{label}`. */
interface CallForm {
  readonly about: Text;
  readonly form: (resource: Resource) => Partial<Pick<Operation, 'parameters' | 'requestBody'>> & {
    readonly answer: JsonSchema | 'workbook';
  };
  readonly refusals: readonly RefusalCode[];
}

const id: Parameter = { name: 'id', in: 'query', required: true, description: 'Id of the record.', schema: idSchema };
/** The id, or the fields by which the resource identifies a record instead. */
const detailParameters = ({ detailBy, fields }: Resource): Parameter[] =>
  detailBy.length === 0
    ? [id]
    : [
        { ...id, required: false, description: `Id of the record; without it ${detailBy.join(' and ')} name it.` },
        ...detailBy.map((name): Parameter => ({
          name,
          in: 'query',
          description: `Names the record where no id is given: ${fields[name]!.label.en.toLowerCase()}.`,
          schema: { type: 'string' },
        })),
      ];
const idsAs = (name: string): Parameter => ({
  name,
  in: 'query',
  required: true,
  description: 'Ids joined by commas; all of them or none.',
  schema: { type: 'string' },
});
const flag = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', enum: ['1'] },
});
const submissionKey: Parameter = {
  name: SUBMISSION_HEADER,
  in: 'header',
  description: SUBMISSION_KEY,
  schema: { type: 'string' },
};

const upload: Operation['requestBody'] = {
  required: true,
  description: 'The file; how it is read and corrections stand before it.',
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          sheet: { type: 'string', description: 'The sheet to read; the first with content where it is not given.' },
          layout: {
            type: 'string',
            description:
              'An import profile as `import/propose` answers it, as JSON; none for our own headings in row 1.',
          },
          corrections: {
            type: 'string',
            description: 'Cells to read otherwise than the file says: `[{"row":2,"column":"heading","value":"…"}]`.',
          },
          file: binary,
        },
        required: ['file'],
      },
    },
  },
};

const calls: Readonly<Record<ResourceCall, CallForm>> = {
  list: {
    about: text('分页查询{label}', 'A page of records of {label}.'),
    form: (resource) => ({ parameters: pageParameters(resource), answer: schemaRef(pageName(resource)) }),
    refusals: [],
  },
  detail: {
    about: text('查看{label}', 'One record of {label}.'),
    form: (resource) => ({ parameters: detailParameters(resource), answer: schemaRef(recordName(resource)) }),
    refusals: [404],
  },
  history: {
    about: text('查询{label}变更历史', 'The changes of a record of {label}, removed ones included, the latest first.'),
    form: () => ({ parameters: [id], answer: schemaRef('History') }),
    refusals: [404],
  },
  submit: {
    about: text('新增或修改{label}', 'Adds a record of {label} when no `id` is given, else changes it.'),
    form: (resource) => ({
      parameters: [submissionKey],
      requestBody: { required: true, content: { 'application/json': { schema: schemaRef(draftName(resource)) } } },
      answer: schemaRef(recordName(resource)),
    }),
    refusals: [404, 409, 413, 415],
  },
  remove: {
    about: text('删除{label}', 'Removes records of {label}, all or none.'),
    form: (resource) => ({ parameters: [idsAs(removalParameter(resource))], answer: schemaRef('Removed') }),
    refusals: [404, 409],
  },
  restore: {
    about: text('恢复已删除的{label}', 'Takes removals of {label} back, all or none.'),
    form: () => ({ parameters: [idsAs('ids')], answer: schemaRef('Restored') }),
    refusals: [404, 409],
  },
  tree: {
    about: text('{label}树', 'All records of {label} as a tree to choose from.'),
    form: () => ({ answer: schemaRef('Tree') }),
    refusals: [],
  },
  import: {
    about: text(
      '导入{label}工作簿',
      'Brings a workbook of {label} in, all rows or none. A faulty one is refused with the faults by row and column.',
    ),
    form: () => ({
      parameters: [
        flag('check', '`1` only looks and writes nothing.'),
        {
          name: 'first',
          in: 'query',
          description: 'With `check=1`: looks at so many rows under the headings alone, for a first answer.',
          schema: { type: 'integer', minimum: 1 },
        },
        flag('validOnly', '`1` writes the right rows although others are wrong.'),
      ],
      requestBody: upload,
      answer: schemaRef('ImportReport'),
    }),
    refusals: [409, 413],
  },
  marked: {
    about: text(
      '标注{label}工作簿中的错误',
      'The same workbook of {label} with its faulty cells marked; writes nothing.',
    ),
    form: () => ({ requestBody: upload, answer: 'workbook' }),
    refusals: [413],
  },
  template: {
    about: text('下载{label}导入模板', 'The empty workbook of {label}, with choices, an example row and notes.'),
    form: () => ({ answer: 'workbook' }),
    refusals: [],
  },
  export: {
    about: text('导出{label}', 'All records of {label} that the conditions let through, as a workbook.'),
    form: (resource) => ({ parameters: selectionParameters(resource), answer: 'workbook' }),
    refusals: [],
  },
};

export const resourceTag = (resource: Resource): string => dotted(`/api/${resource.name}`);

/** The generic calls of a resource, under its own path and its aliases. */
export function resourceOperations(resource: Resource): Placed[] {
  return resourceEndpoints(resource).map(({ call, method, path }) => ({
    path,
    method: method === 'GET' ? 'get' : 'post',
    operation: operationOf(resource, call, path),
  }));
}

function operationOf(resource: Resource, call: ResourceCall, path: string): Operation {
  const { about, form, refusals } = calls[call];
  const { answer, ...taken } = form(resource);
  const {
    security,
    'x-permission': permissions,
    sentence,
  } = call === 'submit' ? submitAccess(resource) : accessOf(resourceAccess(resource, call, false));
  const own = resourcePath(resource, call);
  const also = path === own ? '' : ` The same as \`${own}\`.`;
  const label = (sentenceAbout: string, name: string) => sentenceAbout.replaceAll('{label}', name);
  return {
    operationId: dotted(path),
    tags: [resourceTag(resource)],
    summary: label(about.zh, resource.label.zh),
    description: `${label(about.en, midSentence(resource.label.en))}${also} ${sentence}`,
    ...taken,
    responses: {
      200: answer === 'workbook' ? downloadResponse(XLSX) : jsonResponse('成功 · Done', enveloped(answer)),
      ...refusalsOf([400, 401, 403, ...refusals, 500]),
      ...(call === 'import' && responseOfImport),
    },
    security,
    'x-permission': permissions,
  };
}
