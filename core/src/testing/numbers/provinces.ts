/** The first two digits of the divisions of GB/T 2260, and 83 of the residence permits for residents of Taiwan. */
export const provinceDigits = [
  ...['11', '12', '13', '14', '15', '21', '22', '23', '31', '32', '33', '34', '35', '36', '37', '41', '42', '43'],
  ...['44', '45', '46', '50', '51', '52', '53', '54', '61', '62', '63', '64', '65', '71', '81', '82', '83'],
];

/** Provinces and the units that register technology SMEs and high-tech enterprises: 66 is the production corps. */
export const scienceRegionDigits = [...provinceDigits, '66'];
