import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { copyAttachments } from './use-cases/copy-attachments';
import { downloadFile, previewPdf } from './use-cases/download-file';
import { openOnline } from './use-cases/open-online';
import { publicPicture } from './use-cases/public-picture';
import { putFile } from './use-cases/put-file';

const named = v.object({ id: argument.id });

/** File uploads and downloads. docs/wire.md, Files */
export const fileCalls = calls({
  putFile: {
    // Every signed-in user may upload their own picture; other files require the permission to add attachments.
    needs: 'signedIn',
    about: text(
      '上传文件',
      'Keeps a file of an accepted kind, told by its content. `link` downloads it, `attachId` goes into fields of files.',
    ),
    takes: v.object({ type: argument.optional(v.string()) }),
    answers: v.object({
      link: v.string(),
      domain: v.string(),
      name: v.string(),
      originalName: v.string(),
      attachId: answer.id,
    }),
    conducts: putFile,
  },
  download: {
    // Every signed-in user may view the pictures of others; other files require the permission to view attachments.
    needs: 'signedIn',
    about: text('下载文件', 'A file as it was uploaded.'),
    takes: named,
    conducts: downloadFile,
  },
  picture: {
    // An `<img>` has no session; the address is known to whoever was told it.
    needs: 'public',
    about: text('显示图片', 'A picture by the address that its upload was answered with, for pages to show.'),
    takes: v.object({
      tenantId: v.pipe(v.string(), v.regex(/^\w{1,12}$/)),
      id: argument.id,
      file: v.pipe(v.string(), v.regex(/^[\da-f]{32}\.[\da-z]{1,8}$/)),
    }),
    conducts: publicPicture,
  },
  previewPdf: {
    needs: 'attachment_view',
    about: text('预览 PDF', 'A PDF to be looked at in place; other kinds are refused.'),
    takes: named,
    conducts: previewPdf,
  },
  openOnline: {
    // Editing additionally requires its own permission.
    needs: 'attachment_view',
    about: text(
      '在线打开文档',
      'What a page needs to open a Word document in the editor beside the program; both are empty where there is none.',
    ),
    takes: v.object({ id: argument.id, edit: argument.optional(argument.flag) }),
    answers: v.object({ script: v.string(), config: v.record(v.string(), v.unknown()) }),
    does: openOnline,
  },
  copySave: {
    needs: 'attachment_add',
    about: text(
      '复制附件',
      'Gives a further record the attachments of another: copies of their rows, the same bytes. Answers the copies.',
    ),
    takes: v.object({
      ids: argument.idList,
      objectId: argument.id,
      type: argument.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    does: copyAttachments,
  },
});

export type FilePort = PortOf<typeof fileCalls>;
