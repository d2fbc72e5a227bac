/** The first character of each initial in the order of pinyin, by which browsers sort Chinese. No word begins with I, U or V. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀';
const INITIALS = 'abcdefghjklmnopqrstwxyz';

const byPinyin = new Intl.Collator('zh-u-co-pinyin');
const isHan = /\p{Script=Han}/u;

/**
 * The initials of a name in pinyin, e.g. `jzpz` of 记账凭证; other characters stay. Of a character with several readings
 * it is that by which it is sorted: 会计 gives `hj`.
 */
export function pinyinInitials(name: string): string {
  return [...name].map((each) => (isHan.test(each) ? initialOf(each) : each.toLowerCase())).join('');
}

function initialOf(character: string): string {
  let initial = '';
  for (const [at, first] of [...FIRST].entries()) {
    if (byPinyin.compare(first, character) > 0) break;
    initial = INITIALS[at]!;
  }
  return initial;
}
