export { describeHighTechCertificate, type HighTechCertificateParts } from './describe-high-tech-certificate';
export { describePatentNumber, type PatentNumberParts } from './describe-patent-number';
export { describeTechSmeNumber, type TechSmeNumberParts } from './describe-tech-sme-number';
export {
  digitalInvoiceNumberSchema,
  isDigitalInvoiceNumber,
  type DigitalInvoiceNumber,
  validateDigitalInvoiceNumber,
} from './digital-invoice-number';
export {
  highTechCertificateSchema,
  isHighTechCertificate,
  type HighTechCertificate,
  validateHighTechCertificate,
} from './high-tech-certificate';
export { invoiceCodeSchema, isInvoiceCode, type InvoiceCode, validateInvoiceCode } from './invoice-code';
export { invoiceNumberSchema, isInvoiceNumber, type InvoiceNumber, validateInvoiceNumber } from './invoice-number';
export { isPatentNumber, patentNumberSchema, type PatentNumber, validatePatentNumber } from './patent-number';
export { isTaxpayerNumber, taxpayerNumberSchema, type TaxpayerNumber, validateTaxpayerNumber } from './taxpayer-number';
export { isTechSmeNumber, techSmeNumberSchema, type TechSmeNumber, validateTechSmeNumber } from './tech-sme-number';
export {
  isTechnologyContractNumber,
  technologyContractNumberSchema,
  type TechnologyContractNumber,
  validateTechnologyContractNumber,
} from './technology-contract-number';
