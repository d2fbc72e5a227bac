import { crud, defineResource, integer, string, type RecordOf } from '../records';
import { text } from '../kernel';

/** The code of the country, above all provinces. docs/wire.md, Regions */
export const COUNTRY = '00';

const part = (zh: string, en: string) => ({
  code: string({ label: text(`${zh}编号`, `Code of the ${en}`), maxLength: 12, readOnly: true }),
  name: string({ label: text(`${zh}名称`, `Name of the ${en}`), readOnly: true }),
});
const [province, city, district] = [part('省', 'province'), part('市', 'city'), part('区县', 'county')];
const [town, village] = [part('乡镇', 'township'), part('村委', 'village')];

/** Administrative division (行政区划), GB/T 2260: provinces have 2 digits, cities 4, counties 6, below them 9 and 12. */
export const region = defineResource('blade-system/region', {
  label: text('行政区划', 'Administrative division'),
  fields: {
    code: string({
      label: text('区划编号', 'Code'),
      required: text('请输入区划编号', 'Enter the code'),
      maxLength: 12,
    }),
    parentCode: string({ label: text('上级编号', 'Code of the parent'), initial: () => COUNTRY, maxLength: 12 }),
    ancestors: string({ label: text('上级', 'Ancestors'), readOnly: true }),
    name: string({ label: text('区划名称', 'Name'), required: text('请输入区划名称', 'Enter the name') }),
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    districtCode: district.code,
    districtName: district.name,
    townCode: town.code,
    townName: town.name,
    villageCode: village.code,
    villageName: village.name,
    regionLevel: integer({
      label: text('区划级别', 'Level'),
      names: {
        0: text('国家', 'Country'),
        1: text('省份/直辖市', 'Province'),
        2: text('地市', 'City'),
        3: text('区县', 'County'),
        4: text('乡镇', 'Township'),
        5: text('村委', 'Village'),
      },
      min: 0,
      max: 5,
      readOnly: true,
    }),
    sort: integer({ label: text('排序', 'Order'), initial: () => 1 }),
    remark: string({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'parentCode'],
  columns: ['code', 'name', 'parentCode', 'regionLevel', 'sort', 'remark'],
  order: [{ field: 'code' }],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  submitFinds: 'naturalKeyFirst',
  detailBy: ['code'],
  sharing: 'platform',
  permissions: crud('region'),
});

export type RegionRecord = RecordOf<typeof region>;
