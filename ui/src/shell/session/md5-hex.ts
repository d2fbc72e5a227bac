import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case md5 of a text as UTF-8. */
export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));
