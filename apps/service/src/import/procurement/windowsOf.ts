import { clockTimeOf, dayOf } from '../release/dayOf'
import type { WindowRecord } from '../../storage/records/itemParts'
import type { OcdsParty, OcdsPeriod, OcdsTender } from '../../storage/records/OcdsRelease'
import { lotDeadlines, shownPeriodOf } from './lots'

export interface Windows {
  readonly participation: WindowRecord | null
  readonly offers: WindowRecord | null
  readonly material: WindowRecord | null
  readonly inquiry: WindowRecord | null
}

function windowOf(period: OcdsPeriod | null | undefined, more: Partial<WindowRecord>): WindowRecord | null {
  const from = dayOf(period?.startDate)
  const to = dayOf(period?.endDate)
  if (from === null && to === null) return null
  return { from, to, toTime: clockTimeOf(period?.endDate), address: null, link: null, note: null, ...more }
}

function linkTo(tender: OcdsTender, kinds: readonly string[]): string | null {
  const links = (tender.documents ?? [])
    .filter(({ documentType }) => kinds.includes(documentType ?? ''))
    .map(({ url }) => webAddress(url))
  return links.find((link) => link !== null) ?? null
}

/**
 * Returns the web address that a publisher has written, with its scheme. Publishers often omit the scheme,
 * such as `https://`. Returns null for a text that is no web address.
 */
export function webAddress(url: string | null | undefined): string | null {
  const written = url?.trim() ?? ''
  if (written === '') return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`
  return URL.canParse(address) && /^https?:/i.test(address) ? address : null
}

function addressOf(buyer: OcdsParty | undefined): string | null {
  const { streetAddress, postalCode, locality } = buyer?.address ?? {}
  const parts = [streetAddress, [postalCode, locality].filter(Boolean).join(' ')]
  return parts.filter(Boolean).join(', ') || null
}

/**
 * Converts the periods of a tender to date windows. If the lots have different deadlines, a window ends with the next
 * of them, and the note lists all. In a selective procedure, the `tenderPeriod` is for requests to participate, unless
 * these have a period of their own. In any other procedure, it is for offers.
 *
 * @param today `YYYY-MM-DD`
 */
export function windowsOf(tender: OcdsTender, buyer: OcdsParty | undefined, today: string): Windows {
  const address = addressOf(buyer)
  const documents = linkTo(tender, ['biddingDocuments', 'technicalSpecifications'])
  const submission = linkTo(tender, ['x_submission'])
  const participationPeriod = shownPeriodOf(tender, 'participationPeriod', today)
  const isSelective = tender.procurementMethod === 'selective' && participationPeriod === null
  const tenderPeriod = shownPeriodOf(tender, 'tenderPeriod', today)
  const note = lotDeadlines(tender, 'tenderPeriod')
  const link = isSelective ? null : (submission ?? documents)
  const period = windowOf(tenderPeriod, { address, link, note })
  const participation = windowOf(participationPeriod, {
    address,
    note: lotDeadlines(tender, 'participationPeriod'),
  })
  const material =
    documents === null ? null : windowOf(tenderPeriod ?? participationPeriod, { link: documents })
  return {
    participation: isSelective ? period : participation,
    offers: isSelective ? null : period,
    material,
    inquiry: windowOf(shownPeriodOf(tender, 'enquiryPeriod', today), { address }),
  }
}
