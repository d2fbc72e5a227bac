import type { Text } from '../text';

/** A holiday, or two that a notice joins into one period. */
export type HolidayName =
  | 'newYear'
  | 'springFestival'
  | 'qingming'
  | 'labourDay'
  | 'dragonBoat'
  | 'victory70'
  | 'midAutumn'
  | 'nationalDay'
  | 'midAutumnAndNationalDay'
  | 'nationalDayAndMidAutumn';

/** As the notices of the State Council call them. */
export const holidayNames: Readonly<Record<HolidayName, Text>> = {
  newYear: { zh: '元旦', en: 'New Year’s Day' },
  springFestival: { zh: '春节', en: 'Spring Festival' },
  qingming: { zh: '清明节', en: 'Qingming Festival' },
  labourDay: { zh: '劳动节', en: 'Labour Day' },
  dragonBoat: { zh: '端午节', en: 'Dragon Boat Festival' },
  victory70: {
    zh: '中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日',
    en: '70th anniversary of victory in the War of Resistance against Japan and the World Anti-Fascist War',
  },
  midAutumn: { zh: '中秋节', en: 'Mid-Autumn Festival' },
  nationalDay: { zh: '国庆节', en: 'National Day' },
  midAutumnAndNationalDay: { zh: '中秋节、国庆节', en: 'Mid-Autumn Festival and National Day' },
  nationalDayAndMidAutumn: { zh: '国庆节、中秋节', en: 'National Day and Mid-Autumn Festival' },
};
