import { grouped, text } from '../../../kernel';
import { yuan } from '../../../kernel/money';
import { sharedPercent, splitCost, type SharingParty } from '../../../project';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import type { ExclusionRule, ProposedExclusion } from '../exclusion';

const reasons = { cooperative: 'sharedByPartner', centralised: 'sharedByMember' } as const;

/**
 * Cost of cooperative and centralised projects counts with what the enterprise bears itself (财税〔2015〕119号 第二条第2项、第3项):
 * each record is split over the parties by the largest remainder, so that their parts add up to it.
 */
export const agreedShare: ExclusionRule = {
  name: 'agreedShare',
  find(records, { shares, projects }, restOf) {
    const warnings = new CostWarnings(costResources.cooperation);
    const codes = new Map(projects.map(({ id, code }) => [id, code]));
    const byProject = grouped(shares, ({ projectId }) => projectId);
    const proposed = records.flatMap((record): ProposedExclusion[] => {
      const parties = byProject.get(record.projectId) ?? [];
      const rest = restOf(record);
      if (parties.length === 0 || yuan(rest).isZero()) return [];
      const parts = splitCost(rest, parties);
      if (parts === null) {
        const code = codes.get(record.projectId) ?? record.projectId;
        const percent = sharedPercent(parties);
        const message = text(
          `项目 ${code} 各参与单位的分摊比例合计 ${percent}%，超过 100%，本企业按未承担费用处理，请更正比例`,
          `The parties of project ${code} bear ${percent}%, more than 100%, so nothing is left for this enterprise; correct the shares`,
        );
        warnings.add('SHARES_EXCEED', code, parties[0]!.id, message);
        return [{ record, ...whyOf(parties[0]!) }];
      }
      return parties.flatMap((party, at) => {
        const amount = parts[at + 1]!;
        return yuan(amount).isZero() ? [] : [{ record, amount, ...whyOf(party) }];
      });
    });
    return { proposed, warnings: warnings.list() };
  },
};

const whyOf = ({ form, id, unitName, share }: SharingParty) => ({
  reason: reasons[form],
  source: { resource: costResources[form === 'cooperative' ? 'cooperation' : 'centralised'], id },
  note: text(`${unitName} 承担 ${share}%`, `${unitName} bears ${share}%`),
});
