import { text, type Text } from '@rdm/core/internal/kernel';
import type { ScenarioBase, ScenarioChange } from '@rdm/core/internal/scenario';
import type { DictionaryStore } from '../../../resource/DictionaryStore';

const general = text('一般企业', 'General enterprise');
const byRules = text('按规则判定', 'As the rules decide');

/** What a change does, in one line. */
export function changeLine(change: ScenarioChange, base: ScenarioBase, dictionaries: DictionaryStore): Text {
  const named = (code: string, key: string): Text => {
    const label = dictionaries.options(code).find(({ value }) => value === key)?.label;
    return label === undefined ? text(key, key) : typeof label === 'string' ? text(label, label) : label;
  };
  const line = (what: Text, before: Text, after: Text) =>
    text(`${what.zh}：${before.zh} → ${after.zh}`, `${what.en}: ${before.en} → ${after.en}`);
  switch (change.of) {
    case 'kinds': {
      const list = (keys: readonly string[]) => joined(keys.map((key) => named('enterprise_kind', key)));
      return line(text('企业类型', 'Kind of enterprise'), list(change.before), list(change.after));
    }
    case 'expenditure':
      return line(
        text(`项目 ${change.projectCode} 支出类型`, `Project ${change.projectCode}, expenditure`),
        named('expenditure_type', change.before),
        named('expenditure_type', change.after),
      );
    case 'excluded': {
      const why = (reason: string | null) => {
        if (reason === null) return byRules;
        const { zh, en } = named('exclusion_reason', reason);
        return text(`不予加计（${zh}）`, `does not count (${en})`);
      };
      const of = text(`项目 ${change.projectCode} 加计扣除`, `Project ${change.projectCode}, super-deduction`);
      return line(of, why(change.before), why(change.after));
    }
    case 'source': {
      const label = base.sources.find(({ item }) => item === change.item)?.label;
      return line(
        text(`${change.item} ${label?.zh ?? ''} 费用来源`, `${change.item} ${label?.en ?? ''}, source`),
        named('cost_source', change.before),
        named('cost_source', change.after),
      );
    }
    case 'grant':
      return line(
        text(`政府补助 ${change.documentNo} 税务处理`, `Grant ${change.documentNo}, tax treatment`),
        named('grant_treatment', change.before),
        named('grant_treatment', change.after),
      );
    case 'adjustment': {
      const { zh, en } = adjustmentName(change.adjustmentId, base, dictionaries);
      return text(`删除税务调整：${zh}`, `Tax adjustment removed: ${en}`);
    }
  }
}

/** A tax adjustment by project, month, item and reason. */
export function adjustmentName(id: string, base: ScenarioBase, dictionaries: DictionaryStore): Text {
  const found = base.adjustments.find((each) => each.id === id);
  if (!found) return text(id, id);
  const code = base.projects.find((each) => each.id === found.projectId)?.code ?? '';
  const label = dictionaries.options('exclusion_reason').find(({ value }) => value === found.reason)?.label;
  const reason = label === undefined ? text('', '') : typeof label === 'string' ? text(label, label) : label;
  const amount = found.amount ?? '';
  return text(
    `${code} ${found.month} ${found.item} ${reason.zh}${amount === '' ? '（全部）' : ` ${amount} 元`}`,
    `${code} ${found.month} ${found.item} ${reason.en}${amount === '' ? ' (all of it)' : ` ${amount} yuan`}`,
  );
}

const joined = (labels: readonly Text[]): Text =>
  labels.length === 0 ? general : text(labels.map(({ zh }) => zh).join('、'), labels.map(({ en }) => en).join(', '));
