/**
 * The countries in which projects, procurements and companies may lie, by ISO 3166-1 alpha-2 code.
 *
 * @source specification 3
 */
export const countries = [
  { id: 1, code: 'DK' },
  { id: 2, code: 'SE' },
  { id: 160, code: 'NO' },
  { id: 3, code: 'FI' },
  { id: 4, code: 'IS' },
  { id: 5, code: 'DE' },
  { id: 6, code: 'FR' },
  { id: 7, code: 'GB' },
  { id: 8, code: 'PL' },
  { id: 9, code: 'IT' },
  { id: 10, code: 'ES' },
  { id: 11, code: 'BG' },
  { id: 12, code: 'BE' },
  { id: 13, code: 'NL' },
  { id: 14, code: 'CZ' },
  { id: 15, code: 'GR' },
  { id: 16, code: 'HU' },
  { id: 17, code: 'RO' },
  { id: 18, code: 'EE' },
  { id: 19, code: 'SK' },
  { id: 20, code: 'AT' },
  { id: 21, code: 'IE' },
  { id: 22, code: 'PT' },
  { id: 23, code: 'SI' },
  { id: 24, code: 'LT' },
  { id: 25, code: 'LU' },
  { id: 26, code: 'CY' },
  { id: 27, code: 'HR' },
  { id: 28, code: 'MK' },
  { id: 29, code: 'LV' },
  { id: 30, code: 'MT' },
  { id: 31, code: 'CH' },
  { id: 32, code: 'AL' },
  { id: 33, code: 'TR' },
  { id: 34, code: 'FO' },
  { id: 35, code: 'GL' },
  { id: 36, code: 'LI' },
  { id: 37, code: 'RS' },
  { id: 38, code: 'BA' },
  { id: 39, code: 'ME' },
  { id: 40, code: 'XK' },
  { id: 41, code: 'UA' },
  { id: 42, code: 'MD' },
] as const

/**
 * The ISO 3166-1 alpha-2 code of a country that items may lie in.
 *
 * @source specification 3
 */
export type CountryCode = (typeof countries)[number]['code']
