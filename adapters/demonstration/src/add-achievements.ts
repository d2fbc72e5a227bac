import {
  achievementConversion,
  highTechProduct,
  intellectualProperty,
  productIncome,
  propertyDeal,
  registryUsage,
  standardParticipation,
} from '@rdm/core/internal/achievement';
import type { Application } from '@rdm/core/internal/application';
import { projectMaster } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { allocate } from '@rdm/core/money';
import { addRecord } from './add-record';
import { monthsOf, padded, type Period } from './period';
import { earlierProperties, propertiesOfYear } from './properties';
import { submitAsClerk } from './submit-as-clerk';
import { uploadFile } from './upload-file';

/** 高新技术产品 with the income of a year, 元, and the share of months that are entered by hand. */
const products = [
  ['PS01', '五轴联动加工中心', '3.4', '2', '68420000.00'],
  ['PS02', '精密谐波减速器', '3.5', '2', '41260000.00'],
  ['PS03', '机床状态监测系统', '1.1', '1', '9350000.00'],
] as const;

/** What is converted each year: achievement, kind, form, result, the product it went into and its place among those. */
const conversions = [
  ['主轴热误差补偿技术', '1', '3', '1', 0],
  ['薄壁件低应力铣削工艺', '1', '3', '4', 0],
  ['谐波减速器齿面修形技术', '1', '3', '1', 1],
  ['刀具磨损在线监测技术', '2', '3', '2', 2],
  ['机床几何误差标定技术', '1', '1', '4', 0],
] as const;

const LICENCE = '1';

/** The ids of uploaded documents, in the order of `conversions`. */
type Evidence = readonly string[];

/** Uploads the contract or invoice that proves each conversion of a year. */
export async function uploadEvidence(application: Application, tenantId: string, year: string): Promise<Evidence> {
  const ids: string[] = [];
  for (const [at, [name]] of conversions.entries()) {
    const lines = ['Sales contract and invoice', `Conversion ${at + 1} of ${year}`];
    ids.push(await uploadFile(application, tenantId, `${year}-${name}-合同与发票.pdf`, lines));
  }
  return ids;
}

/** Adds what research brought in a year: properties, products with their income, conversions and standards. */
export async function addAchievements(call: Call, period: Period, isFirst: boolean, evidence: Evidence): Promise<void> {
  const year = String(period.year);
  if (isFirst) await addStanding(call, period.year);
  const masters = new Map((await call.records.find(projectMaster)).map(({ code, id }) => [code, id] as const));
  for (const draft of propertiesOfYear(period, masters)) await addRecord(call, intellectualProperty, draft);
  await addIncome(call, period);
  await addConversions(call, period, evidence);
  const [oldest] = await inventions(call);
  if (oldest) {
    await addRecord(call, propertyDeal, {
      ...{ iprId: oldest, kind: 'licence', date: `${year}-01-20`, endTime: `${year}-12-31`, income: '180000.00' },
      counterparty: '苏州恒锐数控设备有限公司',
    });
  }
  await addRecord(call, standardParticipation, {
    ...{
      code: `JB/T${14_800 + period.year - 2000}-${year}`,
      name: '数控机床主轴热误差补偿技术规范',
      level: 'industry',
    },
    ...{ role: 'part', publishTime: `${year}-01-16` },
  });
  await addRecord(call, registryUsage, {
    month: `${year}-01`,
    used: 4,
    callLimit: 100,
    lastTime: `${year}-01-09 10:12:00`,
  });
}

/** What was there when the first year began: properties and the products that use them. */
async function addStanding(call: Call, year: number): Promise<void> {
  for (const draft of earlierProperties(year)) await addRecord(call, intellectualProperty, draft);
  const ids = await inventions(call);
  for (const [at, [code, name, domain, main]] of products.entries()) {
    await addRecord(call, highTechProduct, {
      ...{ code, name, domain, main, source: '6' },
      iprCodes: ids.filter((_, place) => place % products.length === at),
      keyTechnology: `${name}的关键技术由企业自主研发，主要技术指标经第三方检测合格。`,
    });
  }
}

/** The ids of granted inventions by number. */
async function inventions(call: Call): Promise<string[]> {
  const found = await call.records.find(intellectualProperty, {
    where: [
      { field: 'type', is: 'equal', value: '12' },
      { field: 'state', is: 'equal', value: 'granted' },
    ],
    order: [{ field: 'code' }],
  });
  return found.map(({ id }) => id);
}

/** The income of each product by month, as sales report it. */
async function addIncome(call: Call, period: Period): Promise<void> {
  const stored = await call.records.find(highTechProduct);
  const share = Array.from({ length: 12 }, (_, at) => String(90 + ((at * 7) % 20)));
  for (const [code, , , , income] of products) {
    const product = stored.find((each) => each.code === code);
    if (!product) continue;
    const parts = allocate(income, share) ?? [];
    for (const [at, month] of monthsOf(period).entries()) {
      await addRecord(call, productIncome, { productId: product.id, month, amount: parts[at] ?? '0.00' });
    }
  }
}

async function addConversions(call: Call, { year }: Period, evidence: Evidence): Promise<void> {
  const stored = await call.records.find(highTechProduct, { order: [{ field: 'code' }] });
  const ids = await inventions(call);
  for (const [at, [name, type, form, result, product]] of conversions.entries()) {
    // Successive years convert successive inventions, so that none is counted twice.
    const property = ids[(at + (year % 2) * conversions.length) % ids.length]!;
    const file = evidence[at];
    await submitAsClerk(call, achievementConversion, {
      code: `CG${padded((year % 2) * conversions.length + at + 1, 2)}`,
      ...{ name, year: String(year), type, form, result, source: '1' },
      htproductCodes: [stored[product]!.id],
      iprCodes: [property],
      ...(file !== undefined && { [form === LICENCE ? 'salesContract' : 'invoice']: [file] }),
      statement: `${name}用于${stored[product]!.name}，已形成批量销售。`,
    });
  }
}
