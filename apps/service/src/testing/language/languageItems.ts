import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { ItemScopes, LanguageItem, PlainRole, PlainText } from './LanguageItem'
import { codesAbove, companyNames, labelsOf } from './languageScene'

const join = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined).join(' ')

const aText = (text: string, language: PlainText['language']): PlainText[] =>
  text === '' ? [] : [{ language, text }]

/** A text without a language of its own, such as the name of a place. */
const aName = (text: string | null | undefined, partsIn: string): PlainText[] =>
  text === null || text === undefined || text === '' ? [] : [{ language: '', text, partsIn }]

const languageOf = (record: { readonly language: string }) => record.language as PlainText['language']

/** The words of a place are not split. */
const aPlace = (text: string): PlainText[] => (text === '' ? [] : [{ language: '', text }])

interface Texts {
  readonly titles: readonly PlainText[]
  readonly place: readonly PlainText[]
  /** Other texts that everybody may read. */
  readonly others: readonly PlainText[]
  readonly paid?: readonly PlainText[]
  readonly authority?: readonly PlainText[]
}

function scopesOf({ titles, place, others, paid = [], authority = [] }: Texts): ItemScopes {
  const names = titles.map((text) => ({ ...text, isTitle: true }))
  const open = [...names, ...place, ...others]
  return {
    title: { texts: names, hasParts: true },
    open: { texts: open, hasParts: true },
    whole: { texts: [...open, ...authority, ...paid], hasParts: true },
    place: { texts: place, hasParts: false },
    authority: { texts: authority, hasParts: false },
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
  const others = [
    ...labelsOf(record.criteria.map(({ code }) => code)),
    ...companiesOf(false).flatMap((name) => aName(name, record.language)),
    ...aText(own.summary ?? '', languageOf(record)),
    ...aText(record.description ?? '', languageOf(record)),
    ...aText(own.tenderText ?? '', languageOf(record)),
  ]
  const paid = [own.paidNumber, ...companiesOf(true)].flatMap((name) => aName(name, record.language))
  return {
    itemType: own.itemType,
    id,
    scopes: scopesOf({
      titles,
      place: aPlace(place),
      others,
      paid,
      authority: aName(own.authority, record.language),
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
  return {
    itemType: 'company',
    id,
    scopes: scopesOf({
      titles: aText(name, languageOf(record)),
      place: aPlace(join([city, address])),
      others: [
        ...(cvr === null ? [] : [{ language: '', text: cvr } as const]),
        ...aText(description ?? '', languageOf(record)),
      ],
    }),
    roles: [],
    openNumber: cvr,
    paidNumber: null,
    codes: [],
    phase: null,
  }
}
