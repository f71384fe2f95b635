import type { RoleCode } from '../../reference/roles'
import { countryOf } from '../release/countryOf'
import { dayOf } from '../release/dayOf'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleRecord } from '../../storage/records/itemParts'
import type {
  OcdsAward,
  OcdsOrganizationReference,
  OcdsParty,
  OcdsRelease,
} from '../../storage/records/OcdsRelease'

/** Returns the key that identifies a company. Returns null when the organisation has no name. */
function companyKey({ id, name }: OcdsOrganizationReference): string | null {
  const named = name?.trim() ?? ''
  if (named === '') return null
  return `ocds:${id ?? named.toLowerCase()}`
}

/**
 * Finds the buyer of a release (a published notice). Prefers the entry among the parties, because it contains
 * the address.
 */
export function buyerOf(release: OcdsRelease): OcdsParty | undefined {
  const parties = release.parties ?? []
  const party = parties.find(({ id }) => id !== undefined && id === release.buyer?.id)
  return party ?? parties.find(({ roles }) => roles?.includes('buyer')) ?? release.buyer ?? undefined
}

function companyRecord(party: OcdsParty, key: string, release: OcdsRelease): CompanyRecord {
  const { address, identifier, name } = party
  return {
    key,
    name: name?.trim() ?? '',
    language: release.language ?? 'en',
    description: null,
    cvr: identifier?.id ?? null,
    country: countryOf(party),
    address: address?.streetAddress ?? null,
    postalCode: address?.postalCode ?? null,
    city: address?.locality ?? null,
    phone: null,
    mail: null,
    link: null,
    logo: null,
    contacts: [],
    published: release.date,
    lastUpdated: release.date,
  }
}

export function companiesOf(release: OcdsRelease): CompanyRecord[] {
  const parties = new Map((release.parties ?? []).map((party) => [party.id, party]))
  const winners = winningAwards(release).flatMap(({ suppliers }) => suppliers ?? [])
  const named = [buyerOf(release), ...winners.map((supplier) => parties.get(supplier.id) ?? supplier)]
  const records = new Map<string, CompanyRecord>()
  for (const party of named) {
    const key = party === undefined ? null : companyKey(party)
    if (party !== undefined && key !== null && !records.has(key))
      records.set(key, companyRecord(party, key, release))
  }
  return [...records.values()]
}

function winningAwards(release: OcdsRelease): OcdsAward[] {
  return (release.awards ?? []).filter(
    ({ status }) => status === undefined || status === null || status === 'active',
  )
}

const winnersRole: Readonly<Record<string, RoleCode>> = {
  works: 'mainContractor',
  goods: 'supplier',
  services: 'supplier',
}

const noDetails = { roleText: null, contactPerson: null, noContactResponse: null } as const

/**
 * Returns one role for the buyer, and one for each winner. The role of a winner names all the lots that the
 * company has won.
 */
export function rolesOf(release: OcdsRelease): RoleRecord[] {
  const added = dayOf(release.date) ?? release.date.slice(0, 10)
  const buyer = buyerOf(release)
  const buyerKey = buyer === undefined ? null : companyKey(buyer)
  const winners = new Map<string, RoleRecord>()
  for (const award of winningAwards(release)) {
    for (const supplier of award.suppliers ?? []) {
      const company = companyKey(supplier)
      if (company === null) continue
      const before = winners.get(company)
      const note = [before?.note, award.title].filter(Boolean).join(' · ') || null
      winners.set(company, {
        ...noDetails,
        company,
        role: winnersRole[release.tender?.mainProcurementCategory ?? ''] ?? 'supplier',
        isWinner: true,
        added: before?.added ?? dayOf(award.date) ?? added,
        note,
      })
    }
  }
  const bought: RoleRecord[] =
    buyerKey === null
      ? []
      : [{ ...noDetails, company: buyerKey, role: 'authority', isWinner: false, added, note: null }]
  return [...bought, ...winners.values()]
}
