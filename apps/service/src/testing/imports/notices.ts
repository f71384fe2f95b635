import type { TestContract, TestResult } from './noticeResults'
import { element, resultsXml } from './noticeResults'

/** A lot of a notice for tests. */
interface TestLot {
  readonly id?: string
  readonly title?: string
  readonly description?: string
  readonly cpv?: string
  /** Such as `2026-12-04+01:00`. */
  readonly endDate?: string | null
  readonly endTime?: string | null
  readonly value?: string | null
  readonly currency?: string
}

/** An organisation of a notice for tests, by its local id. */
interface TestOrganization {
  readonly id: string
  readonly name: string
  readonly number?: string
  readonly city?: string
  readonly country?: string
  readonly nuts?: string
}

export interface TestNotice {
  readonly root?: string
  readonly listName?: string
  readonly type?: string
  readonly subtype?: string
  readonly id?: string
  readonly version?: string
  readonly procedure?: string | null
  readonly issueDate?: string | null
  readonly issueTime?: string
  readonly publication?: string | null
  readonly language?: string
  readonly title?: string | null
  readonly description?: string
  readonly procedureCode?: string
  readonly cpv?: string
  readonly lots?: readonly TestLot[]
  readonly organizations?: readonly TestOrganization[]
  readonly buyers?: readonly string[]
  readonly results?: readonly TestResult[]
  readonly contracts?: readonly TestContract[]
  /** The notice that this one changes. */
  readonly changes?: string | null
  readonly changeReason?: string
  readonly changeText?: string
  /** An earlier notice that this one names. */
  readonly refersTo?: string | null
  /** XML to stand at the end of the procurement project. */
  readonly inProject?: string
  /** XML to stand at the end of the extension. */
  readonly inExtension?: string
}

export const testProcedure = '3f0c6a52-58c1-4c1e-9a0e-5d0a4b0e7a11'
export const noticeId = (number: number) => `8c9a1f00-0000-4000-8000-${String(number).padStart(12, '0')}`

const buyer: TestOrganization = {
  id: 'ORG-0001',
  name: 'Havneby Kommune',
  number: '12345678',
  city: 'Havneby',
  country: 'DNK',
  nuts: 'DK042',
}

const cpvOf = (code: string) =>
  `<cac:MainCommodityClassification>${element('cbc:ItemClassificationCode', code, ' listName="cpv"')}</cac:MainCommodityClassification>`

const lotXml = (lot: TestLot, language: string) => {
  const {
    id = 'LOT-0001',
    title = 'Bro',
    description,
    cpv = '45221111',
    value = null,
    currency = 'DKK',
  } = lot
  const { endDate = '2026-12-04+01:00', endTime = '12:00:00+01:00' } = lot
  const named = ` languageID="${language}"`
  const total =
    value === null
      ? ''
      : `<cac:RequestedTenderTotal>${element('cbc:EstimatedOverallContractAmount', value, ` currencyID="${currency}"`)}</cac:RequestedTenderTotal>`
  const period =
    endDate === null
      ? ''
      : `<cac:TenderSubmissionDeadlinePeriod>${element('cbc:EndDate', endDate)}${element('cbc:EndTime', endTime)}</cac:TenderSubmissionDeadlinePeriod>`
  return `<cac:ProcurementProjectLot>${element('cbc:ID', id, ' schemeName="Lot"')}
    <cac:TenderingProcess>${period}</cac:TenderingProcess>
    <cac:ProcurementProject>${element('cbc:Name', title, named)}${element('cbc:Description', description, named)}${total}${cpvOf(cpv)}
    </cac:ProcurementProject></cac:ProcurementProjectLot>`
}

const organizationXml = ({ id, name, number, city, country = 'DNK', nuts }: TestOrganization) =>
  `<efac:Organization><efac:Company>
    <cac:PartyIdentification>${element('cbc:ID', id)}</cac:PartyIdentification>
    <cac:PartyName>${element('cbc:Name', name)}</cac:PartyName>
    <cac:PostalAddress>${element('cbc:CityName', city)}${element('cbc:CountrySubentityCode', nuts)}
      <cac:Country>${element('cbc:IdentificationCode', country)}</cac:Country></cac:PostalAddress>
    <cac:PartyLegalEntity>${element('cbc:CompanyID', number)}</cac:PartyLegalEntity>
  </efac:Company></efac:Organization>`

/** Returns an eForms notice as XML. By default it calls for tenders for one bridge. */
export function noticeXml(notice: TestNotice = {}): string {
  const {
    root = 'ContractNotice',
    listName = 'competition',
    type = 'cn-standard',
    subtype = '16',
    id = noticeId(1),
    version = '01',
    procedure = testProcedure,
    issueDate = '2026-11-02+01:00',
    issueTime = '10:00:00+01:00',
    publication = null,
    language = 'DAN',
    title = 'Broer i Havneby',
    description,
    procedureCode = 'open',
    cpv = '45221111',
    lots = [{}],
    organizations = [buyer],
    buyers = ['ORG-0001'],
    results = [],
    contracts = [],
    changes = null,
    changeReason = 'cor-buy',
    changeText,
    refersTo = null,
    inProject = '',
    inExtension = '',
  } = notice
  const named = ` languageID="${language}"`
  const changed =
    changes === null
      ? ''
      : `<efac:Changes>${element('efbc:ChangedNoticeIdentifier', changes)}
      <efac:Change>${element('efbc:ChangeDescription', changeText, named)}</efac:Change>
      <efac:ChangeReason>${element('cbc:ReasonCode', changeReason)}</efac:ChangeReason></efac:Changes>`
  const published =
    publication === null
      ? ''
      : `<efac:Publication>${element('efbc:NoticePublicationID', publication)}</efac:Publication>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"
  xmlns:efext="http://data.europa.eu/p27/eforms-ubl-extensions/1"
  xmlns:efac="http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1"
  xmlns:efbc="http://data.europa.eu/p27/eforms-ubl-extension-basic-components/1">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>
    ${changed}${resultsXml(results, contracts)}
    <efac:NoticeSubType>${element('cbc:SubTypeCode', subtype)}</efac:NoticeSubType>
    <efac:Organizations>${organizations.map(organizationXml).join('')}</efac:Organizations>
    ${published}${inExtension}
  </efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <cbc:CustomizationID>eforms-sdk-1.13</cbc:CustomizationID>
  ${element('cbc:ID', id, ' schemeName="notice-id"')}
  ${element('cbc:ContractFolderID', procedure)}
  ${element('cbc:IssueDate', issueDate)}${element('cbc:IssueTime', issueTime)}
  ${element('cbc:VersionID', version)}
  ${element('cbc:NoticeTypeCode', type, ` listName="${listName}"`)}
  ${element('cbc:NoticeLanguageCode', language)}
  ${buyers.map((one) => `<cac:ContractingParty><cac:Party><cac:PartyIdentification>${element('cbc:ID', one)}</cac:PartyIdentification></cac:Party></cac:ContractingParty>`).join('')}
  <cac:TenderingProcess>${element('cbc:ProcedureCode', procedureCode)}
    ${refersTo === null ? '' : `<cac:NoticeDocumentReference>${element('cbc:ID', refersTo)}</cac:NoticeDocumentReference>`}
  </cac:TenderingProcess>
  <cac:ProcurementProject>${element('cbc:Name', title, named)}${element('cbc:Description', description, named)}
    ${element('cbc:ProcurementTypeCode', 'works')}${cpvOf(cpv)}${inProject}</cac:ProcurementProject>
  ${lots.map((lot) => lotXml(lot, language)).join('')}
</${root}>`
}
