/** A post of the R&D organisation and its holders. */
export interface Post {
  readonly department: '研发中心' | '工艺部' | '试验室' | '财务部';
  readonly title: string;
  readonly category: 'researcher' | 'technician' | 'assistant' | 'manager';
  readonly education: 'doctor' | 'master' | 'bachelor' | 'college';
  readonly employmentForm: 'fullTime' | 'partTime' | 'external';
  /** 元 a month. */
  readonly pay: number;
  readonly count: number;
  /** Least and most of the attendance spent on projects, in percent. */
  readonly rdShare: readonly [number, number];
}

type Head = Pick<Post, 'department' | 'title'>;
const at = (department: Post['department'], title: string): Head => ({ department, title });
const researcher = (head: Head, education: Post['education'], pay: number, count: number): Post => ({
  ...head,
  category: 'researcher',
  education,
  employmentForm: 'fullTime',
  pay,
  count,
  rdShare: [70, 95],
});
const technician = (...stated: Parameters<typeof researcher>): Post => ({
  ...researcher(...stated),
  category: 'technician',
  rdShare: [55, 85],
});
const assistant = (...stated: Parameters<typeof researcher>): Post => ({
  ...researcher(...stated),
  category: 'assistant',
  rdShare: [40, 70],
});

const expert = (post: Post, employmentForm: Post['employmentForm']): Post => ({
  ...post,
  employmentForm,
  rdShare: [80, 100],
});

/** Posts whose holders stay over the years; the first four lead projects. */
export const standingPosts: readonly Post[] = [
  researcher(at('研发中心', '研发总监'), 'doctor', 32000, 1),
  researcher(at('研发中心', '主任工程师'), 'doctor', 26000, 1),
  researcher(at('工艺部', '工艺主管'), 'master', 19500, 1),
  researcher(at('试验室', '试验室主任'), 'master', 18500, 1),
  researcher(at('研发中心', '高级工程师'), 'master', 19000, 4),
  researcher(at('研发中心', '工程师'), 'master', 14500, 4),
  researcher(at('研发中心', '工程师'), 'bachelor', 12500, 4),
  technician(at('研发中心', '软件工程师'), 'bachelor', 14000, 3),
  technician(at('工艺部', '工艺工程师'), 'bachelor', 11500, 4),
  assistant(at('工艺部', '技师'), 'college', 8800, 2),
  technician(at('试验室', '试验工程师'), 'bachelor', 10800, 3),
  assistant(at('试验室', '试验员'), 'college', 7600, 3),
  { ...assistant(at('研发中心', '研发管理专员'), 'bachelor', 9200, 1), category: 'manager', rdShare: [15, 30] },
  { ...assistant(at('财务部', '研发会计'), 'bachelor', 9800, 2), category: 'manager', rdShare: [0, 0] },
  expert(researcher(at('研发中心', '外聘专家'), 'doctor', 15000, 1), 'external'),
  expert(technician(at('工艺部', '外聘工程师'), 'master', 11000, 1), 'external'),
  expert(assistant(at('试验室', '外聘技师'), 'college', 7000, 1), 'external'),
  expert(researcher(at('研发中心', '兼职研究员'), 'doctor', 12000, 1), 'partTime'),
  expert(technician(at('工艺部', '兼职工程师'), 'master', 8500, 1), 'partTime'),
];

/** Posts whose holders change every three years; `leaves` is the month in which they do. */
export const changingPosts: readonly (Post & { readonly leaves: number })[] = [
  { ...researcher(at('研发中心', '助理工程师'), 'master', 10500, 1), leaves: 4 },
  { ...technician(at('工艺部', '工艺员'), 'college', 8000, 1), leaves: 4 },
  { ...technician(at('研发中心', '结构设计员'), 'bachelor', 9500, 1), leaves: 4 },
  { ...technician(at('试验室', '测试工程师'), 'bachelor', 9600, 1), leaves: 8 },
  { ...assistant(at('试验室', '试验员'), 'college', 7200, 1), leaves: 8 },
  { ...technician(at('研发中心', '嵌入式工程师'), 'master', 12800, 1), leaves: 8 },
];
