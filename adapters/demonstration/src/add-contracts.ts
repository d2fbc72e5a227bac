import { voucherEntry } from '@rdm/core/internal/finance';
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  entrustedPayment,
  externalUnit,
  project,
} from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';
import { groupMember, partnerOf } from './external-units';
import type { ProjectPlan } from './project-plan';
import { rdSubject } from './subjects';

/** 否 of the dictionary `yes_no`. */
const NO = '1';
/** The accounts of entrusted R&D. */
const entrustedAccounts = (['7.1', '7.2'] as const).map((item) => rdSubject(item, 'expensed').code);

/**
 * Adds the development contracts of the year's entrusted projects, registered and paid as they were booked, and the
 * agreed shares of its cooperative and centralised ones, whose parties keep their cost in their own books.
 */
export async function addContracts(call: Call, year: string): Promise<void> {
  const units = new Map((await call.records.find(externalUnit)).map(({ id, unitsName }) => [unitsName, id]));
  const projects = await call.records.find(project, { where: [{ field: 'year', is: 'equal', value: year }] });
  for (const { id: projectId, code, devForm } of projects) {
    const form = devForm as ProjectPlan['devForm'];
    const unitId = units.get((form === 'jzyf' ? groupMember : partnerOf(form)) ?? '');
    if (unitId === undefined) continue;
    if (form === 'hzyf' || form === 'jzyf') {
      const register = form === 'hzyf' ? cooperationParty : centralisedMember;
      await addRecord(call, register, {
        year,
        projectId,
        unitId,
        share: '40',
        inBooks: NO,
        agreementStatus: 'confirmed',
      });
      continue;
    }
    const contractId = await contractOf(call, { year, projectId, code, unitId });
    const booked = await call.records.find(voucherEntry, {
      where: [
        { field: 'projectId', is: 'equal', value: projectId },
        { field: 'subjectCode', is: 'in', value: entrustedAccounts },
        // A closing credits the account.
        { field: 'debitAmount', is: 'greater', value: '0' },
      ],
    });
    for (const { date, debitAmount, voucherType, voucherNo } of booked) {
      const voucher = `${date.slice(0, 7)} ${voucherType}-${voucherNo}`;
      await addRecord(call, entrustedPayment, { contractId, date, amount: debitAmount, voucher });
    }
  }
}

interface Signed {
  readonly year: string;
  readonly projectId: string;
  readonly code: string;
  readonly unitId: string;
}

/** The id of the contract of a project, which one that goes on keeps. */
async function contractOf(call: Call, { year, projectId, code, unitId }: Signed): Promise<string> {
  const contractNo = `WT-${code}`;
  const [kept] = await call.records.findByKeys(entrustedContract, [{ contractNo }]);
  if (kept) return kept.id;
  const digits = code.replace(/\D/g, '').slice(-6).padStart(6, '0');
  const added = await addRecord(call, entrustedContract, {
    ...{ year, projectId, contractNo, unitId },
    contractKind: 'entrusted',
    name: `${code} 技术开发（委托）合同`,
    signedOn: `${year}-01-20`,
    amount: '2000000.00',
    ownership: 'client',
    registrationNo: `${year.slice(2)}320100${digits}`,
    registeredOn: `${year}-02-06`,
    organ: '江临市技术市场',
  });
  return added.id;
}
