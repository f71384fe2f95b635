import { createHash } from 'node:crypto'
import { countryOf } from '../release/countryOf'
import { countryNamed } from '../places/countryNames'
import type { OcdsOrganizationReference, OcdsParty, OcdsRelease } from '../../storage/records/OcdsRelease'

/** Numbers that publishers enter when they know none. */
const placeholder = /^(?:0*|x+|na|none|null|ukendt|okänd|ukjent|unknown|ingen|ikkeoplyst)$/i

/** Ids that are local to a notice of the European Union, such as `ORG-0001`. */
const local = /^(?:ORG|TPO|TEN|CON)-\d+$/i

/** Returns the scheme and number under which an organisation is registered. Returns null if it has none. */
function registrationOf({ id, identifier }: OcdsParty): { scheme: string; number: string } | null {
  const number = (identifier?.id ?? '').replace(/[\s.]/g, '').toUpperCase()
  const scheme = (identifier?.scheme ?? '').trim().toUpperCase()
  const isLocal = local.test(number) || (scheme === '' && number === (id ?? '').toUpperCase())
  return isLocal || placeholder.test(number.replace(/[-/]/g, '')) ? null : { scheme, number }
}

const lower = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

const longestKey = 400

/**
 * Returns the key that identifies an organisation: its country, and the scheme and number under which it is
 * registered, or else its name and place. Ids of parties are local to one purchase and do not count (ADR 64).
 * Returns null when the organisation has no name.
 */
export function companyKey(party: OcdsParty): string | null {
  if (lower(party.name) === '') return null
  const registration = registrationOf(party)
  const { scheme = '', number } = registration ?? {}
  // Schemes such as `DK-CVR` begin with the country of the register.
  const country = countryNamed(/^([A-Z]{2})-/.exec(scheme)?.[1]) ?? countryOf(party) ?? ''
  const place = lower(party.address?.locality ?? party.address?.postalCode)
  const key =
    number === undefined
      ? `org/${country}/name/${lower(party.name)}/${place}`
      : `org/${country}/${scheme}/${number}`
  return key.length <= longestKey ? key : `org/hash/${createHash('sha256').update(key).digest('hex')}`
}

/** Whether a key is made of a registration number, and not of a name. */
export const isRegistered = (key: string): boolean => /^org\/[A-Z]*\/(?!name\/)/.test(key)

/** The beginning of the keys by which earlier versions of the service stored organisations. */
export const formerPrefix = 'ocds:'

/** Returns the key by which earlier versions of the service stored an organisation. */
export function formerCompanyKey({ id, name }: OcdsParty): string {
  return `${formerPrefix}${id ?? (name ?? '').trim().toLowerCase()}`
}

/**
 * Finds an organisation among the parties, by the id or else by the name of a reference. The party has the
 * address. Returns the reference itself when there is no such party.
 */
export function partyOf(release: OcdsRelease, reference: OcdsOrganizationReference): OcdsParty {
  const parties = release.parties ?? []
  const { id, name } = reference
  const party =
    parties.find((one) => id !== undefined && id !== null && one.id === id) ??
    parties.find((one) => lower(name) !== '' && lower(one.name) === lower(name))
  return party === undefined ? reference : { ...party, name: lower(party.name) === '' ? name : party.name }
}

/**
 * Returns the authorities of a release (a published notice), each once: its buyers, and the organisation that
 * manages the procedure.
 */
export function authoritiesOf(release: OcdsRelease): OcdsParty[] {
  const inRole = (role: string) => (release.parties ?? []).filter(({ roles }) => roles?.includes(role))
  const stated = [release.buyer, release.tender?.procuringEntity].flatMap((reference, index) => {
    if (!reference) return []
    const party = partyOf(release, reference)
    const isAmongParties = party !== reference
    // A reference without a match means the only party in this role.
    const [only, ...others] = inRole(index === 0 ? 'buyer' : 'procuringEntity')
    return [!isAmongParties && only !== undefined && others.length === 0 ? only : party]
  })
  const all = [
    ...stated.slice(0, release.buyer ? 1 : 0),
    ...inRole('buyer'),
    ...stated.slice(release.buyer ? 1 : 0),
    ...inRole('procuringEntity'),
  ]
  const unique = new Map<unknown, OcdsParty>()
  for (const party of all) {
    const key = companyKey(party) ?? party
    if (!unique.has(key)) unique.set(key, party)
  }
  return [...unique.values()]
}

/** Finds the first authority of a release (a published notice), whose country and address count. */
export function buyerOf(release: OcdsRelease): OcdsParty | undefined {
  return authoritiesOf(release)[0]
}
