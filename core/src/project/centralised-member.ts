import { text } from '../kernel';
import { crud, defineResource } from '../records';
import { agreedShareFields, shareOf, sharedProject, sharingUnit } from './agreed-share-fields';

const { year, agreementStatus, inBooks, signedOn, agreementFiles, remark } = agreedShareFields;

/**
 * 集中研发分摊: a member of the group that bears a share of a project which this enterprise leads (财税〔2015〕119号
 * 第二条第3项); the lead enterprise bears the rest.
 */
export const centralisedMember = defineResource('blade-rdm/projectconc', {
  label: text('集中研发分摊', 'Share of centralised R&D'),
  fields: {
    year,
    projectId: sharedProject,
    unitId: sharingUnit,
    share: shareOf(text('受益比例(%)', 'Share of benefit (%)')),
    inBooks,
    agreementStatus,
    signedOn,
    agreementFiles,
    remark,
  },
  naturalKey: ['projectId', 'unitId'],
  title: 'unitId',
  search: ['year', 'projectId', 'unitId', 'agreementStatus'],
  columns: ['year', 'projectCode', 'projectName', 'unitName', 'share', 'inBooks', 'agreementStatus'],
  workbook: ['year', 'projectId', 'unitId', 'share', 'inBooks', 'agreementStatus', 'signedOn', 'remark'],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'unitId' }],
  permissions: crud('projectconc'),
});
