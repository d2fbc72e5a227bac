import { text } from '../kernel';
import { crud, defineResource, dictionary } from '../records';
import { agreedShareFields, shareOf, sharedProject, sharingUnit } from './agreed-share-fields';

const { year, agreementStatus, inBooks, signedOn, agreementFiles, remark } = agreedShareFields;

/** 合作研发分摊: a party of a cooperative project and the share of its cost it bears; the rest is the own share. */
export const cooperationParty = defineResource('blade-rdm/projectcoop', {
  label: text('合作研发分摊', 'Share of a cooperation'),
  fields: {
    year,
    projectId: sharedProject,
    unitId: sharingUnit,
    share: shareOf(text('对方承担比例(%)', 'Its share (%)')),
    inBooks,
    claimant: dictionary('share_claimant', {
      label: text('加计扣除享受方', 'Who claims'),
      hint: text(
        '合作各方就自身实际承担的研发费用分别计算（财税〔2015〕119号第二条第2项）',
        'Each party claims what it bears itself (财税〔2015〕119号 2(2))',
      ),
      initial: () => 'each',
      example: '各方分别享受',
    }),
    agreementStatus,
    signedOn,
    agreementFiles,
    remark,
  },
  naturalKey: ['projectId', 'unitId'],
  title: 'unitId',
  search: ['year', 'projectId', 'unitId', 'agreementStatus'],
  columns: ['year', 'projectCode', 'projectName', 'unitName', 'share', 'inBooks', 'claimant', 'agreementStatus'],
  workbook: [
    ...(['year', 'projectId', 'unitId', 'share', 'inBooks', 'claimant'] as const),
    ...(['agreementStatus', 'signedOn', 'remark'] as const),
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'unitId' }],
  permissions: crud('projectcoop'),
});
