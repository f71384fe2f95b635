import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { ItemScopes, LanguageItem, PlainRole, PlainText } from './LanguageItem'
import { codesAbove, companyNames, labelsOf } from './languageScene'

const join = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined).join(' ')

const aText = (text: string, language: PlainText['language'] = ''): PlainText[] =>
  text === '' ? [] : [{ language, text }]

const languageOf = (record: { readonly language: string }) => record.language as PlainText['language']

function scopesOf(
  titles: readonly PlainText[],
  place: string,
  labels: readonly PlainText[],
  texts: readonly PlainText[],
  paid: { readonly texts: readonly PlainText[]; readonly authority: string },
): ItemScopes {
  const none = { titles: [], labels: [], texts: [], hasParts: false }
  const open = { titles, labels, texts, hasParts: true }
  return {
    title: { ...none, titles, hasParts: true },
    open,
    whole: { ...open, texts: [...texts, ...paid.texts] },
    place: { ...none, texts: aText(place) },
    authority: { ...none, texts: aText(paid.authority) },
  }
}

const nameOf = (key: string) => companyNames[Number(key)] ?? ''
const namesOf = (keys: readonly string[]) => [...new Set(keys.map(nameOf))].toSorted()

function itemOf(
  record: ProjectRecord | ProcurementRecord,
  id: number,
  companyIds: ReadonlyMap<string, number>,
  own: Pick<LanguageItem, 'itemType' | 'paidNumber' | 'phase'> & {
    readonly summary: string | null
    readonly tenderText: string | null
    readonly authority: string
    readonly isPaid: (role: ProjectRecord['roles'][number]) => boolean
  },
): LanguageItem {
  const [place, codes] = [
    join([record.city, record.municipality, record.address]),
    record.criteria.flatMap(({ code }) => codesAbove(code)),
  ]
  const companiesOf = (isPaid: boolean) =>
    namesOf(record.roles.filter((role) => own.isPaid(role) === isPaid).map(({ company }) => company))
  const titles = Object.entries(record.names)
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .flatMap(([language, text]) => aText(text ?? '', language as PlainText['language']))
  const texts = [
    ...aText(join([place, ...companiesOf(false)])),
    ...aText(own.summary ?? '', languageOf(record)),
    ...aText(join([record.description, own.tenderText]), languageOf(record)),
  ]
  const paid = join([own.authority === '' ? null : own.authority, own.paidNumber, ...companiesOf(true)])
  return {
    itemType: own.itemType,
    id,
    scopes: scopesOf(titles, place, labelsOf(codes), texts, {
      texts: aText(paid),
      authority: own.authority,
    }),
    roles: record.roles.map((role): PlainRole => ({
      companyId: companyIds.get(role.company) ?? 0,
      isBuilder: role.role === 'builder' || (own.itemType === 'procurement' && role.role === 'authority'),
      isPaid: own.isPaid(role),
    })),
    openNumber: null,
    paidNumber: own.paidNumber,
    codes,
    phase: own.phase,
  }
}

/** Describes a project for `meetsQuery`. Treats the roles of winners as paid details. */
export function projectItem(
  record: ProjectRecord,
  id: number,
  companyIds: ReadonlyMap<string, number>,
): LanguageItem {
  return itemOf(record, id, companyIds, {
    itemType: 'project',
    paidNumber: null,
    phase: record.phase,
    summary: null,
    tenderText: null,
    authority: '',
    isPaid: ({ isWinner }) => isWinner,
  })
}

/**
 * Describes a procurement for `meetsQuery`. All roles of a company that has won or is the authority are paid
 * details (K02).
 */
export function procurementItem(
  record: ProcurementRecord,
  id: number,
  companyIds: ReadonlyMap<string, number>,
): LanguageItem {
  const authority = record.liable ?? ''
  const isPaid = ({ company }: ProcurementRecord['roles'][number]) =>
    nameOf(company).toLowerCase() === authority.toLowerCase() ||
    record.roles.some((one) => one.company === company && (one.isWinner || one.role === 'authority'))
  const { summary, tenderText, euNr } = record
  return itemOf(record, id, companyIds, {
    itemType: 'procurement',
    paidNumber: euNr,
    phase: null,
    summary,
    tenderText,
    authority,
    isPaid,
  })
}

/** Describes a company for `meetsQuery`. A company has no paid details. */
export function companyItem(record: CompanyRecord, id: number): LanguageItem {
  const { name, cvr, city, address, description } = record
  const texts = [...aText(join([cvr, city, address])), ...aText(description ?? '', languageOf(record))]
  return {
    itemType: 'company',
    id,
    scopes: scopesOf(aText(name, languageOf(record)), join([city, address]), [], texts, {
      texts: [],
      authority: '',
    }),
    roles: [],
    openNumber: cvr,
    paidNumber: null,
    codes: [],
    phase: null,
  }
}
