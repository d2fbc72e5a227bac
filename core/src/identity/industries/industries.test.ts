import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { industryName, isManufacturing, onNegativeList } from './index';

const letters = [...'ABCDEFGHIJKLMNOPQRST'];
const divisions = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0'));
const further = fc.stringMatching(/^\d{0,2}$/);

/** The first and the last division of each section as the standard prints them. */
const ranges: Record<string, [number, number]> = {
  ...{ A: [1, 5], B: [6, 12], C: [13, 43], D: [44, 46], E: [47, 50], F: [51, 52], G: [53, 60], H: [61, 62] },
  ...{ I: [63, 65], J: [66, 69], K: [70, 70], L: [71, 72], M: [73, 75], N: [76, 79], O: [80, 82], P: [83, 83] },
  ...{ Q: [84, 85], R: [86, 90], S: [91, 96], T: [97, 97] },
};
const sectionOf = (division: string) =>
  letters.find((letter) => Number(division) >= ranges[letter]![0] && Number(division) <= ranges[letter]![1])!;

describe('the name of an industry (GB/T 4754-2017)', () => {
  it.each([
    ['C', 'C', '制造业', 'C', []],
    ['35', '35', '专用设备制造业', 'C', [{ code: 'C', name: '制造业' }]],
    ['C16', '16', '烟草制品业', 'C', [{ code: 'C', name: '制造业' }]],
    ['01', '01', '农业', 'A', [{ code: 'A', name: '农、林、牧、渔业' }]],
    ['65', '65', '软件和信息技术服务业', 'I', [{ code: 'I', name: '信息传输、软件和信息技术服务业' }]],
    ['97', '97', '国际组织', 'T', [{ code: 'T', name: '国际组织' }]],
  ])('%s', (typed, code, name, section, parents) =>
    expect(industryName(typed)).toEqual({ code, name, section, parents }),
  );

  it.each([
    ['05', '农、林、牧、渔专业及辅助性活动'],
    ['12', '其他采矿业'],
    ['13', '农副食品加工业'],
    ['27', '医药制造业'],
    ['39', '计算机、通信和其他电子设备制造业'],
    ['43', '金属制品、机械和设备修理业'],
    ['44', '电力、热力生产和供应业'],
    ['48', '土木工程建筑业'],
    ['60', '邮政业'],
    ['66', '货币金融服务'],
    ['73', '研究和试验发展'],
    ['77', '生态保护和环境治理业'],
    ['82', '其他服务业'],
    ['83', '教育'],
    ['84', '卫生'],
    ['88', '文化艺术业'],
    ['96', '基层群众自治组织及其他组织'],
  ])('of %s is %s', (code, name) => expect(industryName(code)?.name).toBe(name));

  it('is known of 20 sections and 97 divisions, each in its section', () => {
    for (const letter of letters) expect(industryName(letter)).toMatchObject({ code: letter, section: letter });
    for (const division of divisions) {
      const industry = industryName(division)!;
      expect(industry).toMatchObject({ code: division, section: sectionOf(division) });
      expect(industry.name).toMatch(/^[\p{Script=Han}、]+$/u);
      expect(industryName(industry.section + division)).toEqual(industry);
    }
    expect(new Set(divisions.map((division) => industryName(division)!.name)).size).toBe(97);
  });

  it.each(['', '00', '98', '99', '1', 'U', 'c', 'A35', '351', 'C3512', '35123', 'C3', 'CC', ' 35', '３５', '35\n'])(
    '"%s" has none',
    (code) => expect(industryName(code)).toBeNull(),
  );
});

describe('what an industry is', () => {
  it('is manufacturing in section C, divisions 13 to 43, whatever digits follow', () =>
    fc.assert(
      fc.property(fc.constantFrom(...divisions), fc.boolean(), further, (division, withLetter, digits) => {
        const code = (withLetter ? sectionOf(division) : '') + division + digits;
        expect(isManufacturing(code)).toBe(Number(division) >= 13 && Number(division) <= 43);
      }),
    ));

  it('is on the negative list in the six industries of 财税〔2015〕119号', () => {
    expect(divisions.filter((division) => onNegativeList(division))).toEqual([
      '16',
      '51',
      '52',
      '61',
      '62',
      '70',
      '71',
      '72',
      '90',
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...divisions), further, (division, digits) => {
        expect(onNegativeList(division + digits)).toBe(onNegativeList(division));
      }),
    );
  });

  it('has, where it is listed, the name that the notice lists', () =>
    expect(divisions.filter((each) => onNegativeList(each)).map((each) => industryName(each)!.name)).toEqual([
      '烟草制品业',
      ...['批发业', '零售业'],
      ...['住宿业', '餐饮业'],
      '房地产业',
      ...['租赁业', '商务服务业'],
      '娱乐业',
    ]));

  it('is told of a section where all of its divisions agree', () => {
    for (const letter of letters) {
      const answers = new Set(divisions.filter((each) => sectionOf(each) === letter).map(onNegativeList));
      expect(onNegativeList(letter)).toBe(answers.size === 1 ? [...answers][0] : null);
      expect(isManufacturing(letter)).toBe(letter === 'C');
    }
  });

  it('is not known of other codes', () => {
    for (const code of ['', '98', '00', '35123', 'A35', 'U']) {
      expect([isManufacturing(code), onNegativeList(code)]).toEqual([null, null]);
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!(typeof value === 'string' && /^[A-T]?\d{0,4}$/.test(value)));
        const code = value as string;
        expect([industryName(code), isManufacturing(code), onNegativeList(code)]).toEqual([null, null, null]);
      }),
    );
  });
});
