import type { OcdsParty, OcdsRelease, OcdsTender } from '../../storage/records/OcdsRelease'
import type { ReleaseFault } from '../release/ReleaseFault'
import { languageOf } from '../release/languageOf'
import { changeIn } from './changes'
import { keysIn, noticeKeys } from './noticeKeys'
import type { NoticeKeys } from './noticeKeys'
import { estimateIn, itemIn, lotElements, lotsIn } from './lotsIn'
import type { Notice, Stage } from './Notice'
import { extensionOf, isWithheld, ownText, textsByLanguage } from './Notice'
import { buyersOf, organizationsIn } from './organizationsIn'
import { parseXml } from './parseXml'
import type { XmlElement } from './parseXml'
import { first, textAt, textsAt } from './paths'
import { resultsIn, statusesOfLots } from './resultsIn'
import { joinTime } from './times'

/** What a document was read as. */
export type ReadNotice =
  | {
      readonly release: OcdsRelease
      readonly keys: NoticeKeys
      readonly notes: readonly ReleaseFault[]
    }
  /** A notice that is not about a purchase, by its name. */
  | { readonly skipped: string }
  | { readonly fault: ReleaseFault; readonly id: string | null }

const roots: ReadonlySet<string> = new Set([
  'PriorInformationNotice',
  'ContractNotice',
  'ContractAwardNotice',
])

const stages: Readonly<Record<string, Stage>> = {
  planning: 'planning',
  consultation: 'planning',
  competition: 'competition',
  result: 'result',
  'dir-awa-pre': 'result',
  'cont-modif': 'contract',
  completion: 'contract',
}

/** The stage of a notice whose type is missing, or is `change`, as early versions of eForms wrote. */
const stageOfRoot: Readonly<Record<string, Stage>> = {
  PriorInformationNotice: 'planning',
  ContractNotice: 'competition',
  ContractAwardNotice: 'result',
}

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

function procedureOf(notice: Notice): Pick<OcdsTender, 'procurementMethod' | 'procurementMethodDetails'> {
  const process = first(notice.root, 'cac:TenderingProcess')
  const code = textAt(process, 'cbc:ProcedureCode')
  if (isWithheld(notice, process, 'pro-typ', code)) return {}
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

const tags: Readonly<Record<Stage, readonly [first: string, changed: string]>> = {
  planning: ['planning', 'planningUpdate'],
  competition: ['tender', 'tenderUpdate'],
  result: ['award', 'awardUpdate'],
  contract: ['contractAmendment', 'contractAmendment'],
}

function tagOf({ root, stage }: Notice, isChange: boolean, isCancelled: boolean): string[] {
  if (isCancelled) return ['tenderCancellation']
  // The intention to award a contract is no award yet.
  if (textAt(root, 'cbc:NoticeTypeCode') === 'veat') return [isChange ? 'tenderUpdate' : 'tender']
  return [tags[stage][isChange ? 1 : 0]]
}

function titleOf(notice: Notice, project: XmlElement | undefined): string | null {
  const own = ownText(notice, project, 'cbc:Name')
  const [lot] = lotElements(notice)
  return own ?? ownText(notice, first(lot, 'cac:ProcurementProject'), 'cbc:Name')
}

/** When a notice was published, or else sent. Null if it does not say so. */
function dateOf({ root, extension, note }: Notice): string | null {
  const published = textAt(first(extension, 'efac:Publication'), 'efbc:PublicationDate')
  if (published !== null) return published.slice(0, 10)
  const issued = textAt(root, 'cbc:IssueDate')
  const date = joinTime(issued, textAt(root, 'cbc:IssueTime'))
  if (date !== null && !Number.isNaN(Date.parse(date))) return date
  note(
    'cbc:IssueDate',
    `${issued === null ? 'is missing' : `"${issued}" is no day`}, so the day of the import counts`,
  )
  return null
}

function partiesOf(buyers: readonly OcdsParty[], suppliers: readonly OcdsParty[]): OcdsParty[] {
  const parties = new Map<string, OcdsParty>()
  for (const [role, list] of [
    ['buyer', buyers],
    ['supplier', suppliers],
  ] as const) {
    for (const party of list) {
      const known = parties.get(party.id ?? '')
      parties.set(party.id ?? '', { ...party, roles: [...(known?.roles ?? []), role] })
    }
  }
  return [...parties.values()]
}

function tenderOf(notice: Notice, awards: OcdsRelease['awards'], isCancelled: boolean): OcdsTender {
  const project = first(notice.root, 'cac:ProcurementProject')
  const { lots, items } = lotsIn(notice)
  const ended = statusesOfLots(awards ?? [])
  const description = [ownText(notice, project, 'cbc:Description'), ownText(notice, project, 'cbc:Note')]
  return {
    title: titleOf(notice, project),
    description: [...new Set(description)].filter((text) => text !== null).join('\n\n') || null,
    status: isCancelled ? 'cancelled' : statusOf[notice.stage],
    mainProcurementCategory: categories[textAt(project, 'cbc:ProcurementTypeCode') ?? ''] ?? null,
    ...procedureOf(notice),
    value: estimateIn(notice, project, 'tender/value'),
    documents: documentsOf(notice),
    items: [...(project === undefined ? [] : [itemIn(project, null)]), ...items],
    lots: lots.map((lot) => ({
      ...lot,
      status: ended.get(lot.id ?? '') ?? (isCancelled ? 'cancelled' : null),
    })),
  }
}

/** Leaves out what a notice does not say, so that it takes nothing from an earlier notice that says it. */
function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNulls(part)])) as Value
}

