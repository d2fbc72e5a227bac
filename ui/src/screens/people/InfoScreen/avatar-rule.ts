import { text, type Text } from '@rdm/core/internal/kernel';

/** 500 KB in bytes. docs/product.md, Own page */
export const largestAvatar = 500 * 1024;

export const avatarRule = text('只能上传jpg/png用户头像，且不超过500kb', 'A picture as jpg or png, of at most 500 kB');

/** Magic numbers: the file name does not decide the type. PNG: ISO/IEC 15948 §5.2; JPEG: ITU-T T.81 B.1.1.3 */
const marks = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
} as const;

export type PictureKind = keyof typeof marks;

export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const kinds = Object.keys(marks) as PictureKind[];
  return kinds.find((kind) => marks[kind].every((mark, at) => bytes[at] === mark)) ?? null;
}

/** Why a file cannot be an avatar, or `null`. */
export function avatarFault(bytes: Uint8Array): Text | null {
  return bytes.length <= largestAvatar && pictureKind(bytes) !== null ? null : avatarRule;
}
