import { crud, defineResource, integer, string } from '../records';
import { text } from '../kernel';

/**
 * An uploaded file (附件). It has no owner until a record references it in one of its file fields; then `objectId`
 * is the record and `type` the field. Several rows may share the same bytes, so the key of a row is its own link, not
 * that of the bytes.
 */
export const attachment = defineResource('blade-rdm/attachment', {
  label: text('附件', 'Attachment'),
  fields: {
    originalName: string({ label: text('文件名', 'File name'), readOnly: true }),
    name: string({ label: text('存储名', 'Stored as'), readOnly: true }),
    fileKey: string({ label: text('文件标识', 'File key'), readOnly: true }),
    link: string({ label: text('链接', 'Link'), readOnly: true, maxLength: 500 }),
    contentType: string({ label: text('文件类型', 'Type of content'), readOnly: true }),
    size: integer({ label: text('大小', 'Size'), readOnly: true }),
    type: string({ label: text('附件类型', 'Kind'), readOnly: true }),
    objectId: string({ label: text('所属记录', 'Belongs to'), readOnly: true, maxLength: 19 }),
    enterpriseId: string({ label: text('企业', 'Enterprise'), readOnly: true, maxLength: 19 }),
    /** The object store of the tenant in which the bytes lie; empty for the server's own. Internal. */
    storeId: string({ label: text('所在存储', 'Lies in'), readOnly: true, secret: true, maxLength: 19 }),
  },
  naturalKey: ['link'],
  title: 'originalName',
  search: ['originalName', 'type', 'objectId'],
  columns: ['originalName', 'type', 'contentType', 'size'],
  order: [{ field: 'createTime', descending: true }],
  aliases: ['assess/attachment', 'blade-resource/attach'],
  binding: 'entity',
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore'],
  permissions: crud('attachment'),
});

/** Where the file of a row is downloaded, as a path of the server. */
export const downloadLink = (id: string): string => `/api/${attachment.name}/download?id=${id}`;
