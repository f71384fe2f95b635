import type { OcdsAward, OcdsRelease, OcdsValue, OcdsWithheld } from '../../storage/records/OcdsRelease'
import { valueIn } from './lotsIn'
import type { Notice } from './Notice'
import { withheldIn } from './Notice'
import type { Organizations } from './organizationsIn'
import { referredTo } from './organizationsIn'
import type { XmlElement } from './parseXml'
import { all, first, textAt, textsAt } from './paths'

/** Returns elements by their ids, which are local to the notice. */
const byId = (elements: readonly XmlElement[]): ReadonlyMap<string, XmlElement> =>
  new Map(elements.map((element) => [textAt(element, 'cbc:ID') ?? '', element]))

const statuses: Readonly<Record<string, string>> = {
  'selec-w': 'active',
  'clos-nw': 'unsuccessful',
  'open-nw': 'pending',
}

/** Returns the ids of the tenders (bids) that a contract names. */
const tendersOf = (contract: XmlElement): string[] => textsAt(contract, 'efac:LotTender/cbc:ID')

/** The parts of a result that refer to each other. */
interface Result {
  readonly tenders: ReadonlyMap<string, XmlElement>
  readonly contracts: ReadonlyMap<string, XmlElement>
  readonly tenderingParties: ReadonlyMap<string, XmlElement>
}

/**
 * Returns the tenders (bids) that have won a lot: those that a contract names, or else those that are ranked first or
 * not ranked. Which contracts belong to a lot is not always stated, or stated wrongly.
 */
function winningTenders({ note }: Notice, lot: XmlElement, { tenders, contracts }: Result): XmlElement[] {
  const ids = textsAt(lot, 'efac:LotTender/cbc:ID')
  const contracted = new Set([...contracts.values()].flatMap(tendersOf))
  const isContracted = ids.some((id) => contracted.has(id))
  return ids.flatMap((id) => {
    const tender = tenders.get(id)
    if (tender === undefined) note('awards', `refers to the tender "${id}", which is not in the notice`)
    if (tender === undefined) return []
    if (isContracted) return contracted.has(id) ? [tender] : []
    return Number(textAt(tender, 'cbc:RankCode') ?? 1) === 1 ? [tender] : []
  })
}

/** The sum of a lot, or from when it may be read. */
interface LotSum {
  readonly value: OcdsValue | null
  readonly withheld: readonly OcdsWithheld[]
}

/** Returns the sum of the tenders that have won. None, if one of them has none or is in another currency. */
function sumOf(notice: Notice, tenders: readonly XmlElement[]): LotSum {
  const amounts = tenders.map((tender) => {
    const amount = first(tender, 'cac:LegalMonetaryTotal/cbc:PayableAmount')
    return { amount, withheld: withheldIn(notice, tender, 'win-ten-val', amount?.text ?? null) }
  })
  const days = amounts.flatMap(({ withheld }) => (withheld === null ? [] : [withheld.until]))
  if (days.length > 0) {
    // The sum is known when the last of its parts is.
    const until = days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
    return { value: null, withheld: [{ property: 'awardedSum', until }] }
  }
  return {
    value: totalOf(amounts.map(({ amount }) => valueIn(notice, amount, 'awards/value'))),
    withheld: [],
  }
}

function totalOf(values: readonly (OcdsValue | null)[]): OcdsValue | null {
  const given = values.filter((value) => value !== null)
  const [one] = given
  if (one === undefined || given.length < values.length) return null
  if (given.some(({ currency }) => currency !== one.currency)) return null
  return { amount: given.reduce((sum, { amount }) => sum + (amount ?? 0), 0), currency: one.currency ?? null }
}

/**
 * Returns when the contract of a lot was decided or signed. The date of UBL's own element is a filler in most notices.
 *
 * @param won the tenders that have won the lot
 */
