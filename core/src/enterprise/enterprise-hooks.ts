import Big from 'big.js';
import { faults, Refusal, text, type Text } from '../kernel';
import { hooksOn, sameValue, type Call, type DraftValues, type HooksByName, type RecordOf } from '../records';
import { certificationFieldNames, certificationStates, type FormerCertification } from './certification-fields';
import { certifiersOnRead } from './certifiers-on-read';
import { enterprise } from './enterprise';
import { enterpriseScale } from './enterprise-scale';
import { enterpriseYear } from './enterprise-year';

const ONE_CARD = text(
  '企业信息已存在，请打开原有的企业信息修改',
  'The enterprise has its card already; open that one and change it',
);
const IN_FUTURE = text('工商注册日期不能晚于今天', 'The date of registration cannot lie after today');
const OTHER_INDUSTRY = text(
  '行业代码的前两位应与所选的所属行业一致',
  'The first two digits are those of the industry chosen',
);
const FROZEN = text(
  '工商认证审核中，企业名称、统一社会信用代码和营业执照不能修改',
  'While the certification is reviewed, name, credit code and licence cannot be changed',
);
const KEPT = text(
  '工商认证审核中或已通过的企业信息不能删除',
  'A card whose certification is under review or passed cannot be removed',
);

const MORE_THAN_STAFF = text('科技人员数不能多于职工总数', 'There cannot be more of them than there is staff');

type Card = RecordOf<typeof enterprise>;
type Values = DraftValues<typeof enterprise>;

/** What a certification vouches for. */
const certified = ['name', 'creditCode'] as const;
const frozen = [...certified, 'creditCodeFiles'] as const;

const refuse = (field: string, message: Text): never => {
  throw new Refusal(faults.invalid(message, [{ field, message }]));
};

/**
 * One card an enterprise. Its certification is written by the calls of certification alone; a change of name or credit
 * code after it was passed opens it again, and the former one is kept.
 */
export const enterpriseHooks: HooksByName = hooksOn(enterprise, {
  onRead: certifiersOnRead,
  beforeSubmit: async (call, values, before) => {
    if (!before) await requireFirst(call);
    checkFacts(call, values);
    values.scale = enterpriseScale(values);
    Object.assign(values, Object.fromEntries(certificationFieldNames.map((name) => [name, before?.[name] ?? null])));
    values.bizCert = before?.bizCert ?? certificationStates.none;
    values.formerBizCerts = before?.formerBizCerts ?? [];
    if (before) keepCertified(call, values, before);
  },
  beforeRemove: (_call, rows) => {
    const { none, returned } = certificationStates;
    if (rows.some(({ bizCert }) => bizCert !== none && bizCert !== returned)) throw new Refusal(faults.invalid(KEPT));
  },
  afterRestore: (call) => requireOnly(call),
});

/** Among the staff of a year cannot be more people of science and technology than there are. */
export const enterpriseYearHooks: HooksByName = hooksOn(enterpriseYear, {
  beforeSubmit: (_call, { techStaff, staffAverage }) => {
    if (techStaff !== null && techStaff !== undefined && staffAverage && new Big(techStaff).gt(staffAverage)) {
      refuse('techStaff', MORE_THAN_STAFF);
    }
  },
});

/** Two cards cannot be added at the same time. */
async function requireFirst(call: Call): Promise<void> {
  await call.records.lock('enterprise card');
  if ((await call.records.count(enterprise)) > 0) throw new Refusal(faults.invalid(ONE_CARD));
}

async function requireOnly(call: Call): Promise<void> {
  await call.records.lock('enterprise card');
  if ((await call.records.count(enterprise)) > 1) throw new Refusal(faults.invalid(ONE_CARD));
}

function checkFacts(call: Call, { bizRegisteyTime, industry, industryCode }: Values): void {
  if (bizRegisteyTime && bizRegisteyTime > call.clock.now().slice(0, 10)) refuse('bizRegisteyTime', IN_FUTURE);
  if (industry && industryCode && !industryCode.startsWith(industry)) refuse('industryCode', OTHER_INDUSTRY);
}

function keepCertified(call: Call, values: Values, before: Card): void {
  const differs = (name: (typeof frozen)[number]) => !sameValue(before[name], values[name]);
  if (before.bizCert === certificationStates.submitted) {
    const changed = frozen.find(differs);
    if (changed) refuse(changed, FROZEN);
  }
  if (before.bizCert !== certificationStates.passed || !certified.some(differs)) return;
  const former: FormerCertification = {
    name: before.name,
    creditCode: before.creditCode,
    submittedBy: before.bizCertSubmittedBy,
    submittedTime: before.bizCertSubmittedTime,
    reviewedBy: before.bizCertReviewedBy,
    reviewedTime: before.bizCertReviewedTime,
    endedTime: call.clock.now(),
    endedBy: call.caller.account,
  };
  values.formerBizCerts = [...(before.formerBizCerts ?? []), former];
  values.bizCert = certificationStates.none;
  values.bizCertSubmittedBy = null;
  values.bizCertSubmittedById = null;
  values.bizCertSubmittedTime = null;
  values.bizCertReviewedBy = null;
  values.bizCertReviewedTime = null;
}
