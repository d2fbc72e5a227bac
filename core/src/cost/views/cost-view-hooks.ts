import { costSummary } from './cost-summary';
import { costViews } from './cost-view';
import { summaryRows } from './summary-rows';
import { viewRows, type ViewQuery } from './view-rows';
import { text, type Text } from '../../kernel';
import {
  computedOnly,
  ownConditions,
  withShownValues,
  type Call,
  type Resource,
  type ResourceHooks,
  type StoredRecord,
} from '../../records';

type Rows = (call: Call, query: ViewQuery) => Promise<StoredRecord[]>;

/** Translates conditions on referenced values into conditions on the rows, and adds these values to the result. */
async function shownRows(call: Call, resource: Resource, rows: Rows, query: ViewQuery): Promise<StoredRecord[]> {
  const where = await ownConditions(call, resource, query.where ?? []);
  return withShownValues(call, resource, await rows(call, { ...query, where }));
}

/** A cost view computes its rows on request, and refuses writes with advice on what to change instead. */
const hooksFor = (resource: Resource, rows: Rows, instead: Text): [string, ResourceHooks] => {
  const shown: ResourceHooks['shown'] = (call, query) => shownRows(call, resource, rows, query);
  return [resource.name, { shown, ...computedOnly(instead) }];
};

const summaryInstead = text(
  '费用汇总由费用归集和凭证得出，请修改台账或凭证后重新生成当月费用',
  'The summary follows from cost and vouchers; change the registers or vouchers and build the cost of the month again',
);

export const costViewHooks: Readonly<Record<string, ResourceHooks>> = Object.fromEntries([
  ...costViews.map((view) => hooksFor(view.resource, (call, query) => viewRows(call, view, query), view.instead)),
  hooksFor(costSummary, summaryRows, summaryInstead),
]);
