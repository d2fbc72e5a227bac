import { text, type Text } from '../kernel/text';
import { type RefusalReason, type Refusals, type Refused } from './verdict';

/** Faults only the national standard detects, appended to the message of the form. */
const region = text('地区代码不存在，请核对', 'its region code does not exist; compare it with the document');
const birth = text('出生日期不是有效日期，请核对', 'its date of birth is not possible; compare it with the document');
/** For numbers that contain a year instead of a date of birth. */
export const impossibleYear = /* @__PURE__ */ text(
  '年份不可能，请核对',
  'its year is not possible; compare it with the document',
);
const checksum = text('校验码不符，请逐位核对', 'its check character does not fit; compare every character');

/**
 * The refusals of one kind of number: the message of its form, extended by the cause where the standard names one.
 *
 * @param date the cause of a refusal as `date`, by default a date of birth
 */
export function refusals(message: Text, date: Text = birth): Refusals {
  return {
    empty: refused('empty', message),
    length: refused('length', message),
    format: refused('format', message),
    region: refused('region', because(message, region)),
    date: refused('date', because(message, date)),
    checksum: refused('checksum', because(message, checksum)),
  };
}

function refused(reason: RefusalReason, message: Text): Refused {
  return { valid: false, reason, message };
}

function because(message: Text, cause: Text): Text {
  return text(`${message.zh}：${cause.zh}`, `${message.en}: ${cause.en}`);
}
