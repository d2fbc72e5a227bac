import { subjectMatch, type MatchedItem } from '../../finance';
import { faults, fill, quotable, Refusal, text, type Text } from '../../kernel';
import { validateRecord } from '../../records';
import { isCostItemCode, isFurtherItemCode } from '../../tax';

const NONE = text('请选择至少一条数据', 'Select at least one record');
const TWICE = text('科目 {code} 出现了两次，请保留一个', 'Account {code} stands twice; keep one');
const UNKNOWN_ITEM = text(
  '科目 {code} 的费用项目“{item}”不存在，请填写费用项目代码（如 2.6）或不归集（none）',
  'The cost item “{item}” of account {code} does not exist; give the code of a cost item (such as 2.6) or none',
);
const WRONG = text('第{place}个科目：{message}', 'Account {place}: {message}');

/** The cost item to match an account to. Without a name the stored one, or that of its entries, is used. */
export interface SubjectChoice {
  readonly subjectCode: string;
  readonly subjectName?: string;
  /** A cost item, or `none` (不归集). docs/rules.md, Cost items */
  readonly costItem: string;
}

/** A validated choice; a null name keeps the stored one. */
export interface ReadChoice {
  readonly subjectCode: string;
  readonly subjectName: string | null;
  readonly costItem: MatchedItem;
}

/** Validates the choices. @throws Refusal for the first invalid one */
export function readChoices(given: readonly SubjectChoice[]): ReadChoice[] {
  if (!Array.isArray(given) || given.length === 0) throw new Refusal(faults.invalid(NONE));
  const known = new Set<string>();
  return given.map((choice: SubjectChoice, at) => {
    const named = choice.subjectName ?? '';
    // A placeholder, so that a missing name does not fail validation.
    const draft = { ...choice, subjectName: named === '' ? '-' : named };
    const { values, faults: found } = validateRecord(subjectMatch, draft);
    if (found[0]) throw refusedAt(at, found[0].message);
    const [subjectCode, costItem] = [String(values.subjectCode), String(values.costItem)];
    if (known.has(subjectCode)) throw new Refusal(faults.invalid(fill(TWICE, { code: quotable(subjectCode) })));
    if (costItem !== 'none' && !isCostItemCode(costItem) && !isFurtherItemCode(costItem)) {
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
