import { files, type FilesField } from '../records';
import { text, type Text } from '../kernel';
import { extensionOf, sameExtension } from './file-name';

/** Accepted kinds of a file as extensions with their dots, and its maximum size. */
export type FileRule = Pick<FilesField, 'accept' | 'maxMegabytes'>;

/** The rule for files without a field of their own. */
export const generalRule: FileRule = files({ label: text('附件', 'Attachment') });

/** The rule for an upload that names no field: the pictures of the web besides. */
export const plainRule: FileRule = { ...generalRule, accept: [...generalRule.accept, '.png', '.gif'] };

/** The kind of attachment that is a person's picture, and the rule for it. docs/product.md, Own page */
export const AVATAR_TYPE = 'user.avatar';
export const avatarRule: FileRule = { accept: ['.jpg', '.jpeg', '.png'], maxMegabytes: 500 / 1024 };

/** A megabyte is 1024 × 1024 bytes. */
export const largestBytes = ({ maxMegabytes }: FileRule): number => Math.round(maxMegabytes * 1024 * 1024);

export const acceptsExtension = ({ accept }: FileRule, extension: string): boolean =>
  accept.some((kind) => sameExtension(kind.replace(/^\./, '').toLowerCase(), extension));

export const acceptsName = (rule: FileRule, fileName: string): boolean => acceptsExtension(rule, extensionOf(fileName));

/** Less than a megabyte is given in KB, as the 500 of an avatar. docs/product.md, Files */
export function tooLarge({ maxMegabytes }: FileRule): Text {
  const isSmall = maxMegabytes < 1;
  const most = Math.ceil(isSmall ? maxMegabytes * 1024 : maxMegabytes);
  return isSmall
    ? text(`文件大小能不超过${most}KB`, `A file may not be larger than ${most} KB`)
    : text(`文件大小能不超过${most}M`, `A file may not be larger than ${most} MB`);
}

const kindsOf = ({ accept }: FileRule) => text(accept.join('、'), accept.join(', '));

export function wrongKind(rule: FileRule): Text {
  const kinds = kindsOf(rule);
  return text(`只能上传 ${kinds.zh} 文件，请重新选择`, `Only ${kinds.en} files are accepted; choose another file`);
}

/** Refusal message when the content does not match the file name. */
export function contentDiffers(rule: FileRule, extension: string): Text {
  const kinds = kindsOf(rule);
  return text(
    `文件内容不是 .${extension} 格式，请上传真实的 ${kinds.zh} 文件`,
    `The content of the file is not .${extension}; upload a genuine file of ${kinds.en}`,
  );
}

export const emptyFile = text('文件是空的，请重新选择', 'The file is empty; choose another file');

/** The warning states the limit, the number chosen now and the total. */
export const tooMany = (limit: number, chosen: number, total: number): Text =>
  text(
    `当前限制选择 ${limit} 个文件，本次选择了 ${chosen} 个文件，共选择了 ${total} 个文件`,
    `At most ${limit} files may be chosen; you chose ${chosen} now, ${total} in all`,
  );
