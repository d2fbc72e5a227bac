import type { LegalBasis } from '../../kernel';

/** Documents this area rests on, by the name they are cited with. */
export const documents = {
  accounting4: '企业会计准则第4号',
  incomeTaxLaw: '企业所得税法',
  regulation95: '企业所得税法实施条例',
  collectionLaw: '税收征收管理法',
  caishui2011no70: '财税〔2011〕70号',
  sta2014no29: '税总公告2014年第29号',
  sta2014no64: '税总公告2014年第64号',
  caishui2014no75: '财税〔2014〕75号',
  caishui2015no119: '财税〔2015〕119号',
  sta2015no97: '税总公告2015年第97号',
  sta2015no34: '税总公告2015年第34号',
  caishui2017no34: '财税〔2017〕34号',
  caishui2018no54: '财税〔2018〕54号',
  caishui2018no64: '财税〔2018〕64号',
  caishui2018no99: '财税〔2018〕99号',
  guokefahuo2016no195: '国科发火〔2016〕195号',
  sta2017no18: '税总公告2017年第18号',
  sta2017no40: '税总公告2017年第40号',
  sta2019no41: '税总公告2019年第41号',
  sta2017no54: '税总公告2017年第54号',
  sta2018no46: '税总公告2018年第46号',
  sta2018no57: '税总公告2018年第57号',
  sta2018no28: '税总公告2018年第28号',
  sta2021no3: '税总公告2021年第3号',
  sta2021no28: '税总公告2021年第28号',
  sta2021no34: '税总公告2021年第34号',
  sta2022no10: '税总公告2022年第10号',
  sta2022no27: '税总公告2022年第27号',
  sta2025no1: '税总公告2025年第1号',
  sta2025no17: '税总公告2025年第17号',
  announcement2021no6: '财政部 税务总局公告2021年第6号',
  announcement2021no13: '财政部 税务总局公告2021年第13号',
  announcement2022no16: '公告2022年第16号',
  announcement2022no28: '公告2022年第28号',
  announcement2023no7: '公告2023年第7号',
  announcement2023no11: '税总 财政部公告2023年第11号',
  announcement2023no37: '公告2023年第37号',
  announcement2023no44: '公告2023年第44号',
} as const;

/* @__NO_SIDE_EFFECTS__ */ export function cite(document: keyof typeof documents, article: string): LegalBasis {
  return { document: documents[document], article };
}
