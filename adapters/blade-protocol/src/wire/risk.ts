import { riskExplanation, type riskCalls } from '@rdm/core/internal/assessment';
import { get, post, type Wire } from './wire-line';

/** The risk scan. docs/product.md, Risk scan */
export const riskWire: Wire<typeof riskCalls> = {
  scan: get(`${riskExplanation.name}/scan`),
  trend: get(`${riskExplanation.name}/trend`),
  explain: post(`${riskExplanation.name}/explain`, { record: riskExplanation }),
};
