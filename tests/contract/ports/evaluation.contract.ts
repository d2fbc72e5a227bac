import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { evaluationRecord, selfAssessment } from '@rdm/core/internal/evaluation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';
const answers = { resident: true, staffTotal: '100', techStaff: '30', sales: '50000000.00', assets: '60000000.00' };

/** Self-assessments: judged at once, kept where somebody wants them kept. docs/product.md, Self-assessment */
export function evaluationContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('self-assessments', () => {
    let finance: Ports;
    beforeAll(async () => {
      finance = await stack().signIn('finance', tenant);
      const figures = { revenue: '50000000.00', totalAssets: '60000000.00', staffAverage: '100', techStaff: 30 };
      await finance.resource(enterpriseYear).submit({ year: '2023', ...figures });
    });

    it('judge the answers of anybody, and keep nothing', async () => {
      const visitor = stack().anyone();
      const judged = await visitor.evaluation.noLoginEvaluate({ kind: 'techSme', answers });
      expect(judged).toMatchObject({ kind: 'techSme', outcome: 'maybe', points: { low: 20 } });
      expect(await finance.evaluation.evaluate({ kind: 'techSme', answers })).toEqual(judged);
      await expect(visitor.evaluation.evaluate({ kind: 'techSme', answers })).rejects.toMatchObject(refusal(401));
      expect((await finance.evaluation.records({})).total).toBe(0);
    });

    it('are answered by the registers as far as these know', async () => {
      const { answers: known } = await finance.evaluation.prefill({ kind: 'techSme', year });
      expect(known).toMatchObject({ sales: '50000000.00', assets: '60000000.00', staffTotal: '100' });
      expect(known).not.toHaveProperty('nationalPrize');
      const { answers: scale } = await finance.evaluation.prefill({ kind: 'aboveScale', year });
      expect(scale).not.toHaveProperty('revenue');
    });

    it('are kept with the law, the day and what they came to, the answers to go on with', async () => {
      const first = await finance.evaluation.save({ kind: 'techSme', year, answers, remark: '初评' });
      expect(first).toMatchObject({
        ...{ kind: 'techSme', year, law: '国科发政〔2017〕115号', outcome: 'maybe', low: 20, evaluatedBy: 'finance' },
        ...{ remark: '初评', answers: JSON.stringify(answers) },
      });
      expect((await finance.evaluation.records({})).records).toMatchObject([
        { evaluatedByName: expect.stringContaining('finance') },
      ]);
      const kept = await finance.resource(selfAssessment).list({});
      expect(kept.records).toMatchObject([{ kind: 'techSme', year, answers: JSON.stringify(answers) }]);
      expect(
        (await finance.evaluation.records({ where: [{ field: 'kind', is: 'equal', value: 'techSme' }] })).total,
      ).toBe(1);
    });

    it('do not change afterwards, but for their remark', async () => {
      const { records } = await finance.resource(evaluationRecord).list({});
      const { id } = records[0]!;
      const changed = await finance
        .resource(evaluationRecord)
        .submit({ id, remark: '复核', outcome: 'yes', low: 100, answers: '{}', year: '2020' });
      expect(changed).toMatchObject({
        remark: '复核',
        outcome: 'maybe',
        low: 20,
        answers: JSON.stringify(answers),
        year,
      });
    });

    it('can be added as a record, too, and are judged then', async () => {
      const made = await finance
        .resource(evaluationRecord)
        .submit({ kind: 'aboveScale', year, answers: '{"industryKind":"工业","revenue":"1"}' });
      expect(made).toMatchObject({ outcome: 'no', suggested: null, answers: '{"industryKind":"工业","revenue":"1"}' });
    });

    it('are printed as a document', async () => {
      const { records } = await finance.resource(evaluationRecord).list({ order: [{ field: 'kind' }] });
      const { name, bytes } = await finance.evaluation.print({ id: records.at(-1)!.id });
      expect([name, bytes.length > 1_000]).toEqual(['2024年度科技型中小企业自评报告.docx', true]);
    });

    it('are of their enterprise, for those with the right', async () => {
      const stranger = await stack().signIn('finance', other);
      expect((await stranger.evaluation.records({})).total).toBe(0);
      const member = await stack().signIn('member', tenant);
      await expect(member.evaluation.save({ kind: 'techSme', year, answers })).rejects.toMatchObject(refusal(403));
      await expect(member.evaluation.prefill({ kind: 'techSme', year })).rejects.toMatchObject(refusal(403));
    });
  });
}
