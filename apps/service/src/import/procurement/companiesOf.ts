import bundle from '../../../../../openapi/bundle.json'
import type { RoleCode } from '../../reference/roles'
import { countryOf } from '../release/countryOf'
import { cutText } from '../release/cutText'
import { dayOf } from '../release/dayOf'
import { usualLanguage } from '../release/languageOf'
import type { Note } from '../release/ReleaseFault'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { OcdsParty, OcdsRelease } from '../../storage/records/OcdsRelease'
import { authoritiesOf, companyKey, formerCompanyKey } from './organizations'
import { winnersOf } from './winnersOf'

/** Returns a company as a publisher describes it. */
export function companyRecord(
  party: OcdsParty,
  key: string,
  { language, date }: { readonly language?: string | null; readonly date: string },
): CompanyRecord {
  const { address, identifier, name } = party
  const country = countryOf(party)
  return {
    key,
    name: name?.trim() ?? '',
    language: language ?? usualLanguage(country),
    description: null,
    cvr: identifier?.id ?? null,
    country,
    address: address?.streetAddress ?? null,
    postalCode: address?.postalCode ?? null,
    city: address?.locality ?? null,
    phone: null,
    mail: null,
    link: null,
    logo: null,
    contacts: [],
    published: date,
    lastUpdated: date,
  }
}

/** Returns the authorities and the winners of a release, by their keys. */
function partiesOf(release: OcdsRelease, note?: Note): Map<string, OcdsParty> {
  const parties = [...authoritiesOf(release), ...winnersOf(release, note).map(({ party }) => party)]
  const byKey = new Map<string, OcdsParty>()
  for (const party of parties) {
    const key = companyKey(party)
    if (key !== null && !byKey.has(key)) byKey.set(key, party)
  }
  return byKey
}

export const companiesOf = (release: OcdsRelease, note?: Note): CompanyRecord[] =>
  [...partiesOf(release, note)].map(([key, party]) => companyRecord(party, key, release))

/** Returns the keys by which earlier versions of the service stored the companies, by their current keys. */
export const formerKeysOf = (release: OcdsRelease): Map<string, string> =>
  new Map([...partiesOf(release)].map(([key, party]) => [key, formerCompanyKey(party)]))

const winnersRole: ReadonlyMap<string, RoleCode> = new Map(
  Object.entries({
    works: 'mainContractor',
    goods: 'supplier',
    services: 'supplier',
  }),
)

const longestNote = bundle.components.schemas.CompanyRole.properties.note.maxLength

const noDetails = { roleText: null, contactPerson: null, noContactResponse: null } as const

/**
 * Returns one role for each authority, and one for each winner. The role of a winner names all the lots that
 * the company has won.
 */
export function rolesOf(release: OcdsRelease): RoleRecord[] {
  const added = dayOf(release.date) ?? release.date.slice(0, 10)
  const winners = new Map<string, RoleRecord>()
  for (const { party, note: won, date } of winnersOf(release)) {
    const company = companyKey(party)
    if (company === null) continue
    const before = winners.get(company)
    const note = [...new Set([before?.note, won].filter(Boolean))].join(' · ')
    winners.set(company, {
      ...noDetails,
      company,
      role: winnersRole.get(release.tender?.mainProcurementCategory ?? '') ?? 'supplier',
      isWinner: true,
      added: before?.added ?? dayOf(date) ?? added,
      note: note === '' ? null : cutText(note, longestNote),
    })
  }
  const bought = authoritiesOf(release).flatMap((party): RoleRecord[] => {
    const company = companyKey(party)
    return company === null
      ? []
      : [{ ...noDetails, company, role: 'authority', isWinner: false, added, note: null }]
  })
  return [...bought, ...winners.values()]
}

const identity = ({ company, role, isWinner }: RoleRecord) => JSON.stringify([company, role, isWinner])

/**
 * Returns the roles of the last of several states of a purchase, each with the day on which it was first
 * known.
 *
 * @param states the purchase after each of its releases (published notices), the oldest first
 */
export function rolesSince(states: readonly OcdsRelease[]): RoleRecord[] {
  const first = new Map<string, string>()
  for (const state of states) {
    for (const role of rolesOf(state)) {
      const known = first.get(identity(role))
      if (known === undefined) first.set(identity(role), role.added)
    }
  }
  const last = states.at(-1)
  return (last === undefined ? [] : rolesOf(last)).map((role) => ({
    ...role,
    added: first.get(identity(role)) ?? role.added,
  }))
}
