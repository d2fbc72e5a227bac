import { subjectMatch, type MatchedItem } from '../../finance';
import { faults, fill, quotable, Refusal, text, type Text } from '../../kernel';
import { validateRecord } from '../../records';
import { isCostItemCode } from '../../tax';

const NONE = text('请选择至少一条数据', 'Select at least one record');
const TWICE = text('科目 {code} 出现了两次，请保留一个', 'Account {code} stands twice; keep one');
const UNKNOWN_ITEM = text(
  '科目 {code} 的费用项目“{item}”不存在，请填写费用项目代码（如 2.6）或不归集（none）',
  'The cost item “{item}” of account {code} does not exist; give the code of a cost item (such as 2.6) or none',
);
const WRONG = text('第{place}个科目：{message}', 'Account {place}: {message}');

/** What an account is to be matched to. Without a name the one of its entries is kept. */
export interface SubjectChoice {
  readonly subjectCode: string;
  readonly subjectName?: string;
  /** A cost item, or `none` (不归集). docs/rules.md, Cost items */
  readonly costItem: string;
}

/** A choice that was read; without a name the one that stands is kept. */
export interface ReadChoice {
  readonly subjectCode: string;
  readonly subjectName: string | null;
  readonly costItem: MatchedItem;
}

/** Reads what was chosen for accounts. @throws Refusal for the first that cannot be */
export function readChoices(given: readonly SubjectChoice[]): ReadChoice[] {
  if (!Array.isArray(given) || given.length === 0) throw new Refusal(faults.invalid(NONE));
  const known = new Set<string>();
  return given.map((choice: SubjectChoice, at) => {
    const named = choice.subjectName ?? '';
    // A name that is not given must not stand in the way of the other rules.
    const draft = { ...choice, subjectName: named === '' ? '-' : named };
    const { values, faults: found } = validateRecord(subjectMatch, draft);
    if (found[0]) throw refusedAt(at, found[0].message);
    const [subjectCode, costItem] = [String(values.subjectCode), String(values.costItem)];
    if (known.has(subjectCode)) throw new Refusal(faults.invalid(fill(TWICE, { code: quotable(subjectCode) })));
    if (costItem !== 'none' && !isCostItemCode(costItem)) {
      const message = fill(UNKNOWN_ITEM, { code: quotable(subjectCode), item: quotable(costItem) });
      throw new Refusal(faults.invalid(message));
    }
    known.add(subjectCode);
    return { subjectCode, subjectName: named === '' ? null : String(values.subjectName), costItem };
  });
}

function refusedAt(at: number, message: Text): Refusal {
  const place = String(at + 1);
  return new Refusal(
    faults.invalid(
      text(fill(WRONG, { place, message: message.zh }).zh, fill(WRONG, { place, message: message.en }).en),
    ),
  );
}
