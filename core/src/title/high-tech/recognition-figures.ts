import { conversionCounts, outputRegisters, type CountedProperty } from '../../achievement';
import { text, type Text, type Trace } from '../../kernel';
import type { Call } from '../../records';
import type { FigureOfTitle } from '../application/title';
import { productIncome } from '../figures/product-income';
import { propertyClasses, propertyFigure } from '../application/property-figure';
import { summed } from '../figures/summed';
import { yearsBefore } from './activities';
import { recognisedFigure } from './recognised-figure';
import { peopleFigures } from './recognition-people';

const ordinals = ['第一年', '第二年', '第三年'] as const;
const propertyRule = { once: true, basis: { document: '国科发火〔2016〕195号', article: '三（一）' } };

/** Three figures, of the years before that of the application, the earliest first. */
const yearly = (name: string, label: Text, from: FigureOfTitle['from'], signed?: true): FigureOfTitle[] =>
  ordinals.map((ordinal, at) => ({
    field: `${name}${at + 1}`,
    label: text(`${label.zh}（${ordinal}）`, `${label.en} (year ${at + 1} of 3)`),
    ...{ unit: 'yuan', required: true, ...(signed && { signed }) },
    from: (facts, year) => from(facts, year - 3 + at),
  }));

const isOwn = ({ acquisition }: CountedProperty) => acquisition === '2';

/** The figures of an application, all from the years before it. */
export const recognitionFigures: readonly FigureOfTitle[] = [
  ...propertyClasses(propertyRule),
  propertyFigure({
    ...{ field: 'ipOwn', label: text('其中：自主研发', 'of which from own R&D'), ...propertyRule },
    of: ({ class1, class2 }) => [...class1, ...class2].filter(isOwn),
  }),
  propertyFigure({
    ...{ field: 'ipAcquired', label: text('其中：受让、受赠、并购等', 'of which acquired'), ...propertyRule },
    of: ({ class1, class2 }) => [...class1, ...class2].filter((each) => !isOwn(each)),
  }),
  {
    ...{ field: 'staffTotal', label: text('职工总数', 'Staff'), unit: 'people', required: true },
    from: (facts, year) => facts.registered(year - 1, 'staffAverage'),
  },
  {
    ...{ field: 'techStaff', label: text('科技人员数', 'Technical staff'), unit: 'people', required: true },
    from: (facts, year) => facts.scienceStaff(year - 1, 'days'),
  },
  ...yearly('netAssets', text('净资产', 'Net assets'), (facts, year) => facts.registered(year, 'netAssets'), true),
  ...yearly('sales', text('销售收入', 'Sales'), (facts, year) => facts.revenue(year)),
  ...yearly('profit', text('利润总额', 'Profit'), (facts, year) => facts.registered(year, 'profit'), true),
  ...yearly('rdCost', text('研究开发费用', 'R&D cost'), (facts, year) => recognisedFigure(facts, year, 'total')),
  {
    field: 'rdCostChina',
    label: text('近三年在中国境内研发费用总额', 'R&D cost spent in China, three years'),
    ...{ unit: 'yuan', required: true },
    from: (facts, year) =>
      facts.overYears(
        text('近三年在中国境内研发费用总额', 'R&D cost spent in China, three years'),
        yearsBefore(String(year)).map(Number),
        (each) => recognisedFigure(facts, each, 'domestic'),
      ),
  },
  {
    ...{ field: 'totalIncome', label: text('近一年企业总收入', 'Total income'), unit: 'yuan', required: true },
    from: (facts, year) => facts.totalIncome(year - 1),
  },
  {
    field: 'hiTechIncome',
    label: text('近一年高新技术产品（服务）收入', 'Income from high-tech products'),
    ...{ unit: 'yuan', required: true },
    from: (facts, year) => productIncome(facts, year - 1),
  },
  {
    ...{ field: 'conversions3y', label: text('近三年科技成果转化数', 'Conversions of three years'), unit: 'pieces' },
    from: (facts, year) => facts.other(`conversions ${year - 1}`, (call) => conversions(call, String(year - 1))),
  },
  {
    ...{ field: 'standards', label: text('参与编制国家或行业标准', 'National or industry standards'), unit: 'pieces' },
    from: (facts, year) => facts.other(`standards ${year}`, standardsCounted),
  },
  ...peopleFigures,
];

async function conversions(call: Call, year: string): Promise<Trace> {
  const { counted } = await conversionCounts(call, { year });
  const formula = text('计入的成果转化', 'A conversion that counts');
  return summed(
    {
      ...{ key: `conversions/${year}`, label: text('近三年科技成果转化数', 'Conversions of three years') },
      basis: { document: '国科发火〔2016〕195号', article: '三（七）2' },
    },
    counted.map(({ id, code, name }) => ({
      ...{ key: `conversion/${id}`, label: text(`${code} ${name}`, `${code} ${name}`), value: '1', formula },
      ...{ inputs: [], source: { resource: 'blade-rdm/achievementtrans', id } },
    })),
    0,
  );
}

async function standardsCounted(call: Call): Promise<Trace> {
  const { standards } = await outputRegisters(call);
  const formula = text('国家标准与行业标准', 'National and industry standards');
  const counted = standards.filter(({ level }) => level === 'national' || level === 'industry');
  return { key: 'standards', label: formula, value: String(counted.length), formula, inputs: [] };
}
