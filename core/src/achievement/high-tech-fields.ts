import { text, type Text } from '../kernel';

interface HighTechField {
  readonly key: string;
  readonly label: Text;
  readonly parts: readonly Text[];
}

/**
 * 国家重点支持的高新技术领域 (国科发火〔2016〕32号 附件): the eight fields and their parts in the order of the annex, the fields
 * with the keys of the portal, which skips 5. The third level is the tenant's to add.
 */
const fields: readonly HighTechField[] = [
  {
    key: '1',
    label: text('电子信息', 'Electronic information'),
    parts: [
      text('软件', 'Software'),
      text('微电子技术', 'Microelectronics'),
      text('计算机产品及其网络应用技术', 'Computers and network applications'),
      text('通信技术', 'Communication'),
      text('广播影视技术', 'Broadcasting, film and television'),
      text('新型电子元器件', 'New electronic components'),
      text('信息安全技术', 'Information security'),
      text('智能交通和轨道交通技术', 'Intelligent and rail transport'),
    ],
  },
  {
    key: '6',
    label: text('生物与新医药', 'Biotechnology and new medicine'),
    parts: [
      text('医药生物技术', 'Medical biotechnology'),
      text('中药、天然药物', 'Chinese and natural medicine'),
      text('化学药研发技术', 'Chemical drugs'),
      text('药物新剂型与制剂创制技术', 'New dosage forms and preparations'),
      text('医疗仪器、设备与医学专用软件', 'Medical instruments, equipment and software'),
      text('轻工和化工生物技术', 'Biotechnology of light and chemical industry'),
      text('农业生物技术', 'Agricultural biotechnology'),
    ],
  },
  {
    key: '4',
    label: text('航空航天', 'Aerospace'),
    parts: [text('航空技术', 'Aviation'), text('航天技术', 'Space')],
  },
  {
    key: '7',
    label: text('新材料', 'New materials'),
    parts: [
      text('金属材料', 'Metals'),
      text('无机非金属材料', 'Inorganic non-metals'),
      text('高分子材料', 'Polymers'),
      text('生物医用材料', 'Biomedical materials'),
      text('精细和专用化学品', 'Fine and special chemicals'),
      text('与文化艺术产业相关的新材料', 'New materials of culture and arts'),
    ],
  },
  {
    key: '2',
    label: text('高技术服务', 'High-tech services'),
    parts: [
      text('研发与设计服务', 'R&D and design'),
      text('检验检测认证与标准服务', 'Testing, certification and standards'),
      text('信息技术服务', 'Information technology services'),
      text('高技术专业化服务', 'Specialised high-tech services'),
      text('知识产权与成果转化服务', 'Intellectual property and conversion of results'),
      text('电子商务与现代物流技术', 'E-commerce and modern logistics'),
      text('城市管理与社会服务', 'City management and social services'),
      text('文化创意产业支撑技术', 'Technology of cultural and creative industry'),
    ],
  },
  {
    key: '8',
    label: text('新能源与节能', 'New energy and energy saving'),
    parts: [
      text('可再生清洁能源', 'Renewable clean energy'),
      text('核能及氢能', 'Nuclear energy and hydrogen'),
      text('新型高效能量转换与储存技术', 'Conversion and storage of energy'),
      text('高效节能技术', 'Energy saving'),
    ],
  },
  {
    key: '9',
    label: text('资源与环境', 'Resources and environment'),
    parts: [
      text('水污染控制与水资源利用技术', 'Water'),
      text('大气污染控制技术', 'Air'),
      text('固体废弃物处置与综合利用技术', 'Solid waste'),
      text('物理性污染防治技术', 'Physical pollution'),
      text('环境监测及环境事故应急处理技术', 'Monitoring and emergency'),
      text('生态环境建设与保护技术', 'Ecology'),
      text('清洁生产技术', 'Clean production'),
      text('资源勘查、高效开采与综合利用技术', 'Exploration, extraction and use of resources'),
    ],
  },
  {
    key: '3',
    label: text('先进制造与自动化', 'Advanced manufacturing and automation'),
    parts: [
      text('工业生产过程控制系统', 'Process control'),
      text('安全生产技术', 'Safety of production'),
      text('高性能、智能化仪器仪表', 'Intelligent instruments'),
      text('先进制造工艺与装备', 'Advanced processes and equipment'),
      text('新型机械', 'New machinery'),
      text('电力系统与设备', 'Power systems and equipment'),
      text('汽车及轨道车辆相关技术', 'Vehicles and rail vehicles'),
      text('高技术船舶与海洋工程装备设计制造技术', 'Ships and offshore equipment'),
      text('传统文化产业改造技术', 'Renewal of traditional cultural industry'),
    ],
  },
];

/** As entries of a dictionary: `3`, and below it `3.1`, `3.2`, …. */
export const highTechFields: readonly (readonly [key: string, label: Text, parent?: string])[] = fields.flatMap(
  ({ key, label, parts }) => [
    [key, label] as const,
    ...parts.map((part, at) => [`${key}.${at + 1}`, part, key] as const),
  ],
);
