import {
  aboveScale,
  gazelle,
  type highTechAnnexCalls,
  highTechCertificate,
  recognition,
  techSme,
  type TitleCallTable,
  type titleCalls,
} from '@rdm/core/internal/title';
import type { Resource } from '@rdm/core/internal/records';
import { download, get, post, type Wire } from './wire-line';

/** What is asked about all titles. docs/wire.md, Titles */
export const titlesWire: Wire<typeof titleCalls> = {
  queue: get('blade-rdm/title/queue'),
  reminders: get('blade-rdm/title/reminders'),
  matches: get('blade-rdm/enterprisegazelle/matches'),
};

/** The calls that every title has, below the path of its records. */
const wireOfTitle = (resource: Resource): Wire<TitleCallTable> => ({
  status: get(`${resource.name}/status`),
  current: get(`${resource.name}/current`, { record: resource, orNothing: true }),
  overview: get(`${resource.name}/overview`),
  apply: post(`${resource.name}/apply`, { record: resource }),
  resubmit: post(`${resource.name}/resubmit`, { draft: resource, record: resource }),
  review: post(`${resource.name}/review`, { record: resource }),
  override: post(`${resource.name}/override`, { record: resource }),
  document: download(`${resource.name}/document`),
  workbook: download(`${resource.name}/workbook`),
  pack: download(`${resource.name}/pack`, { slow: true }),
});

export const highTechTitleWire = wireOfTitle(highTechCertificate);
export const recognitionTitleWire = wireOfTitle(recognition);
export const techSmeTitleWire = wireOfTitle(techSme);
export const aboveScaleTitleWire = wireOfTitle(aboveScale);
export const gazelleTitleWire = wireOfTitle(gazelle);

/** The annexes of an application as a high-tech enterprise. docs/wire.md, Titles */
export const highTechAnnexWire: Wire<typeof highTechAnnexCalls> = {
  projectInfo: get(`${recognition.name}/projectinfo`),
  printProjectInfo: download(`${recognition.name}/projectinfo/export`),
  relateActivities: get(`${recognition.name}/relateactivities`),
  printRelateActivities: download(`${recognition.name}/relateactivities/export`),
  projectCostDetail: get(`${recognition.name}/projectcostdetail`),
  printProjectCostDetail: download(`${recognition.name}/projectcostdetail/export`),
  projectDeveloping: get(`${recognition.name}/projectdeveloping`),
  printProjectDeveloping: download(`${recognition.name}/projectdeveloping/export`),
};
