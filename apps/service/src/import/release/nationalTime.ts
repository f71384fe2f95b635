import { onePerKey } from '@spadestik/domain/locale'

/** The time zones of the countries that do not use Central European time, by country code. */
const zones: Readonly<Record<string, string>> = {
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FO: 'Atlantic/Faroe',
  GB: 'Europe/London',
  GL: 'America/Nuuk',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv',
}

const zoneOf = (country: string | null) => zones[country ?? ''] ?? 'Europe/Copenhagen'

const offsetFormat = onePerKey(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

/** Returns an offset such as `+01:00`. Before 1894, offsets had seconds, which are left out. */
const offsetAt = (moment: number, timeZone: string): string => {
  const part = offsetFormat(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', '').slice(0, 6) || 'Z'
}

const minutesOf = (offset: string): number => {
  const [, sign = '+', hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/i

const isDay = (day: string) => {
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

function withOffset(local: string, country: string | null): string {
  const guess = Date.parse(`${local}Z`)
  if (Number.isNaN(guess)) return local
  const timeZone = zoneOf(country)
  // The first guess can be wrong by an hour or two, and lie on the other side of a change to or from summer
  // time. So look up the offset again with the corrected time.
  const near = Date.parse(`${local}${offsetAt(guess, timeZone)}`)
  return `${local}${offsetAt(near, timeZone)}`
}

export interface TimeOptions {
  /** ISO 3166-1 alpha-2. For unknown countries, times without an offset are in Central European time. */
  readonly country: string | null
  /** Whether a day without a time means its end. */
  readonly isEnd?: boolean
  /**
   * Whether 00:00 and 23:59 mean the whole day, because publishers enter them for a day without a time. The
   * day then stays the same in another time zone.
   */
  readonly hasWholeDays?: boolean
}

/**
 * Converts a time to the national time of a country, with its UTC offset. A time without an offset is already
 * in national time. Returns a text that is no time unchanged, and also a time with an offset when the country
 * is unknown.
 */
export function inNationalTime(
  text: string,
  { country, isEnd = false, hasWholeDays = false }: TimeOptions,
): string {
  const [, day, clock, seconds = ':00', zone] = written.exec(text.trim()) ?? []
  if (day === undefined || !isDay(day)) return text
  if (clock === undefined) return withOffset(`${day}T${isEnd ? '23:59:59' : '00:00:00'}`, country)
  if (clock === '24:00') return withOffset(`${day}T23:59:59`, country)
  if (zone === undefined) return withOffset(`${day}T${clock}${seconds}`, country)
  if (country === null) return text
  const isWholeDay = hasWholeDays && (clock === '00:00' || clock === '23:59')
  const moment = Date.parse(`${day}T${clock}${seconds}${zone.toUpperCase()}`)
  if (Number.isNaN(moment)) return text
  const offset = offsetAt(moment, zoneOf(country))
  if (minutesOf(offset) === minutesOf(zone)) return text
  if (isWholeDay) return withOffset(`${day}T${clock}${seconds}`, country)
  const local = new Date(moment + minutesOf(offset) * 60_000).toISOString()
  return `${local.slice(0, 16)}${seconds}${offset}`
}
