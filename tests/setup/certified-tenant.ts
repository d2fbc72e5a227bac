import { installTenant, type Application, type NewTenant } from '@rdm/core/internal/application';
import { certificationStates, enterprise } from '@rdm/core/internal/enterprise';
import { insertRecords } from '@rdm/core/internal/records';

/** The card of every enterprise of the tests but for its name. Its licence is no stored file. */
export const testCard = {
  creditCode: '91350100M000100Y43',
  creditCodeFiles: ['1'],
  industry: '34',
  bizRegisteyTime: '2015-06-01',
  bizRegisteyType: '112',
  domain: ['8'],
  registeyAmount: '5000.00',
  postCode: '350001',
  address: '福州市',
  legalPersonname: '王小明',
  legalPersonmobile: '13800138000',
  legalPersonidCard: '11010519491231002X',
} as const;

/** Adds an enterprise whose business certification is passed, so that it may declare and print what it files. */
export async function installCertifiedTenant(application: Application, given: NewTenant): Promise<void> {
  await installTenant(application, given);
  await application.inTenant(given.code, async (call) => {
    if ((await call.records.count(enterprise)) > 0) return;
    await insertRecords(call, enterprise, [{ ...testCard, name: given.name, bizCert: certificationStates.passed }]);
  });
}
