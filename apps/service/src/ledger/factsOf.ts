import type { ChangeKind } from '@spadestik/domain/alerts'
import { windowKinds } from '@spadestik/domain/deadlines'
import { measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type {
  AnnouncementFacts,
  ChangedField,
  ChangeFacts,
  DeadlineFact,
  DeadlineFacts,
  FieldFacts,
} from '../storage/records/ChangeFacts'
import type { AnnouncementRecord, FileRecord, WindowRecord } from '../storage/records/itemParts'
import type { FieldChange } from './kindOf'
import { addedRoles } from './kindOf'
import { lotMoves } from './lotMoves'
import type { Sum } from './ledgerRecord'
import type { LedgerItemType } from './readRecords'

export interface KnownChange extends FieldChange {
  readonly itemType: LedgerItemType
  readonly kind: ChangeKind
}

export async function readCompanyNames(
  db: Kysely<Database>,
  changes: readonly FieldChange[],
): Promise<Map<string, string>> {
  const keys = changes
    .filter(({ field }) => field === 'roles')
    .flatMap((change) => addedRoles(change).map(({ company }) => company))
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from companies where key = any(${[...new Set(keys)]}::text[])`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

function deadlineOf(value: unknown): DeadlineFact | null {
  const window = value as Partial<WindowRecord> | null
  return window?.to ? { day: window.to, time: window.toTime ?? null } : null
}

const codeIn = (value: unknown) => (typeof value === 'string' ? value : null)

function addedFiles({ before, after }: FieldChange): string[] {
  const known = new Set(((before ?? []) as FileRecord[]).map(({ link }) => link))
  return ((after ?? []) as FileRecord[]).filter(({ link }) => !known.has(link)).map(({ name }) => name)
}

// A change of the budget has a kind of its own.
const sizes = measures.filter((measure) => measure !== 'budget')

const changedFields: Readonly<Record<string, ChangedField>> = {
  name: 'name',
  names: 'name',
  summary: 'summary',
  description: 'description',
  tenderText: 'tenderText',
  address: 'place',
  postalCode: 'place',
  city: 'place',
  municipality: 'place',
  region: 'place',
  country: 'place',
  buildingStart: 'building',
  buildingEnd: 'building',
  ...recordOf(sizes, () => 'size'),
  floors: 'size',
  ...recordOf(windowKinds, () => 'dates'),
  lots: 'lots',
}

function fieldFacts(kind: 'text' | 'other', { field, before, after }: FieldChange): FieldFacts {
  if (field === 'liable') return { kind, buyer: { before: codeIn(before), after: codeIn(after) } }
  const named = field === null ? undefined : changedFields[field]
  return named === undefined ? { kind } : { kind, field: named }
}

function announcementFacts({ before, after }: FieldChange): AnnouncementFacts {
  const known = new Set(((before ?? []) as AnnouncementRecord[]).map((one) => JSON.stringify(one)))
  const added = ((after ?? []) as AnnouncementRecord[]).filter((one) => !known.has(JSON.stringify(one)))
  const [latest] = added.toSorted((a, b) => b.date.localeCompare(a.date))
  return latest === undefined ? { kind: 'announcement' } : { kind: 'announcement', announced: latest.type }
}

function deadlineFacts(kind: DeadlineFacts['kind'], { field, before, after }: FieldChange): DeadlineFacts {
  if (field !== 'lots')
    return { kind, window: field ?? 'offers', before: deadlineOf(before), after: deadlineOf(after) }
  const [move, ...others] = lotMoves({ before, after })
  if (move === undefined) return { kind, window: 'offers', before: null, after: null }
  return { kind, ...move, others: others.length }
}

export function factsOf(change: KnownChange, companyNames: ReadonlyMap<string, string>): ChangeFacts {
  const { itemType, kind, field, before, after } = change
  switch (kind) {
    case 'deadlineMoved':
    case 'deadlineAdded':
    case 'deadlineRemoved':
      return deadlineFacts(kind, change)
    case 'phase':
    case 'cancelled':
      return {
        kind,
        itemType: itemType === 'project' ? itemType : 'procurement',
        before: codeIn(before),
        after: codeIn(after),
      }
    case 'sum':
      return { kind, before: before as Sum | null, after: after as Sum | null }
    case 'awarded':
    case 'roles': {
      const roles = field === 'roles' ? addedRoles(change) : []
      const wanted = kind === 'awarded' ? roles.filter(({ isWinner }) => isWinner) : roles
      const names = wanted.flatMap(({ company }) => companyNames.get(company) ?? [])
      return { kind, names: [...new Set(names)] }
    }
    case 'documents':
      return { kind, names: [...new Set(addedFiles(change))] }
    case 'announcement':
      return announcementFacts(change)
    case 'text':
    case 'other':
      return fieldFacts(kind, change)
    default:
      return { kind }
  }
}
