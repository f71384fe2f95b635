import { onePerKey } from '@spadestik/domain/locale'

/** The time zones of the countries that do not use Central European time, by country code. */
const zones: Readonly<Record<string, string>> = {
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FO: 'Atlantic/Faroe',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
}

const offsetFormat = onePerKey(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

const offsetAt = (moment: number, timeZone: string): string => {
  const part = offsetFormat(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', '') || 'Z'
}

const time = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Adds the UTC offset of a country to a time without an offset. Returns other texts unchanged.
 *
 * @param country ISO 3166-1 alpha-2; for unknown countries, Central European time is used
 */
export function inNationalTime(text: string, country: string | null): string {
  const [, day, minutes = '00:00', seconds = ':00', zone] = time.exec(text.trim()) ?? []
  if (day === undefined || zone !== undefined) return text
  const local = `${day}T${minutes}${seconds}`
  const guess = Date.parse(`${local}Z`)
  if (Number.isNaN(guess)) return text
  const timeZone = zones[country ?? ''] ?? 'Europe/Copenhagen'
  // The first guess can be wrong by an hour or two, and lie on the other side of a change to or from summer
  // time. So look up the offset again with the corrected time.
  const near = Date.parse(`${local}${offsetAt(guess, timeZone)}`)
  return `${local}${offsetAt(near, timeZone)}`
}
