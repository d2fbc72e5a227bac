import { fill, quotable, text, type Text } from '@rdm/core/internal/kernel';

/** Why a template cannot be filled; each sentence says what to do about it. */
export const templateFaults = {
  notWord: text(
    '文件不是 Word 文档（.docx），请在 Word 或 WPS 中另存为 .docx 后上传',
    'The file is not a Word document (.docx); save it as .docx in Word or WPS and upload that',
  ),
  encrypted: text(
    '文档设有打开密码，请取消密码并保存后再上传',
    'The document is protected by a password; remove the password, save and upload it again',
  ),
  damaged: text(
    '文档已损坏，请在 Word 或 WPS 中打开、修复并另存为 .docx 后重新上传',
    'The document is damaged; open and repair it in Word or WPS, save it as .docx and upload it again',
  ),
  tooLarge: text(
    '文档展开后过大，请压缩其中的图片后再上传',
    'The document is too large once unpacked; compress its pictures and upload it again',
  ),
} as const;

const said = {
  open: text(
    '占位符“{tag}”没有写完整，占位符以 {{ 开始、以 }} 结束',
    'The placeholder “{tag}” is not complete; a placeholder begins with {{ and ends with }}',
  ),
  unended: text('“{tag}”的行没有结束，请补上 {{/{tag}}}', 'The rows of “{tag}” do not end; add {{/{tag}}}'),
  unbegun: text('“{tag}”的行没有开始，请补上 {{#{tag}}}', 'The rows of “{tag}” do not begin; add {{#{tag}}}'),
  misplaced: text(
    '“{tag}”的开始与结束不在同一处：请写在表格的同一行，或同为正文段落',
    'Begin and end of “{tag}” do not belong together; write both in one row of a table, or both in paragraphs of the text',
  ),
  mark: text(
    '占位符“{tag}”的写法不支持，只能写作 {{名称}} 或 {{#名称}}…{{/名称}}',
    'The placeholder “{tag}” is written in a way that is not supported; write {{name}} or {{#name}}…{{/name}}',
  ),
};

/** The kinds of a mistyped placeholder, as docxtemplater names them. */
const kinds: Readonly<Record<string, keyof typeof said>> = {
  unopened_tag: 'open',
  unclosed_tag: 'open',
  duplicate_open_tag: 'open',
  duplicate_close_tag: 'open',
  unclosed_loop: 'unended',
  unopened_loop: 'unbegun',
  closing_tag_does_not_match_opening_tag: 'unended',
  loop_position_invalid: 'misplaced',
  unbalanced_loop_tags: 'misplaced',
};

export const unsupportedMark = (tag: string): Text => fill(said.mark, { tag: quotable(tag) });

/** What is said of an error of docxtemplater; of one that names no placeholder, that the document is damaged. */
export function faultOf(id: string | undefined, tag: string): Text {
  const kind = kinds[id ?? ''];
  return kind ? fill(said[kind], { tag: quotable(tag) }) : templateFaults.damaged;
}
