import { quotable, text, type Text } from '../kernel';
import { costItems, isCostItemCode, type CostItemCode, type FurtherItemCode } from '../tax';
import { nameLevels, plainName } from './account-name';
import { buildingWordIn, costKeyWords } from './cost-key-words';
import { isRdAccount } from './rd-account';

/** A cost item, a further item outside the super-deduction, or 不归集. */
export type MatchedItem = CostItemCode | FurtherItemCode | 'none';

/** The proposed match of an account, and the reason. */
export interface SubjectProposal {
  /** Null where code and name do not determine it. */
  readonly costItem: MatchedItem | null;
  /**
   * `name`: named after the item, `keyWord`: a word of the name, `building`: cost of buildings, `notRd`: not an account
   * of 研发支出, `unknown`: the user must choose.
   */
  readonly by: 'name' | 'keyWord' | 'building' | 'notRd' | 'unknown';
  /** The word of the name that determined it. */
  readonly word: string | null;
  readonly reason: Text;
}

const itemByLabel = new Map(costItems.map(({ code, label }) => [plainName(label.zh), code]));
const CODE = /(?:^|[^\d.])([1-7]\.[1-8])(?![\d.])/;
/** Words in the name of a cost or P&L account, e.g. 管理费用-研发费用, that suggest R&D may still be booked on it. */
const namedRd = ['研发', '研究开发', '研究费用', '开发支出'];

/**
 * The default cost item of an account: below 研发支出 the item it is named after, else the item of a key word of its
 * name, the narrowest part of the name first; every other account is 不归集, or undecided if it is a cost or P&L account
 * whose name mentions R&D. docs/rules.md, Default subject match. Never throws, whatever code and name contain.
 */
export function proposeCostItem(account: {
  readonly subjectCode: unknown;
  readonly subjectName: unknown;
}): SubjectProposal {
  const [code, name] = [plainName(account?.subjectCode), plainName(account?.subjectName)];
  if (!isRdAccount(code)) return outside(code, name);
  const parts = nameLevels(name);
  return named(name, parts) ?? byKeyWord(parts) ?? unknown;
}

const unknown: SubjectProposal = {
  costItem: null,
  by: 'unknown',
  word: null,
  reason: text('从科目名称看不出费用项目，请选择', 'The name does not tell the cost item; choose it'),
};

function outside(code: string, name: string): SubjectProposal {
  const word = /^[56]/.test(code) ? namedRd.find((each) => name.includes(each)) : undefined;
  if (word !== undefined) {
    const reason = text(
      `名称含“${word}”，但不在研发支出科目下，请选择`,
      `The name holds “${word}” but the account is not below R&D expenditure; choose it`,
    );
    return { costItem: null, by: 'unknown', word, reason };
  }
  const reason = text('不是研发支出科目', 'Not an account of R&D expenditure');
  return { costItem: 'none', by: 'notRd', word: null, reason };
}

function named(name: string, parts: readonly string[]): SubjectProposal | null {
  const found = itemByLabel.get(name) ?? itemByLabel.get(parts.at(-1) ?? '');
  if (found) return byName(found, parts.at(-1) ?? name);
  const [, code] = CODE.exec(name) ?? [];
  return isCostItemCode(code ?? '') ? byName(code as CostItemCode, code!) : null;
}

const byName = (costItem: CostItemCode, word: string): SubjectProposal => ({
  costItem,
  by: 'name',
  word,
  reason: text(`以费用项目命名：${quotable(word)}`, `Named after the cost item: ${quotable(word)}`),
});

function byKeyWord(parts: readonly string[]): SubjectProposal | null {
  for (const part of parts.toReversed()) {
    const building = buildingWordIn(part);
    if (building) {
      const reason = text(
        `“${building}”：房屋建筑物和长期待摊费用不在加计扣除范围`,
        `“${building}”: buildings and deferred cost are outside the super-deduction`,
      );
      return { costItem: 'none', by: 'building', word: building, reason };
    }
    for (const { costItem, words, beside } of costKeyWords) {
      const word = words.find((each) => part.includes(each));
      if (word === undefined || (beside !== undefined && !part.includes(beside))) continue;
      const shown = beside === undefined ? word : `${word}、${beside}`;
      return { costItem, by: 'keyWord', word, reason: text(`关键词“${shown}”`, `Key word “${shown}”`) };
    }
  }
  return null;
}
