import { faults, Refusal, text, type Text } from '../../kernel';
import { insertRecords, recordDetail, requireYear, updateRecords, type Call, type RecordOf } from '../../records';
import { explainedRisks } from './explained-risks';
import { riskExplanation, type RiskState } from './risk-explanation';

const said = {
  gone: text('该风险已不存在或内容已变化，请重新扫描', 'This finding is gone or has changed; scan again'),
  reason: text('请写明原因或处理结果', 'Say why it is right, or what was done'),
};

export interface RiskExplained {
  readonly year: string;
  /** Of the finding, as the scan answers it. */
  readonly key: string;
  readonly state: RiskState;
  readonly reason: string;
}

/**
 * Says why a finding is right, or that it is done, in place of what was said of it before.
 *
 * @throws Refusal 400 where the year has no such finding now, or no reason is given
 */
export async function explainRisk(
  call: Call,
  { year, key, state, reason }: RiskExplained,
): Promise<RecordOf<typeof riskExplanation>> {
  const { risks } = await explainedRisks(call, { year: requireYear(year) });
  const risk = risks.find((each) => each.key === key);
  if (!risk) throw refused('key', said.gone);
  if (reason.trim() === '') throw refused('reason', said.reason);
  const values = {
    ...{ year, finding: key, rule: risk.label.zh, message: risk.message.zh, state, reason: reason.trim() },
    ...{ explainedBy: call.caller.account || null, explainedOn: call.clock.now().slice(0, 10) },
  };
  const [before] = await call.records.findByKeys(riskExplanation, [{ year, finding: key }]);
  if (!before) {
    const [made] = await insertRecords(call, riskExplanation, [values]);
    return recordDetail(call, riskExplanation, made!.id);
  }
  const stale = await updateRecords(call, riskExplanation, [{ before, values }]);
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
  return recordDetail(call, riskExplanation, before.id);
}

const refused = (field: string, message: Text) => new Refusal(faults.invalid(message, [{ field, message }]));
