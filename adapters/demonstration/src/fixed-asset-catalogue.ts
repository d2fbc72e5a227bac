/** A kind of fixed asset the enterprise owns one of and replaces after some years. */
export interface FixedAssetPlan {
  readonly name: string;
  readonly model: string;
  readonly category: 'instrument' | 'equipment';
  /** 元 */
  readonly price: number;
  readonly method: 'straightLine' | 'doubleDeclining' | 'sumOfYears';
  readonly months: number;
  readonly department: '研发中心' | '工艺部' | '试验室';
  readonly useType: 'dedicated' | 'shared';
  /** kW while it runs. */
  readonly power: string;
}

const instrument = (
  name: string,
  model: string,
  price: number,
  over: Partial<FixedAssetPlan> = {},
): FixedAssetPlan => ({
  name,
  model,
  category: 'instrument',
  price,
  method: 'straightLine',
  months: 60,
  department: '试验室',
  useType: 'dedicated',
  power: '1.5',
  ...over,
});

const equipment = (
  name: string,
  model: string,
  price: number,
  power: string,
  over: Partial<FixedAssetPlan> = {},
): FixedAssetPlan => ({
  ...instrument(name, model, price),
  category: 'equipment',
  months: 120,
  department: '工艺部',
  useType: 'shared',
  power,
  ...over,
});

export const fixedAssetPlans: readonly FixedAssetPlan[] = [
  equipment('五轴联动加工中心', 'YC-5X800', 1860000, '22.5'),
  equipment('精密数控车床', 'YC-T320', 620000, '11'),
  equipment('慢走丝线切割机', 'WE-400', 780000, '9.5', { method: 'doubleDeclining' }),
  equipment('真空离子镀膜机', 'IP-650', 1240000, '35', { method: 'doubleDeclining', useType: 'dedicated' }),
  equipment('金属激光打印机', 'LM-280', 1450000, '7.5', { method: 'sumOfYears', months: 60, useType: 'dedicated' }),
  equipment('真空热处理炉', 'VH-60', 530000, '45'),
  equipment('伺服电机对拖试验台', 'MT-15', 460000, '15', { department: '研发中心', useType: 'dedicated' }),
  equipment('超声辅助切削装置', 'UC-20', 285000, '3.5', { months: 60, method: 'sumOfYears' }),
  equipment('恒温液冷试验台', 'LC-30', 318000, '6', { department: '研发中心', useType: 'dedicated' }),
  instrument('三坐标测量机', 'CM-1086', 985000, { months: 120, useType: 'shared', power: '2.2' }),
  instrument('激光干涉仪', 'LI-10', 412000),
  instrument('扫描电子显微镜', 'SE-300', 1320000, { months: 120, method: 'doubleDeclining' }),
  instrument('高低温湿热试验箱', 'TH-1000', 186000, { power: '8.5' }),
  instrument('电动振动试验系统', 'VS-20', 396000, { method: 'doubleDeclining', power: '18' }),
  instrument('红外热像仪', 'IR-640', 128000, { department: '研发中心', months: 36 }),
  instrument('动态信号分析仪', 'DS-16', 245000, { department: '研发中心', method: 'sumOfYears' }),
  instrument('功率分析仪', 'PA-5', 168000, { department: '研发中心', months: 36 }),
  instrument('表面轮廓仪', 'SP-25', 276000, { useType: 'shared' }),
];
