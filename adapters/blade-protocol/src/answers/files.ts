import type { FilePort } from '@rdm/core/evidence';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { id } from './wire-values';

export const fileAnswers: AnswersOf<FilePort> = {
  putFile: {
    about: text(
      '上传文件',
      'Keeps a file of an accepted kind, told by its content. `link` downloads it, `attachId` goes into fields of files.',
    ),
    schema: v.object({
      link: v.string(),
      domain: v.string(),
      name: v.string(),
      originalName: v.string(),
      attachId: id,
    }),
  },
  download: { about: text('下载文件', 'A file as it was uploaded.') },
  previewPdf: { about: text('预览 PDF', 'A PDF to be looked at in place; other kinds are refused.') },
  openOnline: {
    about: text(
      '在线打开文档',
      'What a page needs to open a Word document in the editor beside the program; both are empty where there is none.',
    ),
    schema: v.object({ script: v.string(), config: v.record(v.string(), v.unknown()) }),
  },
  copySave: {
    about: text(
      '复制附件',
      'Gives a further record the attachments of another: copies of their rows, the same bytes. Answers the copies.',
    ),
    many: true,
  },
};
