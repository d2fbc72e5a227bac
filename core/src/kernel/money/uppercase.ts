import { plain, readDecimal } from './decimal';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
/** Names of the groups of four digits, from the lowest. */
const groups = ['', '万', '亿', '万亿'];
/** One more than the largest amount that the groups hold: 10¹⁶ 元. */
const TOO_LARGE = '1e16';

/**
 * An amount in 元 in the characters of bills and contracts (大写金额), half-up to 分: `"1234.50"` → `壹仟贰佰叁拾肆元伍角整`.
 * An amount without 分 ends in 整; a negative one begins with 负. `""` when it is not a number or 10¹⁶ or more.
 *
 * Source: 支付结算办法（银发〔1997〕393号）附件一《正确填写票据和结算凭证的基本规定》. Where it leaves a choice, no 零 is written
 * between 元 and 角.
 */
export function formatUppercase(amount: string | number): string {
  const exact = readDecimal(amount)?.round(2);
  if (!exact || exact.abs().gte(TOO_LARGE)) return '';
  const [whole = '', part = ''] = plain(exact.abs(), 2).split('.');
  const [jiao, fen] = [Number(part[0]), Number(part[1])];
  const yuan = /^0+$/.test(whole) ? '' : `${wholeInWords(whole)}元`;
  const zero = jiao === 0 && fen > 0 && yuan !== '' ? '零' : '';
  const rest = `${jiao > 0 ? `${digits[jiao]}角` : zero}${fen > 0 ? `${digits[fen]}分` : ''}`;
  const written = `${yuan}${rest}${fen > 0 ? '' : '整'}`;
  return `${exact.lt(0) ? '负' : ''}${yuan + rest === '' ? '零元整' : written}`;
}

function wholeInWords(whole: string): string {
  let written = '';
  let skipped = false;
  const count = Math.ceil(whole.length / 4);
  const padded = whole.padStart(count * 4, '0');
  for (let group = count - 1; group >= 0; group -= 1) {
    const four = padded.slice((count - 1 - group) * 4, (count - group) * 4);
    for (const [at, digit] of [...four].entries()) {
      if (digit === '0') skipped = true;
      else {
        if (skipped && written !== '') written += '零';
        skipped = false;
        written += `${digits[Number(digit)]}${places[3 - at]}`;
      }
    }
    // 万 and 亿 are one word where both groups hold digits: 壹万亿, but 壹万壹亿.
    if (/[^0]/.test(four)) written += group === 3 && /[^0]/.test(padded.slice(4, 8)) ? '万' : groups[group];
  }
  return written;
}

const written =
  /^(负?)(?:([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+)[元圆])?(?:零?([壹贰叁肆伍陆柒捌玖])角)?(?:零?([壹贰叁肆伍陆柒捌玖])分)?[整正]?$/;

/**
 * The amount in 元 of 大写金额, with 2 decimals: `人民币壹仟贰佰叁拾肆元伍角整` → `"1234.50"`. Takes 圆 for 元 and 正 for 整, and
 * 零 where the rules leave it open; `""` for anything that is not such an amount.
 */
export function parseUppercase(text: string): string {
  if (typeof text !== 'string' || text.length > 100) return '';
  const [, minus = '', whole, jiao, fen] = written.exec(text.replace(/\s/g, '').replace(/^人民币/, '')) ?? [];
  if (whole === undefined && jiao === undefined && fen === undefined) return '';
  const yuan = whole === undefined ? '0' : wholeOf(whole);
  if (yuan === null) return '';
  const digit = (character: string | undefined) => (character === undefined ? 0 : digits.indexOf(character));
  const amount = `${yuan}.${digit(jiao)}${digit(fen)}`;
  return `${minus !== '' && /[1-9]/.test(amount) ? '-' : ''}${amount}`;
}

/** Null unless the units come in falling order. */
function wholeOf(text: string): string | null {
  const [yi, rest] = split(text, '亿');
  const high = yi === null ? [0n, 0n] : groupsOf(yi);
  const low = groupsOf(rest);
  if (high === null || low === null || (yi !== null && high[0] === 0n && high[1] === 0n)) return null;
  const total = (high[0]! * 10_000n + high[1]!) * 100_000_000n + low[0]! * 10_000n + low[1]!;
  return total.toString();
}

/** The 万 and the rest below it. */
function groupsOf(text: string): readonly [bigint, bigint] | null {
  const [wan, rest] = split(text, '万');
  const [high, low] = [wan === null ? 0 : fourOf(wan), fourOf(rest)];
  if (high === null || low === null || (wan !== null && high === 0)) return null;
  return [BigInt(high), BigInt(low)];
}

function split(text: string, unit: string): readonly [string | null, string] {
  const at = text.lastIndexOf(unit);
  return at < 0 ? [null, text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A group of four digits; the 壹 before 拾 may be missing. */
function fourOf(text: string): number | null {
  const parts =
    /^(?:([壹贰叁肆伍陆柒捌玖])仟)?零?(?:([壹贰叁肆伍陆柒捌玖])佰)?零?(?:([壹贰叁肆伍陆柒捌玖]?)拾)?零?([壹贰叁肆伍陆柒捌玖])?$/.exec(
      text.replace(/^零/, ''),
    );
  if (!parts) return null;
  const [, thousands, hundreds, tens, ones] = parts;
  const digit = (character: string | undefined) => (character ? digits.indexOf(character) : 0);
  return digit(thousands) * 1000 + digit(hundreds) * 100 + (tens === '' ? 1 : digit(tens)) * 10 + digit(ones);
}