function readRoot(root: XmlElement, today: string): ReadNotice {
  const name = root.name
  const type = first(root, 'cbc:NoticeTypeCode')
  const id = textAt(root, 'cbc:ID')
  if (name === 'BusinessRegistrationInformationNotice' || type?.attributes['listName'] === 'bri')
    return { skipped: 'about the registration of a company' }
  if (!roots.has(name))
    return { fault: { property: name, message: 'is the root of no notice that eForms knows' }, id }
  const extension = extensionOf(root)
  const notes = new Map<string, ReleaseFault>()
  const note = (property: string, message: string) =>
    notes.set(`${property} ${message}`, { property, message })
  const withheld = new Map<string, string | null>()
  const notice: Notice = {
    root,
    extension,
    stage: stages[type?.attributes['listName'] ?? ''] ?? stageOfRoot[name] ?? 'competition',
    language: textAt(root, 'cbc:NoticeLanguageCode')?.toUpperCase() ?? null,
    today,
    note,
    withhold: (part, until) => {
      withheld.set(part, until)
      note(part, `is withheld ${until === null ? 'for good' : `until ${until}`}`)
    },
  }
  const keys = keysIn(notice)
  if (keys === null) return { fault: { property: 'cbc:ID', message: 'is missing, and so is no notice' }, id }
  const date = dateOf(notice)
  const language = languageOf(notice.language ?? '')
  if (language === null && notice.language !== null)
    note('language', `"${notice.language}" is no language that is known`)
  const change = changeIn(notice)
  const organizations = organizationsIn(notice)
  const buyers = buyersOf(notice, organizations)
  const [buyer] = buyers
  const { awards, contracts } = resultsIn(notice, organizations, keys.notice)
  const suppliers = (awards ?? []).flatMap(({ suppliers: won }) =>
    (won ?? []).flatMap((one) => [...organizations.values()].find((party) => party.id === one.id) ?? []),
  )
  const release: OcdsRelease = {
    ocid: '',
    id: keys.notice,
    date: date ?? today,
    tag: tagOf(notice, change.isChange, change.isCancelled),
    language,
    buyer: buyer === undefined ? null : { id: buyer.id, name: buyer.name },
    parties: partiesOf(buyers, suppliers),
    tender: tenderOf(notice, awards, change.isCancelled),
    awards: awards ?? null,
    contracts: contracts ?? null,
    x_titles: textsByLanguage(first(root, 'cac:ProcurementProject'), 'cbc:Name'),
    x_notice: {
      stage: notice.stage,
      isUndated: date === null ? true : null,
      publication: keys.publication,
      replaces: change.replaces,
      change: change.text,
      sdk: textAt(root, 'cbc:CustomizationID'),
      withheld: [...withheld].map(([part, until]) => ({ part, until })),
    },
  }
  return { release: withoutNulls(release), keys: noticeKeys(keys), notes: [...notes.values()] }
}

/**
 * Reads an eForms notice as a release of the Open Contracting Data Standard, after its profile for eForms.
 *
 * @param today `YYYY-MM-DD`. What is withheld until a later day is left out.
 * @throws XmlFault when the document is no XML that is read
 * @source OCDS for eForms
 */
export function readNotice(bytes: Uint8Array, today: string): ReadNotice {
  return readRoot(parseXml(bytes), today)
}
