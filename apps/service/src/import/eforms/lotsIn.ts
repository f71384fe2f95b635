import type { OcdsItem, OcdsLot, OcdsValue } from '../../storage/records/OcdsRelease'
import type { Notice } from './Notice'
import { extensionOf, ownText } from './Notice'
import { addressIn } from './organizationsIn'
import type { XmlElement } from './parseXml'
import { all, first, textAt } from './paths'
import { deadlineIn, plannedPeriod } from './times'

/** Returns an amount with its currency. Reports a text that is no number. */
export function valueIn(
  { note }: Notice,
  element: XmlElement | undefined,
  property: string,
): OcdsValue | null {
  if (element === undefined || element.text === '') return null
  const amount = Number(element.text)
  if (Number.isFinite(amount)) return { amount, currency: element.attributes['currencyID'] ?? null }
  note(property, `"${element.text}" is no amount`)
  return null
}

/** Returns the estimated value of a purchase or lot, or else the most that a framework agreement may cost. */
export function estimateIn(
  notice: Notice,
  project: XmlElement | undefined,
  property: string,
): OcdsValue | null {
  const total = first(project, 'cac:RequestedTenderTotal')
  return (
    valueIn(notice, first(total, 'cbc:EstimatedOverallContractAmount'), property) ??
    valueIn(notice, first(extensionOf(total), 'efbc:FrameworkMaximumAmount'), property)
  )
}

const code = ({ text, attributes }: XmlElement) => ({
  scheme: (attributes['listName'] ?? 'cpv').toUpperCase(),
  id: text,
})

/** Returns what is bought and where: one item of the standard for a purchase or a lot. */
export function itemIn(project: XmlElement, lot: string | null): OcdsItem {
  const classification = first(project, 'cac:MainCommodityClassification/cbc:ItemClassificationCode')
  return {
    id: lot ?? 'procedure',
    relatedLot: lot,
    classification: classification === undefined ? null : code(classification),
    additionalClassifications: all(
      project,
      'cac:AdditionalCommodityClassification/cbc:ItemClassificationCode',
    ).map(code),
    deliveryAddresses: all(project, 'cac:RealizedLocation/cac:Address').flatMap(
      (address) => addressIn(address) ?? [],
    ),
  }
}

/** Until when one may ask to take part, or say that one is interested. */
function participationIn(notice: Notice, process: XmlElement | undefined) {
  const property = 'lots/participationPeriod'
  return (
    deadlineIn(notice, first(process, 'cac:ParticipationRequestReceptionPeriod'), property) ??
    deadlineIn(notice, first(extensionOf(process), 'efac:InterestExpressionReceptionPeriod'), property)
  )
}

/** The lots of a notice: no groups of lots, whose values repeat those of their lots. */
export const lotElements = ({ root }: Pick<Notice, 'root'>): XmlElement[] =>
  all(root, 'cac:ProcurementProjectLot').filter(
    (lot) => first(lot, 'cbc:ID')?.attributes['schemeName'] !== 'LotsGroup' && !isGroup(lot),
  )

const isGroup = (lot: XmlElement) => (textAt(lot, 'cbc:ID') ?? '').startsWith('GLO-')

/** Reads the lots of a notice, and the parts of a planning notice. */
export function lotsIn(notice: Notice): { readonly lots: OcdsLot[]; readonly items: OcdsItem[] } {
  const lots: OcdsLot[] = []
  const items: OcdsItem[] = []
  const seen = new Set<string>()
  for (const element of lotElements(notice)) {
    const id = textAt(element, 'cbc:ID')
    if (id === null || seen.has(id)) {
      notice.note(
        'lots',
        id === null ? 'has a lot without an id' : `"${id}" occurs twice, and the first one was read`,
      )
      continue
    }
    seen.add(id)
    const project = first(element, 'cac:ProcurementProject')
    const process = first(element, 'cac:TenderingProcess')
    lots.push({
      id,
      title: ownText(notice, project, 'cbc:Name'),
      description: ownText(notice, project, 'cbc:Description'),
      value: estimateIn(notice, project, 'lots/value'),
      tenderPeriod: deadlineIn(
        notice,
        first(process, 'cac:TenderSubmissionDeadlinePeriod'),
        'lots/tenderPeriod',
      ),
      participationPeriod: participationIn(notice, process),
      enquiryPeriod: deadlineIn(
        notice,
        first(process, 'cac:AdditionalInformationRequestPeriod'),
        'lots/enquiryPeriod',
      ),
      contractPeriod: plannedPeriod(notice, project, 'lots/contractPeriod'),
    })
    if (project !== undefined) items.push(itemIn(project, id))
  }
  return { lots, items }
}
