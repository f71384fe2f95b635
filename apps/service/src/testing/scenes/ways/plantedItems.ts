import type { Kysely } from 'kysely'
import { writeCompanies } from '../../../items/writers/writeCompanies'
import { writeProcurements } from '../../../items/writers/writeProcurements'
import type { Database } from '../../../storage/Database'
import { companyRecord, procurementRecord, roleRecord, windowUntil } from '../records'

/** The names of the planted items, which everybody may read who may read the items at all. */
export const plantedNames = { tender: 'Kontrolkanal', company: 'Kontrolfirma' } as const

/** The last day of the planted tender. It is a paid value, so no other test data may have it. */
const plantedDay = '2027-03-19'

/** The number of `plantedDay` in a workbook: days since 30 December 1899. */
const serial = String((Date.parse(plantedDay) - Date.UTC(1899, 11, 30)) / 86_400_000)

/** The ways in which answers, mails, feeds and files write the planted values. */
const planted = [
  /hemmelig/i,
  new RegExp(plantedDay),
  new RegExp(plantedDay.replaceAll('-', '')),
  /19\.0?3\.(?:20)?27/,
  /19\. marts/i,
  new RegExp(`<v>${serial}</v>`),
]

/** What a caller got: a refusal, nothing of the item, the item without paid values, or paid values. */
export type Outcome = number | 'nothing' | 'open' | 'paid'

/** Returns what a text says of a planted item. */
export function outcomeOf(text: string, name: string): Outcome {
  if (planted.some((pattern) => pattern.test(text))) return 'paid'
  return text.includes(name) ? 'open' : 'nothing'
}

const contact = {
  name: 'Hemmelig Kontakt',
  position: 'Hemmelig stilling',
  mail: 'kontakt@hemmelig.example',
  phone: '+45 00 00 00 77',
}

/**
 * Writes a company, and a tender with a value in each paid property. Every text that only some callers may read
 * contains the word *hemmelig* (secret).
 */
export async function writePlantedItems(
  db: Kysely<Database>,
  changedAt: Date,
  version = 1,
): Promise<{ readonly tender: number; readonly company: number }> {
  // The time of the deadline is what differs from the version before.
  const window = windowUntil(plantedDay, {
    toTime: `12:${String(version).padStart(2, '0')}`,
    link: 'https://hemmelig.example/vindue',
    address: 'Hemmeliggade 77',
    note: 'Hemmelig note',
  })
  const lastUpdated = changedAt.toISOString()
  return db.transaction().execute(async (trx) => {
    const companies = await writeCompanies(trx, [
      companyRecord('planted', {
        name: plantedNames.company,
        description: 'Hemmelig firmatekst',
        mail: 'firma@hemmelig.example',
        contacts: [contact],
      }),
      companyRecord('planted-winner', { name: 'Hemmelig Vinder A/S' }),
    ])
    const lot = {
      id: 'LOT-0001',
      title: `Del ${version}`,
      description: null,
      criteria: [],
      place: null,
      budget: 5_000_000,
      currency: 'DKK',
      start: null,
      end: null,
      durationInDays: null,
      participation: window,
      offers: window,
      inquiry: window,
      result: null,
      awardedSum: null,
      winners: [],
    }
    const record = procurementRecord('planted', {
      names: { da: plantedNames.tender },
      summary: `Udgave ${version}`,
      lastUpdated,
      liable: 'Hemmelig Bygherre',
      euNr: 'HEMMELIG-77',
      participation: window,
      offers: window,
      material: window,
      inquiry: window,
      lots: [lot],
      roles: [
        roleRecord('planted', { role: 'authority', note: 'Hemmelig rolle', contactPerson: contact }),
        roleRecord('planted-winner', { role: 'turnkeyContractor', isWinner: true }),
      ],
      announcements: Array.from({ length: version }, (_one, place) => ({
        date: '2026-11-16',
        type: 'correction',
        changes: `Hemmelig rettelse ${place}`,
        description: null,
      })),
    })
    const tenders = await writeProcurements(trx, [record])
    return { tender: tenders.get('planted') ?? 0, company: companies.get('planted') ?? 0 }
  })
}
