export interface MaterialPlan {
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  /** 元 per unit. */
  readonly price: string;
  /** Least and most issued at a time. */
  readonly qty: readonly [number, number];
}

const material = (
  name: string,
  spec: string,
  unit: string,
  price: string,
  least: number,
  most: number,
): MaterialPlan => ({ name, spec, unit, price, qty: [least, most] });

/** Materials in stock; the position gives the code. */
export const materialPlans: readonly [MaterialPlan, ...MaterialPlan[]] = [
  material('钛合金棒', 'TC4 φ80', '千克', '286.50', 20, 160),
  material('钛合金板', 'TC4 δ12', '千克', '312.00', 15, 120),
  material('高温合金棒', 'GH4169 φ60', '千克', '358.80', 15, 110),
  material('铝合金板', '7075-T651', '千克', '46.20', 80, 600),
  material('铝基复合材料锭', 'SiCp/Al 20%', '千克', '218.00', 20, 140),
  material('轴承钢棒', 'GCr15 φ50', '千克', '12.85', 100, 900),
  material('不锈钢棒', '17-4PH φ40', '千克', '62.40', 60, 420),
  material('紫铜板', 'T2 δ6', '千克', '78.60', 40, 300),
  material('精密角接触轴承', '7014C P4', '套', '1480.00', 4, 24),
  material('交叉滚子轴承', 'RB15025', '套', '2360.00', 2, 14),
  material('滚珠丝杠副', 'R32-10', '套', '3150.00', 2, 10),
  material('直线导轨副', 'HG25', '套', '865.00', 4, 26),
  material('光栅尺', '0.1μm 500mm', '件', '4280.00', 1, 8),
  material('应变片', '350Ω', '片', '38.50', 60, 500),
  material('压力芯体', '0-10MPa', '件', '146.00', 30, 220),
  material('信号调理电路板', 'V2.1', '块', '328.00', 10, 80),
  material('碳化硅功率模块', '1200V 100A', '只', '1265.00', 4, 36),
  material('驱动控制板', 'DSP', '块', '742.00', 6, 48),
  material('薄膜电容', '900V 50μF', '只', '86.40', 20, 180),
  material('钕铁硼磁钢', 'N42SH', '片', '27.60', 100, 900),
  material('硅钢片', '35WW250', '千克', '11.90', 150, 1200),
  material('漆包线', 'QZY-2 φ0.8', '千克', '82.30', 30, 220),
  material('类金刚石靶材', '石墨 99.99%', '件', '2180.00', 2, 10),
  material('铬靶', 'φ100 99.95%', '件', '1640.00', 2, 12),
  material('氩气', '99.999%', '瓶', '185.00', 6, 40),
  material('硬质合金刀具', 'φ10 四刃', '支', '268.00', 10, 90),
  material('金刚石砂轮', 'D46', '片', '920.00', 2, 20),
  material('导热硅脂', '6W/m·K', '千克', '460.00', 3, 22),
  material('钎料', 'BNi-2', '千克', '1350.00', 2, 14),
  material('均热板毛坯', '120×80', '件', '134.00', 20, 160),
  material('液冷快接头', 'DN8', '件', '96.00', 20, 140),
  material('相变材料', '石蜡基 58℃', '千克', '152.00', 10, 90),
  material('工业相机', '500万像素', '台', '3860.00', 1, 6),
  material('边缘计算终端', '8核 16G', '台', '5420.00', 1, 6),
  material('振动传感器', 'IEPE 100mV/g', '只', '890.00', 4, 30),
  material('屏蔽线缆', '4芯', '米', '18.20', 100, 700),
];
