// The texts of an old workbook ([MS-XLS] 2.5.293, 2.5.294, 2.4.265). Plain JavaScript, like parse-workbook.mjs.

/** Before BIFF8 texts are in the code page that the workbook names; this one where it names none: Chinese Windows. */
const CHINESE = 'gb18030';
const WESTERN = 1252;
const LABELS = new Map([
  [936, CHINESE],
  [10_008, CHINESE],
  [950, 'big5'],
  [932, 'shift_jis'],
  [949, 'euc-kr'],
  [65_001, 'utf-8'],
]);

/**
 * Texts of one byte a character or several, as before BIFF8. Chinese programs name the Western code page and write in
 * their own: what reads as Chinese is.
 */
export function byteTexts(codePage) {
  const label = codePage > 1249 && codePage < 1259 ? `windows-${codePage}` : (LABELS.get(codePage) ?? CHINESE);
  const named = new TextDecoder(label);
  const chinese = codePage === WESTERN ? new TextDecoder(CHINESE, { fatal: true }) : null;
  return (bytes) => {
    try {
      return (chinese ?? named).decode(bytes);
    } catch {
      return named.decode(bytes);
    }
  };
}

const LONGEST = 8_192;
const units = new Uint16Array(LONGEST);

/** `count` characters from a place on, of one byte or two each. */
function characters(bytes, from, count, isWide) {
  let text = '';
  for (let done = 0; done < count;) {
    const now = Math.min(LONGEST, count - done);
    for (let at = 0; at < now; at += 1) {
      const place = from + (isWide ? 2 * (done + at) : done + at);
      units[at] = isWide ? bytes[place] | (bytes[place + 1] << 8) : bytes[place];
    }
    text += String.fromCharCode.apply(null, units.subarray(0, now));
    done += now;
  }
  return text;
}

/** A text that stands in one piece: its flags, then its characters. */
export function wideText(bytes, from, count) {
  const isWide = (bytes[from] & 1) === 1;
  const end = from + 1 + count * (isWide ? 2 : 1);
  if (end > bytes.length) throw new RangeError('A text cut short');
  return characters(bytes, from + 1, count, isWide);
}

/** A text that goes on in other records, each of which has flags of its own at its beginning. */
export function continuedText(pieces, count) {
  const reader = readerOf(pieces);
  return reader.characters(count, reader.byte());
}

/** The table of texts, which goes on in other records; what it says of their number may be wrong. */
export function sharedTexts(pieces) {
  const reader = readerOf(pieces);
  reader.skip(8);
  const texts = [];
  while (!reader.isAtEnd()) {
    const count = reader.number(2);
    const flags = reader.byte();
    const runs = flags & 8 ? reader.number(2) : 0;
    const extension = flags & 4 ? reader.number(4) : 0;
    texts.push(reader.characters(count, flags));
    reader.skip(runs * 4 + extension);
  }
  return texts;
}

function readerOf(pieces) {
  let piece = 0;
  let at = 0;
  const settle = () => {
    while (piece < pieces.length && at >= pieces[piece].length) {
      at = 0;
      piece += 1;
    }
  };
  const byte = () => {
    settle();
    if (piece >= pieces.length) throw new RangeError('A text cut short');
    return pieces[piece][at++];
  };
  return {
    byte,
    isAtEnd() {
      settle();
      return piece >= pieces.length;
    },
    number(length) {
      let number = 0;
      for (let place = 0; place < length; place += 1) number += byte() * 256 ** place;
      return number;
    },
    skip(length) {
      for (let left = length; left > 0;) {
        settle();
        if (piece >= pieces.length) throw new RangeError('A text cut short');
        const now = Math.min(left, pieces[piece].length - at);
        at += now;
        left -= now;
      }
    },
    characters(count, flags) {
      let text = '';
      let isWide = (flags & 1) === 1;
      for (let left = count; left > 0;) {
        if (at >= pieces[piece].length) isWide = (byte() & 1) === 1;
        const now = Math.min(left, Math.floor((pieces[piece].length - at) / (isWide ? 2 : 1)));
        if (now === 0) throw new RangeError('A text cut short');
        text += characters(pieces[piece], at, now, isWide);
        at += now * (isWide ? 2 : 1);
        left -= now;
      }
      return text;
    },
  };
}
