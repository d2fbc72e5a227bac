import { fill, quotable, text, type Fault } from '@rdm/core/internal/kernel';

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
  unknown: (): Fault => ({
    code: 400,
    name: 'WORKBOOK_UNKNOWN_KIND',
    message: text(
      '文件不是 Excel 工作簿或文本表格，请在 Excel 或 WPS 中另存为 .xlsx 格式后上传',
      'The file is neither an Excel workbook nor a table in a text; save it as .xlsx in Excel or WPS and upload that',
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
  noRows: (sheet: string): Fault => ({
    code: 400,
    name: 'WORKBOOK_NO_ROWS',
    message: fill(
      sheet === ''
        ? text('文件没有内容，请填写后再上传', 'The file has no content; fill it in and upload it again')
        : text(
            '工作表“{sheet}”没有内容，请填写后再上传，或选择有数据的工作表',
            'The sheet “{sheet}” has no content; fill it in and upload it again, or choose a sheet with data',
          ),
      { sheet: quotable(sheet) },
    ),
  }),
  noSheet: (sheet: string): Fault => ({
    code: 400,
    name: 'WORKBOOK_NO_SHEET',
    message: fill(
      text(
        '文件中没有名为“{sheet}”的工作表，请选择文件中已有的工作表',
        'The file has no sheet named “{sheet}”; choose one that it has',
      ),
      { sheet: quotable(sheet) },
    ),
  }),
  unreadable: (row: number): Fault => ({
    code: 400,
    name: 'WORKBOOK_UNREADABLE_TEXT',
    message: text(
      `第 ${row} 行有无法识别的字符（既不是 UTF-8 也不是 GB18030 编码），请在 Excel 或 WPS 中打开并另存为 .xlsx 后上传`,
      `Line ${row} has characters that cannot be read (neither UTF-8 nor GB18030); open the file in Excel or WPS, save it as .xlsx and upload that`,
    ),
  }),
  openQuote: (row: number): Fault => ({
    code: 400,
    name: 'WORKBOOK_OPEN_QUOTE',
    message: text(
      `第 ${row} 行有引号没有结束，请补上或删除该引号，或在 Excel 或 WPS 中另存为 .xlsx 后上传`,
      `A quotation mark in row ${row} is never closed; close or delete it, or save the file as .xlsx in Excel or WPS and upload that`,
    ),
  }),
  cellTooLong: (row: number): Fault => ({
    code: 413,
    name: 'WORKBOOK_CELL_TOO_LONG',
    message: text(
      `第 ${row} 行有单元格超过 32,767 个字符，请核对文件的分隔符和引号`,
      `A cell of row ${row} has more than 32,767 characters; check the separators and quotation marks of the file`,
    ),
  }),
  tooManyColumns: (row: number): Fault => ({
    code: 413,
    name: 'WORKBOOK_TOO_MANY_COLUMNS',
    message: text(
      `第 ${row} 行超过 16,384 列，请删除多余的列后再上传`,
      `Row ${row} has more than 16,384 columns; delete surplus columns and upload the file again`,
    ),
  }),
  tooLarge: (): Fault => ({
    code: 413,
    name: 'WORKBOOK_TOO_LARGE',
    message: text(
      '文件过大，请删除多余的行、列和图片，或拆成几个文件分别上传',
      'The file is too large; delete surplus rows, columns and pictures, or split it into several files',
    ),
  }),
  tooManyRows: (maxRows: number): Fault => ({
    code: 413,
    name: 'WORKBOOK_TOO_MANY_ROWS',
    message: text(
      `工作表超过 ${maxRows} 行，请删除数据下方的空行，或拆成几个文件分别上传`,
      `The sheet has more than ${maxRows} rows; delete blank rows under the data, or split it into several files`,
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
