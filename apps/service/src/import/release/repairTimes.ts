import type { Fields } from './fitToSchema'
import { objectsIn, partOf } from './fitToSchema'
import { addDays } from './dayOf'
import { inNationalTime } from './nationalTime'
import { readWrittenDay } from './readWrittenDay'
import type { Note } from './ReleaseFault'

const years = { first: 1990, last: 2100 }

const isSensible = (time: string) => {
  const year = Number(time.slice(0, 4))
  return year >= years.first && year < years.last
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))

/**
 * Writes the times of a release (a published notice) in the national time of a country. Removes times that
 * are impossible or that can be read as two days. Changes the release.
 */
export function repairTimes(release: Fields, country: string | null, note: Note): void {
  function repairTime(owner: Fields | null, name: string, path: string, isEnd: boolean) {
    const given = owner?.[name]
    if (owner === null || typeof given !== 'string') return
    const written = readWrittenDay(given)
    if (written === null) {
      owner[name] = null
      note(path, `${given} was dropped: it can be read as two days`)
      return
    }
    const whole = inNationalTime(written, { country, isEnd, hasWholeDays: path !== 'date' })
    owner[name] = whole
    if (written !== given) note(path, `"${given}" was read as ${written}`)
    if (path !== 'date' && isTime(whole) && !isSensible(whole)) {
      owner[name] = null
      note(path, `${given} was dropped: the year must be from ${years.first} to ${years.last}`)
    }
  }

  function repairPeriod(owner: Fields | null, name: string, above: string) {
    const period = partOf(owner, name)
    const path = `${above}/${name}`
    repairTime(period, 'startDate', `${path}/startDate`, false)
    repairTime(period, 'endDate', `${path}/endDate`, true)
    const days = period?.['durationInDays']
    if (period === null || typeof days !== 'number' || !Number.isInteger(days)) return
    const isUsable = days >= 0 && days < 365 * 100
    const { startDate: start } = period
    if (isUsable && (!isTime(start) || isSensible(addDays(start.slice(0, 10), days)))) return
    period['durationInDays'] = null
    note(`${path}/durationInDays`, `${days} days were dropped: they end after ${years.last}`)
  }

  repairTime(release, 'date', 'date', false)
  const tender = partOf(release, 'tender')
  for (const period of ['tenderPeriod', 'participationPeriod', 'enquiryPeriod', 'contractPeriod']) {
    repairPeriod(tender, period, 'tender')
    for (const lot of objectsIn(tender?.['lots'])) repairPeriod(lot, period, 'tender/lots')
  }
  for (const award of objectsIn(release['awards'])) repairTime(award, 'date', 'awards/date', false)
}
