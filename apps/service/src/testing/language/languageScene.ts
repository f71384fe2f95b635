import * as fc from 'fast-check'
import type { CriterionTypeRecord } from '../../reference/CriterionTypeRecord'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { companyRecord, procurementRecord, projectRecord, roleRecord } from '../scenes/records'

export const languageWords = {
  da: 'skole skoler skolen folkeskolen skoletag tag taget tagrenovering renovering bro broer jernbanebroen kanal facade facader nyt ny gammel sygehus sygehuset hospital børnehave plejehjem hal svømmehal svømme vej motorvej vejbelysning belysning anlæg spildevandsanlæg spildevand dør branddøre vinduer og i ved på af til den e-mail A/S 2027 rør 5 Åkærskolen renoveres',
  sv: 'skola skolan grundskolan väg cykelvägen cykel tak plåttak sjukhus bro broar och i på av för ny nya fönster kyrka byggnad',
  nb: 'skole barneskolen barn vei veien adkomstvei bru jernbanebru jernbane tak ståltak stål sykehus og i på ved ny nye vann vannledninger',
} as const
const languages = ['da', 'da', 'da', 'sv', 'nb'] as const
type Language = (typeof languages)[number]

const text = (language: Language, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...languageWords[language].split(' ')), { minLength, maxLength })
    .map((words) => words.join(' '))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })
const cities = ['Aarhus C', 'Århus N', 'Odense', 'Vejle', 'Malmö', 'Skolby', 'Nybro']
const streets = ['Havnegade 12', 'Skolevej 3', 'Åboulevarden 5', 'Tagvej 8']

export const companyNames = [
  'Hansen & Sønner A/S',
  'Bro og Tag ApS',
  'Vejle Kommune',
  'Nordbyg Skole',
  'Jensen Facader',
  'Malmö Bro AB',
  'Odense Kanal',
  'Tagrenovering Vest',
] as const

const anyPlace = fc.record({
  city: fc.constantFrom(...cities),
  municipality: maybe(fc.constantFrom('Aarhus', 'Vejle', 'Odense')),
  address: fc.constantFrom(...streets),
})
const anyRoles: fc.Arbitrary<RoleRecord[]> = fc.array(
  fc
    .record({
      company: fc.nat(companyNames.length - 1).map(String),
      role: fc.constantFrom('builder', 'architect', 'engineer', 'authority'),
      isWinner: fc.boolean(),
    })
    .map(({ company, role, isWinner }) => roleRecord(company, { role, isWinner })),
  { maxLength: 3 },
)
const codes = ['45000000', '45220000', '45221000', '71000000', '45260000']
const anyCriteria = fc.constantFrom(...codes).map((code) => [{ type: 'cpv', code }])

const anyItem = fc.constantFrom(...languages).chain((language) =>
  fc
    .record({
      place: anyPlace,
      roles: anyRoles,
      criteria: anyCriteria,
      title: text(language, 2, 5),
      second: maybe(text(language === 'da' ? 'sv' : 'da', 1, 3)),
      description: text(language, 0, 8),
    })
    .map(({ place, title, second, ...rest }) => ({
      ...rest,
      ...place,
      language,
      names: {
        [language]: title,
        ...(second === null ? {} : { [language === 'da' ? 'sv' : 'da']: second }),
      },
    })),
)

const sample = <Value>(value: fc.Arbitrary<Value>, numRuns: number) => fc.sample(value, { numRuns, seed: 5 })

export const languageProjects: readonly ProjectRecord[] = sample(
  fc.tuple(anyItem, fc.constantFrom('planning', 'tender', 'construction')),
  40,
).map(([item, phase], place) => projectRecord(`p${place}`, { ...item, phase }))

/** Random procurements. Their authorities, EU numbers and names of winners are paid details. */
export const languageProcurements: readonly ProcurementRecord[] = sample(
  fc.tuple(
    anyItem,
    fc.record({
      summary: maybe(text('da', 1, 4)),
      tenderText: maybe(text('da', 1, 4)),
      liable: maybe(fc.constantFrom('Skole og Tag', ...companyNames)),
      euNr: maybe(fc.constantFrom('2026/S-1', '2026/S-2', 'N-77')),
    }),
  ),
  70,
).map(([item, own], place) => procurementRecord(`t${place}`, { ...item, ...own }))

export const languageCompanies: readonly CompanyRecord[] = sample(
  fc.record({ place: anyPlace, description: maybe(text('da', 1, 6)) }),
  companyNames.length,
).map(({ place: { city, address }, description }, place) =>
  companyRecord(String(place), {
    city,
    address,
    description,
    name: companyNames[place] ?? '',
    language: 'da',
    cvr: `1000000${place}`,
  }),
)

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '45000000': { da: 'Bygge og anlæg', en: 'Construction work' },
  '45220000': { da: 'Ingeniørarbejder', en: 'Engineering works' },
  '45221000': { da: 'Broer og tunneler', en: 'Bridges and tunnels' },
  '71000000': { da: 'Rådgivning' },
  '45260000': { da: 'Tagarbejde', en: 'Roof works' },
}
const parents: Readonly<Record<string, string>> = {
  '45220000': '45000000',
  '45221000': '45220000',
  '45260000': '45000000',
}

export const languageCriteria: CriterionTypeRecord = {
  code: 'cpv',
  names: { da: 'CPV' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: codes.map((code) => ({ code, parent: parents[code] ?? null, names: names[code] ?? {} })),
}

/**
 * Returns a code and its ancestors in the order of their ids in the database, which is the order of `codes`.
 */
export function codesAbove(code: string): readonly string[] {
  const parent = parents[code]
  const all = new Set(parent === undefined ? [code] : [...codesAbove(parent), code])
  return codes.filter((one) => all.has(one))
}

/** Returns the names of criteria. */
export const labelsOf = (chosen: readonly string[]) =>
  chosen.flatMap((code) =>
    (['da', 'en'] as const).flatMap((language) => {
      const name = names[code]?.[language]
      return name === undefined ? [] : [{ language, text: name, isLabel: true }]
    }),
  )
