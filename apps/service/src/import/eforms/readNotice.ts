import type { OcdsParty, OcdsRelease } from '../../storage/records/OcdsRelease'
import type { ReleaseFault } from '../release/ReleaseFault'
import { languageOf } from '../release/languageOf'
import { changeIn } from './changes'
import { keysIn, noticeKeys } from './noticeKeys'
import type { NoticeKeys } from './noticeKeys'
import type { Notice, Stage } from './Notice'
import { extensionOf, textsByLanguage } from './Notice'
import { buyersOf, organizationsIn } from './organizationsIn'
import { parseXml } from './parseXml'
import type { XmlElement } from './parseXml'
import { first, textAt } from './paths'
import { resultsIn } from './resultsIn'
import { descriptionsIn, tenderIn } from './tenderIn'
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

/** The first moment of a day, so that it is this day in the Nordic countries whatever the country of the buyer. */
const startOf = (day: string) => `${day}T00:00:00Z`

/** When a notice was published, or else sent. Null if it does not say so. */
function dateOf({ root, extension, note }: Notice): string | null {
  const published = textAt(first(extension, 'efac:Publication'), 'efbc:PublicationDate')
  const issued = textAt(root, 'cbc:IssueDate')
  const stated = [joinTime(published, null), joinTime(issued, textAt(root, 'cbc:IssueTime'))]
  const date = stated.find((one) => one !== null && !Number.isNaN(Date.parse(one))) ?? null
  if (date !== null) return date.length === 10 ? startOf(date) : date
  const fault = issued === null ? 'is missing' : `"${issued}" is no day`
  note('cbc:IssueDate', `${fault}, so the day of the import counts`)
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

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Leaves out what a notice does not say, so that it takes nothing from an earlier notice that says it. */
function withoutNothing<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNothing) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => !isNothing(part))
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNothing(part)])) as Value
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
  const notice: Notice = {
    root,
    extension,
    stage: stages[type?.attributes['listName'] ?? ''] ?? stageOfRoot[name] ?? 'competition',
    language: textAt(root, 'cbc:NoticeLanguageCode')?.toUpperCase() ?? null,
    today,
    note,
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
    date: date ?? startOf(today),
    tag: tagOf(notice, change.isChange, change.isCancelled),
    language,
    buyer: buyer === undefined ? null : { id: buyer.id, name: buyer.name },
    parties: partiesOf(buyers, suppliers),
    tender: tenderIn(notice, awards ?? [], change.isCancelled),
    awards: awards ?? null,
    contracts: contracts ?? null,
    x_titles: textsByLanguage(first(root, 'cac:ProcurementProject'), 'cbc:Name'),
    x_descriptions: descriptionsIn(notice),
    x_notice: {
      stage: notice.stage,
      isUndated: date === null ? true : null,
      publication: keys.publication,
      replaces: change.replaces,
      change: change.text,
      sdk: textAt(root, 'cbc:CustomizationID'),
    },
  }
  return { release: withoutNothing(release), keys: noticeKeys(keys), notes: [...notes.values()] }
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
