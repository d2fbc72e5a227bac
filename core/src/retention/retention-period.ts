/**
 * The last day on which files of a year are kept: ten years from the end of the settlement of that year, 31 May of the
 * next (国家税务总局公告2018年第23号第十条).
 */
export const keptUntil = (year: string): string => `${Number(year) + 11}-05-31`;
