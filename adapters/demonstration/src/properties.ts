import { validatePatentNumber } from '@rdm/core/identity';
import type { Draft } from '@rdm/core/internal/records';
import { padded, type Period } from './period';
import { projectsOf } from './projects';
import { demonstrationTenant } from './tenants';

/** Keys of the dictionary `ipr_type`. */
const INVENTION = '12';
const UTILITY_MODEL = '2';
const DESIGN = '3';
const SOFTWARE = '4';
const TRADEMARK = '20';

/** The digit of the kind in a patent number, and what a patent of it is called. */
const patents: Readonly<Record<string, readonly [digit: string, ending: string]>> = {
  [INVENTION]: ['1', '方法'],
  [UTILITY_MODEL]: ['2', '装置'],
  [DESIGN]: ['3', '外壳'],
};

/** What each of a year's first eight applications is of. */
const applied: readonly string[] = [
  ...[INVENTION, INVENTION, INVENTION],
  ...[UTILITY_MODEL, UTILITY_MODEL, UTILITY_MODEL, UTILITY_MODEL],
  DESIGN,
];

/** What was granted before the first year kept here: subject, kind, years since the application. */
const earlier: readonly (readonly [subject: string, type: string, yearsAgo: number])[] = [
  ['高速电主轴动平衡', INVENTION, 7],
  ['精密滚珠丝杠预紧力调整', INVENTION, 7],
  ['薄壁件真空装夹', INVENTION, 6],
  ['直线电机进给补偿', INVENTION, 6],
  ['刀具磨损在线监测', INVENTION, 6],
  ['数控转台分度误差校正', INVENTION, 5],
  ['微孔电火花加工', INVENTION, 5],
  ['主轴热伸长测量', INVENTION, 5],
  ['难加工材料低温切削', INVENTION, 4],
  ['减速器齿面修形', INVENTION, 4],
  ['五轴机床几何误差标定', INVENTION, 4],
  ['刀库换刀', UTILITY_MODEL, 4],
  ['排屑冷却', UTILITY_MODEL, 4],
  ['工件自动对中', UTILITY_MODEL, 3],
  ['卡盘快换', UTILITY_MODEL, 3],
  ['加工中心', DESIGN, 4],
];
const software: readonly string[] = [
  '主轴状态监测软件',
  '刀具寿命管理软件',
  '机床几何误差补偿软件',
  '车间工艺数据管理软件',
];
const marks: readonly string[] = ['远川', 'YUANCHUAN', '远川精密', 'YC-MILL'];

const owned = { owners: demonstrationTenant.name, acquisition: '2' } as const;

/** A patent number of this year and kind; the check character is found by trying. */
function patentNumber(year: number, digit: string, sequence: number): string {
  const stem = `${year}${digit}${padded(sequence, 7)}`;
  const found = [...'0123456789X']
    .map((check) => `${stem}.${check}`)
    .find((number) => validatePatentNumber(number, { rule: 'standard' }).valid);
  if (!found) throw new Error(`No patent number: ${stem}`);
  return found;
}

/** What the enterprise held when the first year began. */
export function earlierProperties(year: number): Draft[] {
  const granted = earlier.map(([subject, type, yearsAgo], at): Draft => {
    const [digit, ending] = patents[type]!;
    const filed = year - yearsAgo;
    const applyTime = `${filed}-${padded((at % 12) + 1, 2)}-${padded(10 + at, 2)}`;
    const number = patentNumber(filed, digit, 384_120 + at * 1371);
    const wait = type === INVENTION ? 2 : 1;
    return {
      ...owned,
      ...{ type, applyTime, applyNo: number, code: `ZL${number}` },
      name: type === DESIGN ? subject : `一种${subject}${ending}`,
      acceptTime: applyTime,
      publishTime: `${filed + 1}${applyTime.slice(4)}`,
      regTime: `${filed + wait}${applyTime.slice(4)}`,
      // Paid up to the patent year that runs at the end of the second year kept here.
      feeYear: yearsAgo + 2,
      feeReduction: 'none',
      advancement: at % 3 === 0 ? 'A' : 'B',
      support: at % 2 === 0 ? 'B' : 'C',
    };
  });
  const copyrights = software.map((name, at): Draft => {
    const regTime = `${year - 2}-0${at + 3}-18`;
    return {
      ...owned,
      ...{ type: SOFTWARE, name: `${name} V1.0`, code: `${year - 2}SR0${padded(412_306 + at * 97, 6)}`, regTime },
      publishTime: `${year - 2}-0${at + 2}-01`,
      support: 'C',
    };
  });
  const trademarks = marks.map((name, at): Draft => {
    const regTime = `${year - 3}-0${at + 4}-14`;
    return {
      ...owned,
      ...{ type: TRADEMARK, name, code: String(48_120_000 + at * 913), regTime, publishTime: regTime },
      applyTime: `${year - 4}-0${at + 4}-02`,
    };
  });
  return [...granted, ...copyrights, ...trademarks];
}

/** What the enterprise applied for in a year, after its projects; `masters` are the ids of these by code. */
export function propertiesOfYear({ year, throughMonth }: Period, masters: ReadonlyMap<string, string>): Draft[] {
  const projects = projectsOf(year);
  return applied.map((type, at): Draft => {
    const project = projects[at % projects.length]!;
    const [digit, ending] = patents[type]!;
    const number = patentNumber(year, digit, 613_400 + at * 217);
    const applyTime = `${year}-${padded(1 + (at % throughMonth), 2)}-${padded(11 + at, 2)}`;
    const master = masters.get(project.code);
    return {
      ...owned,
      ...{ type, state: 'accepted', code: number, applyNo: number, applyTime, acceptTime: applyTime },
      name: `一种${project.name.replace(/(研究|研发|与样机研制|技术)+$/, '')}用${ending}`,
      ...(master !== undefined && { projectCodes: [master] }),
    };
  });
}
