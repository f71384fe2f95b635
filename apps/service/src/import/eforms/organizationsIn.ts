import type { OcdsAddress, OcdsParty } from '../../storage/records/OcdsRelease'
import { isoNamed } from '../places/countryNames'
import { nutsCode } from '../places/nutsCode'
import { registeredNumber, schemeOf } from '../places/registers'
import type { Notice } from './Notice'
import { ownText } from './Notice'
import type { XmlElement } from './parseXml'
import { all, first, textAt, textsAt } from './paths'

/** The organisations of a notice by the ids that are local to it, such as `ORG-0001`. */
export type Organizations = ReadonlyMap<string, OcdsParty>

const anywhere: ReadonlySet<string> = new Set(['NOZZZ'])

/** Returns an address. A region that means the whole country is that of the country. */
export function addressIn(element: XmlElement | undefined): OcdsAddress | null {
  if (element === undefined) return null
  const stated = textAt(element, 'cac:Country/cbc:IdentificationCode')
  const known = isoNamed(stated)
  const written = textAt(element, 'cbc:CountrySubentityCode')
  const code = written === null || anywhere.has(written) ? null : nutsCode(written)
  const street = [
    ...textsAt(element, 'cbc:StreetName'),
    ...textsAt(element, 'cbc:AdditionalStreetName'),
    ...textsAt(element, 'cac:AddressLine/cbc:Line'),
  ].join(', ')
  return {
    streetAddress: street || null,
    locality: textAt(element, 'cbc:CityName'),
    postalCode: textAt(element, 'cbc:PostalZone'),
    region: code ?? known,
    country: known ?? stated,
  }
}

function identifierOf(number: string | null, country: string | null | undefined): OcdsParty['identifier'] {
  if (number === null) return null
  const digits = registeredNumber(number, country)
  return digits === null
    ? { scheme: `${country ?? 'XX'}-NATIONALID`, id: number }
    : { scheme: schemeOf(country), id: digits }
}

const idPath = 'cac:PartyIdentification/cbc:ID'

/**
 * Reads the organisations of a notice. A touch point (a department that answers questions) is read as its
 * organisation.
 */
export function organizationsIn(notice: Notice): Organizations {
  const found = new Map<string, OcdsParty>()
  const listed =
    notice.extension === undefined ? [] : all(notice.extension, 'efac:Organizations/efac:Organization')
  for (const organization of listed) {
    const company = first(organization, 'efac:Company')
    const address = addressIn(first(company, 'cac:PostalAddress'))
    const identifier = identifierOf(textAt(company, 'cac:PartyLegalEntity/cbc:CompanyID'), address?.country)
    const name = ownText(notice, company, 'cac:PartyName/cbc:Name')
    // Ids are local to a notice, and notices of one purchase are joined.
    const id = [identifier?.scheme, identifier?.id, name, address?.locality].filter(Boolean).join('/')
    const party: OcdsParty = { id, name, identifier, address }
    const ids = [company, ...all(organization, 'efac:TouchPoint')].flatMap((one) =>
      one === undefined ? [] : textsAt(one, idPath),
    )
    for (const local of ids) {
      if (found.has(local))
        notice.note('organizations', `"${local}" occurs twice, and the first one was read`)
      else found.set(local, party)
    }
  }
  return found
}

/** Returns the organisations that an element refers to. */
export function referredTo(
  { note }: Notice,
  organizations: Organizations,
  elements: readonly XmlElement[],
  property: string,
): OcdsParty[] {
  return elements.flatMap(({ text }) => {
    const party = organizations.get(text)
    if (party === undefined) note(property, `refers to "${text}", which is not in the notice`)
    return party ?? []
  })
}

/** Returns the buyers, the leader of the group first. */
export function buyersOf(notice: Notice, organizations: Organizations): OcdsParty[] {
  const { root, extension } = notice
  const leaders = new Set(
    (extension === undefined ? [] : all(extension, 'efac:Organizations/efac:Organization')).flatMap((one) =>
      textAt(one, 'efbc:GroupLeadIndicator') === 'true' ? textsAt(one, `efac:Company/${idPath}`) : [],
    ),
  )
  const buyers = all(root, `cac:ContractingParty/cac:Party/${idPath}`)
  const ordered = buyers.toSorted((a, b) => Number(leaders.has(b.text)) - Number(leaders.has(a.text)))
  return referredTo(notice, organizations, ordered, 'buyer')
}
