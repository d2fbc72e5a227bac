import {
  amortisationDetailView,
  amortisationView,
  costSummary,
  depreciationView,
  equipmentPowerView,
  personnelCostView,
  personnelDetailView,
  powerView,
  reverseAllocation,
} from '@rdm/core/cost';
import type { Resource } from '@rdm/core/records';
import * as v from 'valibot';
import type { Endpoint, EndpointTable } from '../endpoint';
import { id, idList, month, optional } from './parameters';

const get = ({ name }: Resource, path: string): Endpoint => ({ method: 'GET', path: `/api/${name}/${path}` });
const report = (view: Resource): Endpoint => ({ ...get(view, 'report'), page: view });
const filtered = (view: Resource, path: string): Endpoint => ({ ...get(view, path), filters: view });
const ofMonth = (view: Resource): Endpoint => ({
  ...get(view, 'projects/cost'),
  query: v.object({ projectId: id, month, assetsCode: optional(v.string()) }),
});
const projects = (view: Resource): Endpoint => ({ ...get(view, 'projects'), query: v.object({ month }) });

/** Stored cost seen by subject. */
export const costViewEndpoints: EndpointTable['costViews'] = {
  reportPersonnel: report(personnelCostView),
  reportEquipmentPower: report(equipmentPowerView),
  reportPower: report(powerView),
  reportDepreciation: report(depreciationView),
  reportAmortisation: report(amortisationView),
  depreciationOfMonth: ofMonth(depreciationView),
  equipmentPowerOfMonth: ofMonth(equipmentPowerView),
  powerOfMonth: ofMonth(powerView),
  personnelProjects: projects(personnelDetailView),
  amortisationProjects: projects(amortisationDetailView),
  projectsOfPersonnel: filtered(personnelCostView, 'list/project'),
  personnelStats: filtered(personnelDetailView, 'stats'),
  exportPersonnelStats: { ...filtered(personnelDetailView, 'stats/export'), answer: 'download' },
  depreciationTemplate: { ...get(depreciationView, 'import/template'), answer: 'download' },
  summary: filtered(costSummary, 'stats'),
};

/** GET, as clients of the family make them, although two of them write. docs/wire.md, Calls of the main job */
export const reverseAllocationEndpoints: EndpointTable['reverseAllocation'] = {
  check: { ...get(reverseAllocation, 'check'), query: v.object({ ids: idList }) },
  allocate: { ...get(reverseAllocation, 'allocation'), query: v.object({ id }), slow: true },
  clearTime: { ...get(reverseAllocation, 'clear-time'), query: v.object({ id }), slow: true },
};
