import type { OcdsAward, OcdsTender, OcdsWithheld } from '../../storage/records/OcdsRelease'
import { estimateIn, itemIn, lotElements, lotsIn } from './lotsIn'
import type { Notice, Stage } from './Notice'
import { ownText, textsByLanguage, withheldIn } from './Notice'
import type { XmlElement } from './parseXml'
import { first, textAt, textsAt } from './paths'
import { statusesOfLots, totalWithheldIn } from './resultsIn'

/** The procedures, as the standard names them, and in words for `procurementTypeOf`. */
const procedures: Readonly<Record<string, readonly [method: string, details: string]>> = {
  open: ['open', 'Open procedure'],
  restricted: ['selective', 'Restricted procedure'],
  'neg-w-call': ['selective', 'Negotiated procedure with prior call'],
  'comp-dial': ['selective', 'Competitive dialogue'],
  innovation: ['selective', 'Innovation partnership'],
  'neg-wo-call': ['limited', 'Negotiated procedure without prior call'],
}

const categories: Readonly<Record<string, string>> = {
  works: 'works',
  supplies: 'goods',
  services: 'services',
}

function procedureWithheldIn(notice: Notice) {
  const process = first(notice.root, 'cac:TenderingProcess')
  return withheldIn(notice, process, 'pro-typ', textAt(process, 'cbc:ProcedureCode'))
}

function procedureOf(notice: Notice): Pick<OcdsTender, 'procurementMethod' | 'procurementMethodDetails'> {
  const code = textAt(first(notice.root, 'cac:TenderingProcess'), 'cbc:ProcedureCode')
  if (procedureWithheldIn(notice) !== null) return {}
  if (/^(?:cn|can)-desg/.test(textAt(notice.root, 'cbc:NoticeTypeCode') ?? ''))
    return { procurementMethod: 'open', procurementMethodDetails: 'Design contest' }
  const [procurementMethod, procurementMethodDetails] = procedures[code ?? ''] ?? [null, null]
  return { procurementMethod, procurementMethodDetails }
}

function documentsOf(notice: Notice): OcdsTender['documents'] {
  const links = (type: string, path: string) =>
    lotElements(notice)
      .flatMap((lot) => textsAt(lot, path))
      .map((url) => ({ documentType: type, url }))
  const found = [
    ...links(
      'biddingDocuments',
      'cac:TenderingTerms/cac:CallForTendersDocumentReference/cac:Attachment/cac:ExternalReference/cbc:URI',
    ),
    ...links('x_submission', 'cac:TenderingTerms/cac:TenderRecipientParty/cbc:EndpointID'),
  ]
  return [...new Map(found.map((one) => [`${one.documentType} ${one.url}`, one])).values()]
}

const statusOf: Readonly<Record<Stage, string | null>> = {
  planning: 'planned',
  competition: 'active',
  result: null,
  contract: 'complete',
}

const joined = (texts: readonly (string | null | undefined)[]): string | null =>
  [...new Set(texts)].filter(Boolean).join('\n\n') || null

/** Returns the description in each language in which a notice has one, by the codes of the languages. */
export function descriptionsIn({ root }: Notice): Record<string, string> {
  const project = first(root, 'cac:ProcurementProject')
  const [texts, remarks] = ['cbc:Description', 'cbc:Note'].map((path) => textsByLanguage(project, path))
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([code, text]) => [code, joined([text, remarks?.[code]]) ?? text]),
  )
}

function withheldFrom(notice: Notice): OcdsWithheld[] {
  const [total, procedure] = [totalWithheldIn(notice), procedureWithheldIn(notice)]
  return [
    ...(total === null ? [] : [{ property: 'budget' as const, ...total }]),
    ...(procedure === null ? [] : [{ property: 'procurementType' as const, ...procedure }]),
  ]
}

function titleOf(notice: Notice, project: XmlElement | undefined): string | null {
  const own = ownText(notice, project, 'cbc:Name')
  const [lot] = lotElements(notice)
  return own ?? ownText(notice, first(lot, 'cac:ProcurementProject'), 'cbc:Name')
}

/**
 * Reads what a notice says of the purchase itself: what is bought, how, and in which lots.
 *
 * @param awards what the notice says of the lots that are decided
 */
export function tenderIn(notice: Notice, awards: readonly OcdsAward[], isCancelled: boolean): OcdsTender {
  const project = first(notice.root, 'cac:ProcurementProject')
  const { lots, items } = lotsIn(notice)
  const ended = statusesOfLots(awards)
  return {
    title: titleOf(notice, project),
    description: joined([ownText(notice, project, 'cbc:Description'), ownText(notice, project, 'cbc:Note')]),
    status: isCancelled ? 'cancelled' : statusOf[notice.stage],
    mainProcurementCategory: categories[textAt(project, 'cbc:ProcurementTypeCode') ?? ''] ?? null,
    ...procedureOf(notice),
    value: estimateIn(notice, project, 'tender/value'),
    documents: documentsOf(notice),
    items: [...(project === undefined ? [] : [itemIn(project, null)]), ...items],
    x_withheld: withheldFrom(notice),
    lots: lots.map((lot) => ({
      ...lot,
      status: ended.get(lot.id ?? '') ?? (isCancelled ? 'cancelled' : null),
    })),
  }
}
