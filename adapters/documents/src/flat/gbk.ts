import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';

const encode = createMultibyteEncoder('gbk');

/** A text in GBK; a character it lacks becomes `?`. */
export function gbkBytes(text: string): Uint8Array {
  try {
    return encode(text);
  } catch {
    return encode([...text].map(known).join(''));
  }
}

function known(character: string): string {
  try {
    encode(character);
    return character;
  } catch {
    return '?';
  }
}

/** The longest beginning of a text that takes at most so many bytes in GBK. */
export function gbkBeginning(text: string, most: number): Uint8Array {
  const characters = [...text];
  let bytes = gbkBytes(text);
  while (bytes.length > most) {
    // A character takes at most two bytes.
    characters.length -= Math.ceil((bytes.length - most) / 2);
    bytes = gbkBytes(characters.join(''));
  }
  return bytes;
}
