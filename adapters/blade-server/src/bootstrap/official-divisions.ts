import { areaList } from '@vant/area-data';
import type { Division } from '@rdm/core/internal/system';

/**
 * Divisions that the package lists and the state does not have (any more): 大兴安岭地区 divides land of Inner Mongolia and of
 * its own counties into four; 港闸区 and 长岛县 were abolished in 2020, 梅列区 in 2021; the others are new areas and a
 * committee.
 */
const notOfficial: ReadonlySet<string> = new Set([
  ...['232761', '232762', '232763', '232764'],
  ...['320611', '370634', '350402'],
  ...['320112', '321150', '632857'],
]);

/** Cities without counties, of which the package lists the townships: 东莞, 中山, 儋州, 嘉峪关. */
const withoutCounties = /^(?:4419|4420|4604|6202)/;
/** Hong Kong, Macao and Taiwan have their own codes and no subdivisions. GB/T 2260-2007 */
const provincesAlone = /^(?:71|81|82)/;
/** The list puts municipalities, and what provinces govern directly, under a heading that is no division. */
const heading = /^(?:(?:11|12|31|50)\d{2}|\d{2}90)00$/;
/** Districts have 01 to 20 and 51 to 70, counties 21 to 50, county-level cities from 81; the rest are development zones. */
const countyLevel = /^\d{4}(?:[0-6]\d|70|8\d)$/;

const { province_list: provinces, city_list: cities, county_list: counties } = areaList;

const named = (list: Readonly<Record<string, string>>, isMeant: (code: string) => boolean): Division[] =>
  Object.entries(list).flatMap(([code, name]) => (isMeant(code) ? [{ code, name }] : []));

const isCity = (code: string): boolean => !provincesAlone.test(code) && !heading.test(code);
const isCounty = (code: string): boolean =>
  countyLevel.test(code) && !provincesAlone.test(code) && !withoutCounties.test(code) && !notOfficial.has(code);

/** The official provinces, cities and counties, each after the division that contains it. */
export const officialDivisions = (): readonly Division[] =>
  [...named(provinces, () => true), ...named(cities, isCity), ...named(counties, isCounty)].sort((one, other) =>
    one.code < other.code ? -1 : 1,
  );
