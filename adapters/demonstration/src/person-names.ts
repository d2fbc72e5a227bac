import { seededRandom } from './seeded-random';

const surnames = [
  ...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁',
];

const maleNames = [
  ...['志远', '建明', '文博', '俊杰', '宏伟', '海涛', '立群', '永康', '少华', '国栋', '思源', '振宇'],
  ...['浩然', '景行', '承志', '子谦', '明哲', '瑞林', '庆丰', '学文'],
] as const;

const femaleNames = [
  ...['雅琴', '静怡', '丽华', '晓燕', '思敏', '佳宁', '慧君', '雨桐', '秀兰', '文静', '若溪', '梦洁'],
  ...['欣然', '玉洁', '春梅', '婉清'],
] as const;

export interface PersonName {
  readonly name: string;
  /** Key of the dictionary `sex`. */
  readonly sex: '1' | '2';
}

/** A name of common characters. `position` decides the surname, so that positions below 48 never share one. */
export function personName(position: number, code: string): PersonName {
  const random = seededRandom(`name ${code}`);
  const female = random.chance(35);
  const given = female ? femaleNames : maleNames;
  return {
    name: `${surnames[position % surnames.length]}${given[random.integer(0, given.length - 1)]}`,
    sex: female ? '2' : '1',
  };
}
