import { limits } from '@spadestik/domain/limits'
import { PartReader } from '../file/PartReader'
import type { ReadRecord } from '../file/readRecords'
import { registeredNumber } from '../places/registers'
import { levelsOf } from '../release/levelsOf'
import { lengths } from '../release/lengths'
import type { ReleaseFault } from '../release/ReleaseFault'
import type { CheckedUnit } from './Unit'

/** The flags that say that a unit ends, with the properties that can say since when. */
const endings: readonly (readonly [flag: string, days: readonly string[]])[] = [
  ['konkurs', ['konkursdato']],
  ['underAvvikling', ['underAvviklingDato']],
  [
    'underTvangsavviklingEllerTvangsopplosning',
    [
      'tvangsavvikletPgaManglendeSlettingDato',
      'tvangsopplostPgaManglendeDagligLederDato',
      'tvangsopplostPgaManglendeRevisorDato',
      'tvangsopplostPgaManglendeRegnskapDato',
      'tvangsopplostPgaMangelfulltStyreDato',
    ],
  ],
]

/** Returns when a unit ended. A day that is ahead has not come. */
function endedIn(unit: PartReader, today: string): string | null {
  const isDeleted = unit.text('slettedato', 100) !== null
  const deleted = isDeleted ? unit.day('slettedato') : null
  const isAhead = deleted !== null && deleted > today
  if (isAhead) unit.note('slettedato', `${deleted} is ahead, so the company has not ended`)
  const flagged = endings
    .filter(([flag]) => unit.isTrue(flag))
    .flatMap(([, names]) => names.map((name) => unit.day(name)))
  const days = [...(isDeleted && !isAhead ? [deleted] : []), ...flagged]
  if (days.length === 0) return null
  return days.find((day) => day !== null && day <= today) ?? 'undated'
}

/** The tables write the end of a line as `/n`. */
const inOneLine = (address: string) => address.replace(/\/n(?=[\p{Lu}\d])/gu, ', ')

/**
 * Reads a unit of the Norwegian register of units (Enhetsregisteret), in the form of its open data.
 *
 * @param today `YYYY-MM-DD`
 */
export function norwegianUnit(read: ReadRecord, today: string): CheckedUnit {
  if ('unreadable' in read) return { number: null, faults: [{ property: '', message: read.unreadable }] }
  const notes: ReleaseFault[] = []
  const unit = PartReader.of(read.value, (property, message) => notes.push({ property, message }))
  if (unit === null) return { number: null, faults: [{ property: '', message: 'is no object' }] }
  if (levelsOf(read.value, limits.importLevels) > limits.importLevels)
    return { number: null, faults: [{ property: '', message: 'is nested too deep' }] }
  const written = unit.id('organisasjonsnummer', 50)
  if (written === null) {
    const message = notes[0]?.message ?? 'is missing'
    return { number: null, faults: [{ property: 'organisasjonsnummer', message }] }
  }
  const number = registeredNumber(written, 'NO')
  if (number === null) {
    const message = `"${written}" is no number of nine digits`
    return { number: written, faults: [{ property: 'organisasjonsnummer', message }] }
  }
  const name = unit.text('navn', lengths.company)
  if (name === null) {
    const message = notes[0]?.message ?? 'is missing'
    return { number, faults: [{ property: 'navn', message }] }
  }
  const place = unit.part('forretningsadresse') ?? unit.part('postadresse')
  const address = place?.line('adresse', lengths.place) ?? null
  return {
    unit: {
      number,
      name,
      address: address === null ? null : inOneLine(address),
      postalCode: place?.id('postnummer', lengths.place) ?? null,
      city: place?.text('poststed', lengths.place) ?? null,
      ended: endedIn(unit, today),
    },
    notes,
  }
}
