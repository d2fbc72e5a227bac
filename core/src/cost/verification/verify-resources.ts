import {
  computed,
  crud,
  defineResource,
  dictionary,
  money,
  month,
  string,
  time,
  year,
  type RecordOf,
} from '../../records';
import { text, type Text } from '../../kernel';
import { itemsInWords, subjectGroups, type SubjectGroup } from './subject-group';

/**
 * Verification of a month of a subject group against the vouchers (核对), and its lock. All fields but month and reason
 * are set by the program. A list contains every month of a year; a month without a record has its digits as id,
 * `202401` for 2024-01, which every call accepts.
 */
const verifyResource = (menu: string, group: SubjectGroup, label: Text) =>
  defineResource(`blade-rdm/${menu}`, {
    label,
    fields: {
      year: year({ label: text('年度', 'Year'), initial: (today) => today.slice(0, 4), readOnly: true }),
      month: month({
        label: text('月份', 'Month'),
        required: text('请选择月份', 'Choose the month'),
        example: '2024-01',
      }),
      items: computed('text', () => subjectGroups[group].items.join('、'), {
        label: text('费用项目', 'Cost items'),
        hint: itemsInWords(group),
      }),
      allocatedTotal: money('yuan', {
        label: text('分摊合计', 'Allocated'),
        hint: text(
          '该月份费用归集中这些费用项目的合计',
          'What the cost records of the month come to under these items',
        ),
        readOnly: true,
      }),
      bookedTotal: money('yuan', {
        label: text('凭证合计', 'Booked'),
        hint: text(
          '该月份对应到这些费用项目的凭证的合计',
          'What the vouchers matched to these items come to in the month',
        ),
        readOnly: true,
      }),
      difference: money('yuan', {
        label: text('差异', 'Difference'),
        hint: text('分摊合计减去凭证合计', 'Allocated less booked'),
        readOnly: true,
      }),
      reason: string({
        label: text('差异原因', 'Reason for the difference'),
        hint: text('有差异时必须填写', 'Needed where there is a difference'),
        maxLength: 500,
      }),
      verification: dictionary('verify_status', { label: text('核对状态', 'Verification'), readOnly: true }),
      verifiedBy: string({ label: text('核对人账号', 'Account of the verifier'), readOnly: true }),
      lockedBy: string({ label: text('锁定人账号', 'Account of who locked it'), readOnly: true }),
      lockedTime: time({ label: text('锁定时间', 'Locked at'), readOnly: true }),
    },
    onRead: {
      verifiedByName: string({ label: text('核对人', 'Verified by') }),
      lockedByName: string({ label: text('锁定人', 'Locked by') }),
    },
    naturalKey: ['month'],
    title: 'month',
    search: ['year', 'month', 'verification'],
    searchAlways: ['year'],
    columns: [
      'month',
      'allocatedTotal',
      'bookedTotal',
      'difference',
      'reason',
      'verification',
      'verifiedByName',
      'lockedByName',
      'lockedTime',
    ],
    sections: [
      {
        label: text('月份', 'Month'),
        fields: ['month', 'items', 'allocatedTotal', 'bookedTotal', 'difference', 'reason', 'verification'],
      },
    ],
    submitFinds: 'naturalKey',
    permissions: crud(menu),
    figuresOf: 'year',
  });

export type VerifyResource = ReturnType<typeof verifyResource>;
export type VerifyRecord = RecordOf<VerifyResource>;

export const personnelVerify = verifyResource(
  'costpersonnelverify',
  'personnel',
  text('人员人工费用核对', 'Verification of personnel cost'),
);
export const fixedAssetsVerify = verifyResource(
  'assetsfixedverify',
  'fixedAssets',
  text('固定资产折旧核对', 'Verification of depreciation'),
);
export const intangiblesVerify = verifyResource(
  'assetsvirtualverify',
  'intangibles',
  text('无形资产摊销核对', 'Verification of amortisation'),
);
export const leasesVerify = verifyResource(
  'assetsleaseverify',
  'leases',
  text('租赁费用核对', 'Verification of lease cost'),
);
export const materialsVerify = verifyResource(
  'materialverify',
  'materials',
  text('材料燃料动力核对', 'Verification of material, fuel and power'),
);

export const verifyResources: Readonly<Record<SubjectGroup, VerifyResource>> = {
  personnel: personnelVerify,
  fixedAssets: fixedAssetsVerify,
  intangibles: intangiblesVerify,
  leases: leasesVerify,
  materials: materialsVerify,
};
