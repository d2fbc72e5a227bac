import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type Exports } from '../../records';
import { knownPlaces, sampleTemplate } from './known-places';
import { makeApproval, makePaper, papersOfProject } from './make-paper';
import { paperTemplate } from './paper-template';
import { paperKinds } from './project-papers';

const kind = v.picklist(paperKinds);
const named = { name: v.string(), label: answer.bilingual };
const document: Exports = { paper: 'projectDocument', of: (_, { id }: { readonly id: string }) => [id] };
const place = { ...named, register: answer.bilingual, printed: v.boolean() };

/** The documents of projects; calls of the port of projects. docs/product.md, Documents of a project */
export const paperCalls = calls({
  exportDocument: {
    needs: 'project_export',
    about: text(
      '导出立项书',
      'The proposal of a project as a document (.docx); by the own template where one is in use.',
    ),
    takes: v.object({ id: argument.id }),
    exports: document,
    conducts: makeApproval,
  },
  projectPaper: {
    needs: 'project_export',
    about: text(
      '导出项目文档',
      'A document of a project from its records (.docx), by the own template where one is in use and `own` is not false; ' +
        'refused with one sentence where what it is about is not there.',
    ),
    takes: v.object({ id: argument.id, kind, own: argument.optional(argument.flag) }),
    exports: document,
    conducts: makePaper,
  },
  paperKinds: {
    needs: 'project_export',
    about: text(
      '查询项目可出具的文档',
      'The documents of a project: why one cannot be made, what it would leave empty, and the own template in use.',
    ),
    takes: v.object({ id: argument.id }),
    answers: v.array(
      v.object({
        kind,
        label: answer.bilingual,
        refused: v.nullable(answer.bilingual),
        lacking: v.array(answer.bilingual),
        template: v.nullable(v.object({ id: answer.id, name: v.string() })),
      }),
    ),
    conducts: papersOfProject,
  },
  placeholders: {
    needs: paperTemplate.permissions.view,
    about: text(
      '查询文档模板占位符',
      'The placeholders own templates may use, with examples; `printed` are those of the program’s own document.',
    ),
    takes: v.object({ kind: argument.optional(kind) }),
    answers: v.object({
      texts: v.array(v.object({ ...place, example: v.string() })),
      tables: v.array(v.object({ ...place, columns: v.array(v.object({ ...named, example: v.string() })) })),
    }),
    does: knownPlaces,
  },
  sampleTemplate: {
    needs: paperTemplate.permissions.view,
    about: text(
      '下载样例模板',
      'The program’s own document with placeholders in place of values (.docx), to begin an own template with.',
    ),
    takes: v.object({ kind }),
    prints: sampleTemplate,
  },
});
