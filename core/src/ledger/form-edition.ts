/** Which edition of the ledgers and their summary: of 2021 (税总公告2021年第28号) or of 2015 (2015年第97号), called 2020. */
export type FormEdition = '2021' | '2020';
