import { text } from '../../kernel';
import { crud, defineResource, dictionary, integer, string, time } from '../../records';

/** The states of `import_state`: what was imported stands, or was taken back. */
export const WRITTEN = 'written';
export const UNDONE = 'undone';

/**
 * An import that has written something (导入记录): its file, how it was read, and what became of its rows. What
 * it changed cell by cell is in the history of the records, under its id.
 */
export const importRecord = defineResource('blade-rdm/importrecord', {
  label: text('导入记录', 'Import'),
  fields: {
    /** The id of the record, which the history of what it changed names. */
    importNo: string({ label: text('导入编号', 'Number'), readOnly: true, maxLength: 19 }),
    fileName: string({ label: text('文件名', 'File'), readOnly: true, maxLength: 255 }),
    fileSize: integer({ label: text('大小(字节)', 'Size (bytes)'), readOnly: true }),
    sha256: string({ label: text('文件指纹(SHA-256)', 'SHA-256'), readOnly: true, maxLength: 64 }),
    /** Name of the resource. */
    register: string({ label: text('登记表标识', 'Code of the register'), readOnly: true, maxLength: 100 }),
    registerLabel: string({ label: text('登记表', 'Register'), readOnly: true, maxLength: 100 }),
    /** Empty where the sheet was not chosen. */
    sheet: string({ label: text('工作表', 'Sheet'), readOnly: true, maxLength: 100 }),
    /** Empty where the file had the headings of the register. */
    profile: string({ label: text('导入方案', 'Profile'), readOnly: true, maxLength: 100 }),
    account: string({ label: text('导入人账号', 'Account of the importer'), readOnly: true }),
    importedAt: time({ label: text('导入时间', 'Imported at'), readOnly: true }),
    rows: integer({ label: text('数据行数', 'Rows'), readOnly: true }),
    inserted: integer({ label: text('新增', 'Added'), readOnly: true }),
    updated: integer({ label: text('修改', 'Changed'), readOnly: true }),
    unchanged: integer({ label: text('未变', 'Unchanged'), readOnly: true }),
    leftOut: integer({ label: text('未导入', 'Left out'), readOnly: true }),
    state: dictionary('import_state', { label: text('状态', 'Status'), readOnly: true }),
    undoneBy: string({ label: text('撤销人账号', 'Account of who undid it'), readOnly: true }),
    undoneAt: time({ label: text('撤销时间', 'Undone at'), readOnly: true }),
    /** Key of the file in its store; empty where it was too large to be kept. Internal. */
    keptAs: string({ label: text('文件标识', 'File key'), readOnly: true, secret: true, maxLength: 255 }),
    /** The object store of the tenant in which the file lies; empty for the server's own. Internal. */
    storeId: string({ label: text('所在存储', 'Lies in'), readOnly: true, secret: true, maxLength: 19 }),
  },
  onRead: {
    importedByName: string({ label: text('导入人', 'Imported by') }),
    undoneByName: string({ label: text('撤销人', 'Undone by') }),
  },
  naturalKey: ['importNo'],
  title: 'fileName',
  search: ['fileName', 'register', 'account', 'state', 'sha256'],
  columns: [
    'fileName',
    'registerLabel',
    'profile',
    'rows',
    'inserted',
    'updated',
    'unchanged',
    'leftOut',
    'importedByName',
    'importedAt',
    'state',
    'undoneByName',
    'undoneAt',
  ],
  order: [
    { field: 'importedAt', descending: true },
    { field: 'importNo', descending: true },
  ],
  calls: ['list', 'detail', 'export'],
  origin: 'derived',
  permissions: crud('importrecord'),
});
