/** What a lot ended with, with the local ids of the winners. */
export interface TestResult {
  readonly lot: string
  readonly code?: string
  readonly winners?: readonly string[]
  readonly amount?: string
  /** The day until which the amount is withheld. */
  readonly withheldUntil?: string
  /** The day until which it is withheld who has won. */
  readonly resultWithheldUntil?: string
}

/** A contract of a notice for tests, with the ids of the tenders (bids) that it is for, such as `TEN-0`. */
export interface TestContract {
  readonly id: string
  readonly tenders: readonly string[]
  readonly date?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns an element with a text, or nothing without one. */
export const element = (name: string, text: string | null | undefined, attributes = '') =>
  text === null || text === undefined ? '' : `<${name}${attributes}>${escaped(text)}</${name}>`

const privacyXml = (field: string, until: string) =>
  `<efac:FieldsPrivacy>${element('efbc:FieldIdentifierCode', field)}${element('efbc:PublicationDate', until)}</efac:FieldsPrivacy>`

/** Returns what a notice says of its results. */
export function resultsXml(results: readonly TestResult[], contracts: readonly TestContract[]): string {
  if (results.length === 0) return ''
  const lots = results.map(
    ({ lot, code = 'selec-w', winners = [], resultWithheldUntil }, index) =>
      `<efac:LotResult>${resultWithheldUntil === undefined ? '' : privacyXml('win-cho', resultWithheldUntil)}${element('cbc:ID', `RES-${index}`)}${element('cbc:TenderResultCode', code)}
      ${winners.length > 0 ? `<efac:LotTender>${element('cbc:ID', `TEN-${index}`)}</efac:LotTender>` : ''}
      <efac:TenderLot>${element('cbc:ID', lot)}</efac:TenderLot></efac:LotResult>`,
  )
  const tenders = results.map(
    ({ amount, withheldUntil }, index) =>
      `<efac:LotTender>${element('cbc:ID', `TEN-${index}`)}
      ${withheldUntil === undefined ? '' : privacyXml('win-ten-val', withheldUntil)}
      ${amount === undefined ? '' : `<cac:LegalMonetaryTotal>${element('cbc:PayableAmount', amount, ' currencyID="DKK"')}</cac:LegalMonetaryTotal>`}
      <efac:TenderingParty>${element('cbc:ID', `TPA-${index}`)}</efac:TenderingParty></efac:LotTender>`,
  )
  const parties = results.map(
    ({ winners = [] }, index) =>
      `<efac:TenderingParty>${element('cbc:ID', `TPA-${index}`)}${winners
        .map((winner) => `<efac:Tenderer>${element('cbc:ID', winner)}</efac:Tenderer>`)
        .join('')}</efac:TenderingParty>`,
  )
  const settled = contracts.map(
    ({ id, tenders: named, date }) =>
      `<efac:SettledContract>${element('cbc:ID', id)}${element('cbc:IssueDate', date)}
      ${named.map((one) => `<efac:LotTender>${element('cbc:ID', one)}</efac:LotTender>`).join('')}</efac:SettledContract>`,
  )
  return `<efac:NoticeResult>${[...lots, ...tenders, ...settled, ...parties].join('')}</efac:NoticeResult>`
}
