import { text, type Fault } from '@rdm/core/internal/kernel';

/** Why a workbook could not be read; each message says what to do about it. */
export const workbookFaults = {
  emptyFile: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_EMPTY_FILE',
    message: text(
      '文件是空的（0 字节），请重新保存后再上传',
      'The file is empty (0 bytes); save it again and upload it once more',
    ),
  }),
  notXlsx: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_NOT_XLSX',
    message: text(
      '文件不是 Excel 工作簿，请在 Excel 或 WPS 中另存为 .xlsx 格式后上传',
      'The file is not an Excel workbook; save it as .xlsx in Excel or WPS and upload that',
    ),
  }),
  oldXls: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_OLD_XLS',
    message: text(
      '文件是旧版 .xls 格式，请在 Excel 或 WPS 中另存为 .xlsx 格式后上传',
      'The file is in the old .xls format; save it as .xlsx in Excel or WPS and upload that',
    ),
  }),
  encrypted: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_ENCRYPTED',
    message: text(
      '工作簿设有打开密码，请取消密码并保存后再上传',
      'The workbook is protected by a password; remove the password, save and upload it again',
    ),
  }),
  damaged: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_DAMAGED',
    message: text(
      '文件已损坏或未传完整，请在 Excel 或 WPS 中打开、修复并另存为 .xlsx 后重新上传',
      'The file is damaged or incomplete; open and repair it in Excel or WPS, save it as .xlsx and upload it again',
    ),
  }),
  noRows: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_NO_ROWS',
    message: text(
      '工作簿的第一张工作表没有内容，请把数据放在第一张工作表后再上传',
      'The first sheet of the workbook has no content; put the data on the first sheet and upload it again',
    ),
  }),
  tooLarge: (): Fault => ({
    code: 413,
    name: 'WORKBOOK_TOO_LARGE',
    message: text(
      '工作簿解压后过大，请删除多余的行、列和图片，或拆成几个文件分别上传',
      'The workbook is too large once unpacked; delete surplus rows, columns and pictures, or split it into several files',
    ),
  }),
  tooManyRows: (maxRows: number): Fault => ({
    code: 413,
    name: 'WORKBOOK_TOO_MANY_ROWS',
    message: text(
      `第一张工作表超过 ${maxRows} 行，请删除数据下方的空行，或拆成几个文件分别上传`,
      `The first sheet has more than ${maxRows} rows; delete blank rows under the data, or split it into several files`,
    ),
  }),
  timedOut: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_TIMED_OUT',
    message: text(
      '读取工作簿超时，请拆成几个较小的文件分别上传',
      'Reading the workbook took too long; split it into several smaller files and upload them one by one',
    ),
  }),
} as const;