function dateOf(lot: XmlElement, won: readonly XmlElement[], { contracts }: Result): string | null {
  const ids = new Set(won.map((tender) => textAt(tender, 'cbc:ID')))
  const own = textsAt(lot, 'efac:SettledContract/cbc:ID').flatMap((id) => contracts.get(id) ?? [])
  const naming = [...contracts.values()].filter((one) => tendersOf(one).some((id) => ids.has(id)))
  for (const contract of [...naming, ...own]) {
    const date = textAt(contract, 'cbc:AwardDate') ?? textAt(contract, 'cbc:IssueDate')
    if (date !== null) return date.slice(0, 10)
  }
  return null
}

/** Returns from when the total of all contracts may be read, if it is withheld, or else null. */
export function totalWithheldIn(notice: Notice): { readonly until: string | null } | null {
  const result = first(notice.extension, 'efac:NoticeResult')
  return withheldIn(notice, result, 'not-val', textAt(result, 'cbc:TotalAmount'))
}

/** Reads what a notice says of the lots that were awarded or ended without a contract. */
export function resultsIn(
  notice: Notice,
  organizations: Organizations,
  id: string,
): Pick<OcdsRelease, 'awards' | 'contracts'> {
  const result = first(notice.extension, 'efac:NoticeResult')
  if (result === undefined) return {}
  const parts: Result = {
    tenders: byId(all(result, 'efac:LotTender')),
    contracts: byId(all(result, 'efac:SettledContract')),
    tenderingParties: byId(all(result, 'efac:TenderingParty')),
  }
  const isIntended = textAt(notice.root, 'cbc:NoticeTypeCode') === 'veat'
  const awards = all(result, 'efac:LotResult').map((lot, index): OcdsAward => {
    const stated = textAt(lot, 'cbc:TenderResultCode')
    const withheld = withheldIn(notice, lot, 'win-cho', stated)
    const status = withheld === null ? statuses[stated ?? ''] : 'pending'
    if (status === undefined && stated !== null) notice.note('awards/status', `"${stated}" is not known`)
    const won = status === 'active' ? winningTenders(notice, lot, parts) : []
    const tenderers = won.flatMap((tender) =>
      textsAt(tender, 'efac:TenderingParty/cbc:ID').flatMap((party) => {
        const found = parts.tenderingParties.get(party)
        if (found === undefined) notice.note('awards', `refers to "${party}", which is not in the notice`)
        return found === undefined ? [] : all(found, 'efac:Tenderer/cbc:ID')
      }),
    )
    const suppliers = referredTo(notice, organizations, tenderers, 'awards/suppliers')
    const relatedLots = textsAt(lot, 'efac:TenderLot/cbc:ID')
    const sum = sumOf(notice, won)
    return {
      // A later notice about the same lots says how they stand, so it takes the place of this award.
      id: relatedLots.join(' ') || `${id}/${textAt(lot, 'cbc:ID') ?? index}`,
      status: isIntended && status === 'active' ? 'pending' : (status ?? 'pending'),
      date: dateOf(lot, won, parts),
      value: sum.value,
      suppliers: [
        ...new Map(suppliers.map((party) => [party.id, { id: party.id, name: party.name }])).values(),
      ],
      relatedLots,
      x_withheld: [
        ...(withheld === null ? [] : [{ property: 'result' as const, ...withheld }]),
        ...sum.withheld,
      ],
    }
  })
  const total = first(result, 'cbc:TotalAmount')
  const value = totalWithheldIn(notice) === null ? valueIn(notice, total, 'contracts/value') : null
  const isNeeded = value !== null && !isIntended && awards.every((award) => award.value == null)
  return { awards, ...(isNeeded && { contracts: [{ status: 'active', value }] }) }
}

/** Returns the status of each lot that has a result, by its id. */
export function statusesOfLots(awards: readonly OcdsAward[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { status, relatedLots } of awards) {
    for (const lot of relatedLots ?? []) {
      if (status === 'active') found.set(lot, 'complete')
      else if (status === 'unsuccessful' && !found.has(lot)) found.set(lot, 'unsuccessful')
    }
  }
  return found
}
