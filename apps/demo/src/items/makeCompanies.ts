import type { DemoLocale, DemoPlace } from '../locales/DemoLocale'
import type { Calendar, CompanyRecord, Random, RoleCode } from '@spadestik/service/filling'
import { logoCount, logoOf } from './demoFiles'
import { fillIn } from './fillIn'
import { makePerson, makePhone, makeStreet, slugOf } from './makePerson'

const shares = {
  developer: 8,
  investor: 2,
  clientAdvisor: 4,
  projectManager: 2,
  architect: 12,
  landscapeArchitect: 3,
  engineer: 10,
  turnkeyContractor: 8,
  mainContractor: 12,
  groundworks: 7,
  concrete: 4,
  mason: 5,
  carpenter: 8,
  roofer: 4,
  electrician: 7,
  plumber: 7,
  ventilation: 3,
  painter: 5,
  demolition: 2,
  supplier: 5,
} as const satisfies Partial<Record<RoleCode, number>>

/** Returns fictional registration numbers. They begin with zeros, unlike real ones. */
const numberOf: Readonly<Record<DemoLocale['language'], (number: number) => string>> = {
  da: (number) => String(number).padStart(8, '0'),
  sv: (number) => `000000-${String(number).padStart(4, '0')}`,
  nb: (number) =>
    `000 ${String(number)
      .padStart(6, '0')
      .replace(/(...)$/, ' $1')}`,
}

interface Named {
  readonly name: string
  readonly place: DemoPlace
  readonly role: RoleCode
}

function nameFirm(locale: DemoLocale, random: Random, taken: Set<string>): Named {
  const role = random.weighted(shares)
  const place = random.pick(locale.places)
  const words = {
    first: random.pick(locale.firstNames),
    last: random.pick(locale.lastNames),
    other: random.pick(locale.lastNames),
    root: random.pick(locale.roots),
  }
  const plain = fillIn(random.pick(locale.firms[role] ?? []), words)
  const name =
    [plain, `${plain}, ${place.city}`, `${plain}, ${words.other}`].find((one) => !taken.has(one)) ?? plain
  return { name, place, role }
}

function describe(locale: DemoLocale, random: Random, { name, place }: Named): string {
  const words = {
    firm: name,
    city: place.city,
    year: random.integer(1958, 2016),
    staff: random.integer(4, 320),
  }
  return `${fillIn(random.pick(locale.sentences.companies), words)} ${locale.sentences.synthetic}`
}

/**
 * Makes the demo companies of a country, and groups them by their role. The municipality of each town is a
 * company with the role `builder`.
 *
 * @param count the total number, including municipalities
 */
export function makeCompanies(
  locale: DemoLocale,
  random: Random,
  calendar: Calendar,
  count: number,
): Map<RoleCode, CompanyRecord[]> {
  const taken = new Set<string>()
  const companies = new Map<RoleCode, CompanyRecord[]>()
  const add = (named: Named) => {
    if (taken.has(named.name)) return
    taken.add(named.name)
    const domain = `${slugOf(named.name)}.example`
    const updated = -random.integer(1, 400)
    const record: CompanyRecord = {
      key: `demo:${locale.country}:company:${taken.size}`,
      name: named.name,
      language: locale.language,
      description: describe(locale, random, named),
      cvr: numberOf[locale.language](taken.size),
      country: locale.country,
      address: `${makeStreet(locale, random)} ${random.integer(1, 180)}`,
      postalCode: named.place.postalCode,
      city: named.place.city,
      phone: makePhone(locale, random),
      mail: `post@${domain}`,
      link: `https://${domain}`,
      logo: random.chance(0.4) ? logoOf(random.integer(1, logoCount), named.name) : null,
      contacts: Array.from({ length: random.integer(1, 4) }, () => makePerson(locale, random, domain)),
      published: calendar.time(updated - random.integer(0, 600), random.integer(420, 1020)),
      lastUpdated: calendar.time(updated, random.integer(420, 1020)),
    }
    const peers = companies.get(named.role)
    if (peers === undefined) companies.set(named.role, [record])
    else peers.push(record)
  }
  for (const place of new Map(locale.places.map((one) => [one.code, one])).values()) {
    add({ name: fillIn(locale.municipality, { place: place.municipality }), place, role: 'builder' })
  }
  while (taken.size < count) add(nameFirm(locale, random, taken))
  return companies
}
