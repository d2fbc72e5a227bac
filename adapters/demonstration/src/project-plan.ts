/**
 * A project that the enterprise starts every year at this position of its programme; names change from year to year.
 */
export interface ProjectPlan {
  readonly names: readonly [string, string, string];
  readonly source: '1' | '2';
  readonly type: 'newProduct' | 'newProcess' | 'newTechnology' | 'improvement' | 'software';
  readonly devForm: 'zzyf' | 'hzyf' | 'wtyf_jn' | 'wtyf_jw' | 'jzyf';
  readonly expenditureType: 'expensed' | 'capitalised';
  readonly department: '研发中心' | '工艺部' | '试验室';
  /** Index of the leader among the standing staff. */
  readonly leader: number;
  /** MM-dd of the year in which it starts. */
  readonly start: string;
  /** MM-dd of the same year or, where it `continues`, of the next. */
  readonly end: string;
  readonly continues: boolean;
  /** MM-dd of the year in which it starts: from then on in development, before in research; null: one phase throughout. */
  readonly developmentFrom: string | null;
  /** 万元 */
  readonly govAmount: number;
  /** 万元 */
  readonly budgetAmount: number;
}

const own = {
  source: '1',
  devForm: 'zzyf',
  expenditureType: 'expensed',
  continues: false,
  developmentFrom: null,
  govAmount: 0,
} as const;

/** The seven projects an enterprise starts in a year. The last three run into the next one. */
export const projectPlans: readonly ProjectPlan[] = [
  {
    ...own,
    names: ['五轴加工主轴热误差在线补偿技术研究', '高刚性静压转台研发', '微型谐波减速器齿形优化与样机研制'],
    type: 'newProduct',
    department: '研发中心',
    leader: 1,
    start: '01-06',
    end: '11-28',
    budgetAmount: 268,
  },
  {
    ...own,
    names: ['钛合金薄壁件低应力铣削工艺研究', '高温合金叶片精密磨削工艺研究', '铝基复合材料超声辅助切削工艺研究'],
    source: '2',
    type: 'newProcess',
    devForm: 'hzyf',
    department: '工艺部',
    leader: 2,
    start: '01-12',
    end: '10-30',
    govAmount: 80,
    budgetAmount: 315,
  },
  {
    ...own,
    names: ['六维力传感器结构与标定方法研发', '高精度光栅位移传感器研发', '薄膜压力传感器芯体封装研发'],
    type: 'newProduct',
    expenditureType: 'capitalised',
    department: '试验室',
    leader: 3,
    start: '02-10',
    end: '09-26',
    developmentFrom: '05-01',
    budgetAmount: 236,
  },
  {
    ...own,
    names: ['类金刚石耐磨涂层制备技术研究', '刀具多元复合涂层结合力研究', '微弧氧化陶瓷涂层耐蚀性研究'],
    type: 'newTechnology',
    devForm: 'wtyf_jn',
    department: '工艺部',
    leader: 4,
    start: '03-03',
    end: '12-19',
    budgetAmount: 182,
  },
  {
    ...own,
    names: ['高功率密度伺服电机驱动控制技术研究', '直线电机无铁芯驱动技术研究', '碳化硅电机驱动模块研发'],
    type: 'newTechnology',
    devForm: 'wtyf_jw',
    department: '研发中心',
    leader: 5,
    start: '03-10',
    end: '11-28',
    continues: true,
    budgetAmount: 425,
  },
  {
    ...own,
    names: ['车间工艺知识图谱与排产软件研发', '机床健康状态监测软件平台研发', '加工过程数字孪生仿真软件研发'],
    source: '2',
    type: 'software',
    devForm: 'jzyf',
    department: '研发中心',
    leader: 6,
    start: '04-07',
    end: '08-29',
    continues: true,
    govAmount: 50,
    budgetAmount: 360,
  },
  {
    ...own,
    names: ['微通道液冷热控组件研发', '电主轴相变热控单元研发', '均热板热控模组研发'],
    type: 'newProduct',
    expenditureType: 'capitalised',
    department: '研发中心',
    leader: 7,
    start: '05-06',
    end: '04-28',
    continues: true,
    budgetAmount: 298,
  },
];
