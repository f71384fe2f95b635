import { isDeepStrictEqual } from 'node:util'
import type { ChangeKind } from '@spadestik/domain/alerts'
import { windowKinds } from '@spadestik/domain/deadlines'
import type { RoleRecord, WindowRecord } from '../storage/records/itemParts'
import { lotMoves } from './lotMoves'

export interface FieldChange {
  /** Null for a new item, whose whole record is in `after`. */
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
}

const kinds: Readonly<Record<string, ChangeKind>> = {
  budget: 'sum',
  announcements: 'announcement',
  files: 'documents',
  criteria: 'criteria',
  names: 'text',
  name: 'text',
  summary: 'text',
  description: 'text',
  tenderText: 'text',
  published: 'republished',
  lastUpdated: 'republished',
}

function windowKind(before: WindowRecord | null, after: WindowRecord | null): ChangeKind {
  const [from, to] = [before?.to ?? null, after?.to ?? null]
  if (from === null && to === null) return 'other'
  if (from === null) return 'deadlineAdded'
  if (to === null) return 'deadlineRemoved'
  return from === to && before?.toTime === after?.toTime ? 'other' : 'deadlineMoved'
}

/** A moved deadline of one lot is what a reader of the whole list must not miss. */
function lotsKind(change: FieldChange): ChangeKind {
  const [move] = lotMoves(change)
  if (move === undefined) return 'other'
  if (move.before === null) return 'deadlineAdded'
  return move.after === null ? 'deadlineRemoved' : 'deadlineMoved'
}

const identity = ({ company, role, roleText, isWinner }: RoleRecord) =>
  JSON.stringify([company, role, roleText, isWinner])

export function addedRoles({ before, after }: FieldChange): RoleRecord[] {
  const known = new Set(((before ?? []) as RoleRecord[]).map(identity))
  return ((after ?? []) as RoleRecord[]).filter((role) => !known.has(identity(role)))
}

/** Whether companies or their roles differ. A new note or day of the same role does not count (D03). */
export function haveRolesChanged({ before, after }: FieldChange): boolean {
  const [known, current] = [before, after].map((roles) =>
    ((roles ?? []) as RoleRecord[]).map(identity).toSorted(),
  )
  return !isDeepStrictEqual(known, current)
}

export function kindOf(change: FieldChange): ChangeKind {
  const { field, before, after } = change
  if (windowKinds.some((kind) => kind === field))
    return windowKind(before as WindowRecord | null, after as WindowRecord | null)
  switch (field) {
    case null:
      return 'new'
    case 'lots':
      return lotsKind(change)
    case 'phase':
      return after === 'cancelled' ? 'cancelled' : 'phase'
    case 'roles':
      return addedRoles(change).some(({ isWinner }) => isWinner) ? 'awarded' : 'roles'
    default:
      return kinds[field] ?? 'other'
  }
}

type Section = string | null | undefined

/** The section of a project's page that shows a kind of change. See `sectionOf`. */
const ofProjects: Readonly<Record<ChangeKind, Section>> = {
  phase: 'phases',
  cancelled: 'phases',
  deadlineMoved: 'dates',
  deadlineAdded: 'dates',
  deadlineRemoved: 'dates',
  awarded: 'roles',
  roles: 'roles',
  sum: 'information',
  announcement: 'announcements',
  documents: 'images',
  new: undefined,
  text: undefined,
  criteria: undefined,
  other: undefined,
  republished: undefined,
}

const sections = {
  project: ofProjects,
  procurement: { ...ofProjects, awarded: 'winners', documents: null },
}

/**
 * Returns the section of an item's page that shows a change, because an update (a text about the change)
 * links to this section. Returns null when no section shows the change, and undefined for kinds of changes
 * that are too general for an update.
 */
export const sectionOf = (itemType: 'project' | 'procurement', kind: ChangeKind): Section =>
  sections[itemType][kind]
