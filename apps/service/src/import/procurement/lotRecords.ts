import bundle from '../../../../../openapi/bundle.json'
import type { LotRecord, LotWindow } from '../../storage/records/LotRecord'
import type { OcdsLot, OcdsPeriod, OcdsRelease, OcdsTender } from '../../storage/records/OcdsRelease'
import type { Withheld } from '../../storage/records/itemParts'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { Note } from '../release/ReleaseFault'
import { clockTimeOf, dayOf } from '../release/dayOf'
import { criteriaOf } from './criteriaOf'
import type { KnownCriteria } from './KnownCriteria'
import { isEnded } from './lots'
import { companyKey } from './organizations'
import { placeOf } from './placeOf'
import { winnersOfAward, winningAwards } from './winnersOf'

const { Lot, Procurement } = bundle.components.schemas
const longestId = Lot.properties.id.maxLength
const mostLots = Procurement.properties.lots.maxItems

function windowOf(period: OcdsPeriod | null | undefined): LotWindow | null {
  const to = dayOf(period?.endDate)
  return to === null ? null : { from: dayOf(period?.startDate), to, toTime: clockTimeOf(period?.endDate) }
}

/** Returns what is bought in one lot and where, without what is said of the whole purchase. */
const ofLot = (release: OcdsRelease, id: string): OcdsRelease => ({
  ...release,
  tender: { items: (release.tender?.items ?? []).filter(({ relatedLot }) => relatedLot === id) },
})

function resultOf({ status }: OcdsLot, isAwarded: boolean): LotRecord['result'] {
  if (isAwarded) return 'awarded'
  if (!isEnded(status)) return null
  return status === 'unsuccessful' ? 'unsuccessful' : 'cancelled'
}

/** Returns the sum of what was contracted for a lot alone. */
function awardedSumOf(release: OcdsRelease, id: string): LotRecord['awardedSum'] {
  const values = winningAwards(release).flatMap(({ relatedLots, value }) =>
    relatedLots?.length === 1 && relatedLots[0] === id && value?.amount != null && value.currency
      ? [{ amount: value.amount, currency: value.currency }]
      : [],
  )
  const [one] = values
  if (one === undefined || values.some(({ currency }) => currency !== one.currency)) return null
  return { amount: values.reduce((sum, { amount }) => sum + amount, 0), currency: one.currency }
}

/** Returns what of a lot is withheld, and not known from another notice. */
const withheldOf = (
  { awards }: OcdsRelease,
  id: string,
  known: Pick<LotRecord, 'result' | 'awardedSum'>,
): Withheld[] =>
  (awards ?? [])
    .filter(({ relatedLots }) => relatedLots?.includes(id))
    .flatMap(({ x_withheld: withheld }) => withheld ?? [])
    .map(({ property, until = null }) => ({ property, until }))
    .filter(
      ({ property }) => (property === 'result' || property === 'awardedSum') && known[property] === null,
    )

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a text of a lot has the same words as that of its purchase, or is missing. */
const saysTheSame = (own: string | null | undefined, whole: string | null | undefined) =>
  own == null || words(own) === words(whole ?? '')

/**
 * Whether the contract of the only lot has another sum than the budget of its purchase, which is the estimate. A sum
 * that is withheld may be another one.
 */
function hasOwnSum(release: OcdsRelease, id: string, budget: number | null): boolean {
  const awardedSum = awardedSumOf(release, id)
  if (awardedSum !== null) return Math.round(awardedSum.amount) !== budget
  return withheldOf(release, id, { result: null, awardedSum }).some(
    ({ property }) => property === 'awardedSum',
  )
}

/** Whether a lot says no more than its purchase, of which it is the only one. */
const isTheWhole = (tender: OcdsTender, lot: OcdsLot) =>
  saysTheSame(lot.title, tender.title) && saysTheSame(lot.description, tender.description)

/**
 * Returns the lots of a purchase. A purchase with one lot that says no more than the purchase has none.
 *
 * @param money of the purchase: its budget, and the currency of lots that name none
 */
export function lotRecordsOf(
  release: OcdsRelease,
  known: KnownCriteria,
  { budget, currency }: Pick<ProcurementRecord, 'budget' | 'currency'>,
  note: Note,
): LotRecord[] {
  const tender = release.tender ?? {}
  const named = (tender.lots ?? []).filter(({ id }) => (id ?? '') !== '' && (id ?? '').length <= longestId)
  const lots = [...new Map(named.map((lot) => [lot.id, lot])).values()]
  if (lots.length < (tender.lots ?? []).length)
    note('tender/lots/id', 'is missing, too long or not unique in some lots')
  const [only] = lots
  const isWhole = lots.length === 1 && only !== undefined && isTheWhole(tender, only)
  if (isWhole && !hasOwnSum(release, only.id ?? '', budget)) return []
  if (lots.length > mostLots)
    note('tender/lots', `are ${lots.length}, of which the first ${mostLots} are shown`)
  return lots.slice(0, mostLots).map((lot): LotRecord => {
    const id = lot.id ?? ''
    const awards = winningAwards(release).filter(({ relatedLots }) => relatedLots?.includes(id))
    const own = ofLot(release, id)
    const [place] = (own.tender?.items ?? []).flatMap((item) =>
      [item.deliveryAddress, ...(item.deliveryAddresses ?? [])].flatMap((address) => placeOf(address) ?? []),
    )
    const result = resultOf(lot, awards.length > 0)
    const awardedSum = awardedSumOf(release, id)
    const winners = awards.flatMap((award) =>
      winnersOfAward(release, award).flatMap(({ party }) => companyKey(party) ?? []),
    )
    return {
      id,
      title: lot.title?.trim() || null,
      description: lot.description?.trim() || null,
      criteria: criteriaOf(own, undefined, known).filter(({ type }) => type !== 'contractType'),
      place: place?.city ?? null,
      budget: lot.value?.amount == null ? null : Math.round(lot.value.amount),
      currency: lot.value?.currency ?? currency,
      start: dayOf(lot.contractPeriod?.startDate),
      end: dayOf(lot.contractPeriod?.endDate),
      durationInDays: lot.contractPeriod?.durationInDays ?? null,
      participation: windowOf(lot.participationPeriod),
      offers: windowOf(lot.tenderPeriod),
      inquiry: windowOf(lot.enquiryPeriod),
      result,
      awardedSum,
      withheld: withheldOf(release, id, { result, awardedSum }),
      winners: [...new Set(winners)],
    }
  })
}
