import { text, type Text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';

interface Need {
  readonly label: Text;
  /** What the registers are for, or who fills them in. */
  readonly note: Text;
  readonly names: readonly string[];
}

/** The registers as an enterprise comes to need them: what every one fills in, then what it fills in where it has such cost. */
const needs: readonly Need[] = [
  {
    label: text('必备', 'Required'),
    note: text(
      '每家企业都要导入，有了这些即可归集费用',
      'Every enterprise brings these in; cost can be collected with them',
    ),
    names: [
      'blade-rdm/entpersonnel',
      'blade-rdm/project',
      'blade-rdm/costpersonnelsalary',
      'blade-rdm/attendancemonth',
      'blade-rdm/projectworktime',
      'blade-rdm/financialaccount',
      'blade-rdm/financialaccount/match',
    ],
  },
  {
    label: text('固定资产、无形资产和租赁', 'Fixed and intangible assets, leases'),
    note: text('有研发用资产时', 'Where assets are used for R&D'),
    names: [
      'blade-rdm/projectassetsfixed',
      'blade-rdm/projectassetsfixedschema',
      'blade-rdm/bookeddepreciation',
      'blade-rdm/projectassetsvirtual',
      'blade-rdm/projectassetsvirtualschema',
      'blade-rdm/projectassetslease',
    ],
  },
  {
    label: text('材料、燃料和动力', 'Materials, fuel and power'),
    note: text('研发领用材料、消耗动力时', 'Where R&D takes materials or power'),
    names: [
      'blade-rdm/projectmaterial',
      'blade-rdm/projectmaterialschema',
      'blade-rdm/projectassetspower',
      'blade-rdm/projectassetspowerschema',
      'blade-rdm/projectpower',
      'blade-rdm/projectpowerschema',
    ],
  },
  {
    label: text('委托、合作和集中研发', 'Entrusted, cooperative and centralised R&D'),
    note: text('与其他单位一起研发时', 'Where others take part'),
    names: [
      'rdm/externalunits',
      'rdm/entrustdevdata',
      'rdm/entrustpayment',
      'blade-rdm/projectcoop',
      'blade-rdm/projectconc',
      'blade-rdm/projectreportdetaillistrelated',
    ],
  },
  {
    label: text('跨年与资本化', 'Earlier years and capitalised cost'),
    note: text('项目跨年，或有开发阶段时', 'Where projects cross years or have a development phase'),
    names: [
      'blade-rdm/projectmaster',
      'blade-rdm/projectphase',
      'blade-rdm/projectopening',
      'blade-rdm/formedintangible',
    ],
  },
  {
    label: text('凭证与税务调整', 'Vouchers and tax adjustments'),
    note: text('账面与税法口径不同时', 'Where books and tax law differ'),
    names: [
      'blade-rdm/financialaccountcorrect',
      'blade-rdm/closingaccount',
      'blade-rdm/costadjustment',
      'blade-rdm/othermatter',
      'blade-rdm/specialincome',
      'blade-rdm/productionbatch',
      'blade-rdm/productionbatchproject',
    ],
  },
  {
    label: text('政府资金', 'Government funds'),
    note: text('收到补助或承担课题时', 'Where grants are received'),
    names: [
      'blade-rdm/grant',
      'blade-rdm/grantshare',
      'blade-rdm/grantspending',
      'rdm/governmentprojectbudget',
      'rdm/externalunitsbudget',
      'rdm/thisexternalbudget',
    ],
  },
  {
    label: text('项目过程', 'Course of the projects'),
    note: text('留存备查，证明研发活动', 'Kept for inspection, as evidence of R&D'),
    names: [
      'blade-rdm/projectdevinfo',
      'blade-rdm/projectmember',
      'blade-rdm/projectsearchrecord',
      'blade-rdm/projectsurveyrecord',
      'blade-rdm/projectdemonstrrecord',
      'blade-rdm/projectdevactivities',
      'blade-rdm/projectachievement',
      'blade-rdm/attendance',
    ],
  },
  {
    label: text('成果与企业称号', 'Results and titles'),
    note: text('申报高新技术企业等称号时', 'Where a title such as high-tech enterprise is applied for'),
    names: [
      'blade-rdm/intellectualproperty',
      'blade-rdm/iprdeal',
      'blade-rdm/techstandard',
      'blade-rdm/hightechproduct',
      'blade-rdm/hightechincome',
      'blade-rdm/achievementtrans',
      'blade-rdm/rdactivity',
      'blade-rdm/projectreportyearother',
    ],
  },
];

export interface TemplateGroup {
  readonly label: Text;
  readonly note: Text;
  readonly registers: readonly Resource[];
}

const others = { label: text('其他登记表', 'Other registers'), note: text('需要时', 'Where they are needed') };

/** The registers by need, those that no need names at the end; a group of which none is given is left out. */
export function templateGroups(registers: readonly Resource[]): readonly TemplateGroup[] {
  const left = new Map(registers.map((register) => [register.name, register]));
  const groups = needs.map(({ label, note, names }): TemplateGroup => {
    const own = names.flatMap((name) => left.get(name) ?? []);
    for (const { name } of own) left.delete(name);
    return { label, note, registers: own };
  });
  return [...groups, { ...others, registers: [...left.values()] }].filter((group) => group.registers.length > 0);
}
