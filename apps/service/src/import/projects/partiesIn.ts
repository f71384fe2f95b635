import type { RoleCode } from '../../reference/roles'
import { roles as productRoles } from '../../reference/roles'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { OcdsAddress, OcdsParty } from '../../storage/records/OcdsRelease'
import type { PartReader } from '../file/PartReader'
import { companyRecord } from '../procurement/companiesOf'
import { companyKey } from '../procurement/organizations'
import type { Contracts, PartyReference } from './contractsIn'
import { referenceIn } from './contractsIn'
import { addressIn } from './locationsIn'

interface Party extends OcdsParty {
  readonly roles: readonly string[]
  readonly part: PartReader
}

export interface Parties {
  readonly parties: readonly Party[]
  /** The public authority that the project names. */
  readonly authority: PartyReference | null
}

export function partiesIn(project: PartReader): Parties {
  const parties = project.parts('parties').map((part): Party => {
    const identifier = part.part('identifier')
    return {
      part,
      ...referenceIn(part),
      identifier:
        identifier === null ? null : { scheme: identifier.text('scheme', 100), id: identifier.id('id', 100) },
      address: addressIn(part.part('address')),
      roles: part.texts('roles', 100),
    }
  })
  const authority = project.part('publicAuthority')
  return { parties, authority: authority === null ? null : referenceIn(authority) }
}

const isAuthority = ({ roles }: Party) => roles.includes('publicAuthority')

/** Returns the addresses by which the country of a project is known that has no location. */
export const addressesOfClients = ({ parties }: Parties): OcdsAddress[] =>
  parties
    .filter(({ roles }) =>
      ['publicAuthority', 'buyer', 'procuringEntity'].some((role) => roles.includes(role)),
    )
    .toSorted((a, b) => Number(isAuthority(b)) - Number(isAuthority(a)))
    .flatMap(({ address }) => address ?? [])

/**
 * The roles of the product by the roles of the standard and the codes that publishers add. The supplier is
 * known better by what was bought.
 */
const roleOf: Readonly<Record<string, RoleCode>> = {
  publicAuthority: 'builder',
  buyer: 'builder',
  procuringEntity: 'authority',
  funder: 'investor',
  designer: 'engineer',
  contractor: 'mainContractor',
  supplier: 'supplier',
}

function productRole({ part, roles }: Party, role: string): RoleCode | null {
  const own = productRoles.find(
    ({ code, itemTypes }) => code === role && itemTypes.some((type) => type === 'project'),
  )
  const known = roleOf[role] ?? own?.code ?? null
  if (known === null) part.note('roles', `"${role}" is no role of a project that is shown`)
  // The client usually manages the purchases too, and then has one role.
  const isBuilder = roles.some((one) => roleOf[one] === 'builder')
  return known === 'authority' && isBuilder ? null : known
}

const isWon = (role: string) => role === 'supplier' || role === 'contractor'

export interface Partners {
  readonly companies: readonly CompanyRecord[]
  readonly roles: readonly RoleRecord[]
  readonly hasAuthority: boolean
}

const isMeant = (party: OcdsParty, { id, name }: PartyReference) =>
  id === null ? name !== null && party.name === name : party.id === id

const noDetails = { roleText: null, note: null, contactPerson: null, noContactResponse: null } as const

/** Returns the companies of a project, and their roles. A party without a name is reported and left out. */
export function partnersOf(
  { parties, authority }: Parties,
  contracts: Contracts,
  source: { readonly language: string; readonly date: string },
): Partners {
  const companies = new Map<string, CompanyRecord>()
  const roles = new Map<string, RoleRecord>()
  const add = (key: string, role: RoleCode, isWinner: boolean) =>
    roles.set(`${key} ${role} ${isWinner}`, {
      ...noDetails,
      company: key,
      role,
      isWinner,
      added: source.date.slice(0, 10),
    })
  for (const party of parties) {
    const key = companyKey(party)
    if (key === null) {
      party.part.note('name', 'is missing, so the party is not shown')
      continue
    }
    const isOwner = authority !== null && isMeant(party, authority)
    const stated = new Set([...party.roles, ...(isOwner ? ['publicAuthority'] : [])])
    const owned: Party = { ...party, roles: [...stated] }
    const won = contracts.suppliers.filter((supplier) => isMeant(party, supplier))
    for (const { role } of won) add(key, role, true)
    for (const role of stated) {
      if (role === 'supplier' && won.length > 0) continue
      const known = productRole(owned, role)
      if (known !== null) add(key, known, isWon(role))
    }
    const isShown = [...roles.values()].some(({ company }) => company === key)
    if (isShown && !companies.has(key)) companies.set(key, companyRecord(party, key, source))
  }
  const hasAuthority = authority !== null || parties.some(isAuthority)
  return { companies: [...companies.values()], roles: [...roles.values()], hasAuthority }
}
