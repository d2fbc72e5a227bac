/** The resources cost is read from, as a trace names them. */
export const costResources = {
  salary: 'blade-rdm/costpersonnelsalary',
  attendance: 'blade-rdm/attendancemonth',
  workTime: 'blade-rdm/projectworktime',
  fixedAsset: 'blade-rdm/projectassetsfixed',
  assetUse: 'blade-rdm/projectassetsfixedschema',
  bookedDepreciation: 'blade-rdm/bookeddepreciation',
  intangible: 'blade-rdm/projectassetsvirtual',
  intangibleUse: 'blade-rdm/projectassetsvirtualschema',
  lease: 'blade-rdm/projectassetslease',
  equipmentPower: 'blade-rdm/projectassetspower',
  power: 'blade-rdm/projectpower',
  material: 'blade-rdm/projectmaterial',
  voucher: 'blade-rdm/financialaccount',
  project: 'blade-rdm/project',
  adjustment: 'blade-rdm/costadjustment',
  contract: 'rdm/entrustdevdata',
  opinion: 'blade-rdm/projectopinion',
  cooperation: 'blade-rdm/projectcoop',
  centralised: 'blade-rdm/projectconc',
  grant: 'blade-rdm/grant',
  grantShare: 'blade-rdm/grantshare',
  grantSpending: 'blade-rdm/grantspending',
  voucherCorrection: 'blade-rdm/financialaccountcorrect',
} as const;

export type CostResource = (typeof costResources)[keyof typeof costResources];
