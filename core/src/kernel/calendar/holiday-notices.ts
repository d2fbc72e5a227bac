import type { Year } from './calendar-date';
import type { HolidayName } from './holiday-name';

/** A holiday, its days off as `MM-dd` or `MM-dd/MM-dd` with both ends, and the days worked in exchange. */
type Arrangement = readonly [holiday: HolidayName, off: string, worked?: string];

/**
 * What the General Office of the State Council (国务院办公厅) has arranged, by calendar year: 部分节假日安排的通知 of each
 * year and the notices that changed it. A weekend that a notice names only as adjoining (与周末连休) is no part of the days
 * off; a period over the turn of the year is divided between the two years.
 */
export const holidayNotices: Readonly<Record<Year, readonly Arrangement[]>> = {
  // 国办发明电〔2014〕28号; 3 to 6 September: 国发明电〔2015〕1号
  2015: [
    ['newYear', '01-01/01-03', '01-04'],
    ['springFestival', '02-18/02-24', '02-15 02-28'],
    ['qingming', '04-05/04-06'],
    ['labourDay', '05-01'],
    ['dragonBoat', '06-20 06-22'],
    ['victory70', '09-03/09-05', '09-06'],
    ['midAutumn', '09-27'],
    ['nationalDay', '10-01/10-07', '10-10'],
  ],
  // 国办发明电〔2015〕18号
  2016: [
    ['newYear', '01-01'],
    ['springFestival', '02-07/02-13', '02-06 02-14'],
    ['qingming', '04-04'],
    ['labourDay', '05-01/05-02'],
    ['dragonBoat', '06-09/06-11', '06-12'],
    ['midAutumn', '09-15/09-17', '09-18'],
    ['nationalDay', '10-01/10-07', '10-08 10-09'],
  ],
  // 国办发明电〔2016〕17号
  2017: [
    ['newYear', '01-01/01-02'],
    ['springFestival', '01-27/02-02', '01-22 02-04'],
    ['qingming', '04-02/04-04', '04-01'],
    ['labourDay', '05-01'],
    ['dragonBoat', '05-28/05-30', '05-27'],
    ['midAutumnAndNationalDay', '10-01/10-08', '09-30'],
  ],
  // 国办发明电〔2017〕12号; December: 国办发明电〔2018〕15号
  2018: [
    ['newYear', '01-01'],
    ['springFestival', '02-15/02-21', '02-11 02-24'],
    ['qingming', '04-05/04-07', '04-08'],
    ['labourDay', '04-29/05-01', '04-28'],
    ['dragonBoat', '06-18'],
    ['midAutumn', '09-24'],
    ['nationalDay', '10-01/10-07', '09-29 09-30'],
    ['newYear', '12-30/12-31', '12-29'],
  ],
  // 国办发明电〔2018〕15号; Labour Day: 国办发明电〔2019〕3号
  2019: [
    ['newYear', '01-01'],
    ['springFestival', '02-04/02-10', '02-02 02-03'],
    ['qingming', '04-05'],
    ['labourDay', '05-01/05-04', '04-28 05-05'],
    ['dragonBoat', '06-07'],
    ['midAutumn', '09-13'],
    ['nationalDay', '10-01/10-07', '09-29 10-12'],
  ],
  // 国办发明电〔2019〕16号; Spring Festival to 2 February: 国办发明电〔2020〕1号, so 1 February was not worked
  2020: [
    ['newYear', '01-01'],
    ['springFestival', '01-24/02-02', '01-19'],
    ['qingming', '04-04/04-06'],
    ['labourDay', '05-01/05-05', '04-26 05-09'],
    ['dragonBoat', '06-25/06-27', '06-28'],
    ['nationalDayAndMidAutumn', '10-01/10-08', '09-27 10-10'],
  ],
  // 国办发明电〔2020〕27号
  2021: [
    ['newYear', '01-01/01-03'],
    ['springFestival', '02-11/02-17', '02-07 02-20'],
    ['qingming', '04-03/04-05'],
    ['labourDay', '05-01/05-05', '04-25 05-08'],
    ['dragonBoat', '06-12/06-14'],
    ['midAutumn', '09-19/09-21', '09-18'],
    ['nationalDay', '10-01/10-07', '09-26 10-09'],
  ],
  // 国办发明电〔2021〕11号; December: 国办发明电〔2022〕16号
  2022: [
    ['newYear', '01-01/01-03'],
    ['springFestival', '01-31/02-06', '01-29 01-30'],
    ['qingming', '04-03/04-05', '04-02'],
    ['labourDay', '04-30/05-04', '04-24 05-07'],
    ['dragonBoat', '06-03/06-05'],
    ['midAutumn', '09-10/09-12'],
    ['nationalDay', '10-01/10-07', '10-08 10-09'],
    ['newYear', '12-31'],
  ],
  // 国办发明电〔2022〕16号
  2023: [
    ['newYear', '01-01/01-02'],
    ['springFestival', '01-21/01-27', '01-28 01-29'],
    ['qingming', '04-05'],
    ['labourDay', '04-29/05-03', '04-23 05-06'],
    ['dragonBoat', '06-22/06-24', '06-25'],
    ['midAutumnAndNationalDay', '09-29/10-06', '10-07 10-08'],
  ],
  // 国办发明电〔2023〕7号
  2024: [
    ['newYear', '01-01'],
    ['springFestival', '02-10/02-17', '02-04 02-18'],
    ['qingming', '04-04/04-06', '04-07'],
    ['labourDay', '05-01/05-05', '04-28 05-11'],
    ['dragonBoat', '06-10'],
    ['midAutumn', '09-15/09-17', '09-14'],
    ['nationalDay', '10-01/10-07', '09-29 10-12'],
  ],
  // 国办发明电〔2024〕12号
  2025: [
    ['newYear', '01-01'],
    ['springFestival', '01-28/02-04', '01-26 02-08'],
    ['qingming', '04-04/04-06'],
    ['labourDay', '05-01/05-05', '04-27'],
    ['dragonBoat', '05-31/06-02'],
    ['nationalDayAndMidAutumn', '10-01/10-08', '09-28 10-11'],
  ],
  // 国办发明电〔2025〕7号
  2026: [
    ['newYear', '01-01/01-03', '01-04'],
    ['springFestival', '02-15/02-23', '02-14 02-28'],
    ['qingming', '04-04/04-06'],
    ['labourDay', '05-01/05-05', '05-09'],
    ['dragonBoat', '06-19/06-21'],
    ['midAutumn', '09-25/09-27'],
    ['nationalDay', '10-01/10-07', '09-20 10-10'],
  ],
};
