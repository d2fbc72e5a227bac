import { text, type Text } from '@rdm/core/internal/kernel';

const office = 'application/vnd.openxmlformats-officedocument.';
const kinds: Readonly<Record<string, Text>> = {
  'application/pdf': text('PDF 文档', 'PDF document'),
  [`${office}wordprocessingml.document`]: text('Word 文档', 'Word document'),
  'application/msword': text('Word 文档', 'Word document'),
  [`${office}spreadsheetml.sheet`]: text('Excel 工作簿', 'Excel workbook'),
  'application/vnd.ms-excel': text('Excel 工作簿', 'Excel workbook'),
  'application/zip': text('压缩包', 'Archive'),
};
const image = text('图片', 'Picture');
const plain = text('文本文件', 'Text file');

/** What a file is, in words; of what has none, the ending of its name. */
export function fileKind(contentType: string, name: string): Text {
  const known = kinds[contentType];
  if (known) return known;
  if (contentType.startsWith('image/')) return image;
  if (contentType.startsWith('text/')) return plain;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase() ?? '';
  return text(ending, ending);
}
