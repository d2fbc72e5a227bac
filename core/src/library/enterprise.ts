export { type CertificationGate, certificationGate } from '../enterprise/certification-gate';
export { declarationChannel } from '../enterprise/declaration-channel';
export { enterpriseSchema } from '../enterprise/enterprise-schema';
