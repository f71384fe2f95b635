import type { Schemas } from '@spadestik/api-client/schema'
import { sheetMessages as messages } from '../cells/Sheet.messages'

type Group = Schemas['CriterionGroup']

/** Returns each criterion as a path of names. */
const criteriaText = (groups: readonly Group[]): string =>
  groups.flatMap(({ criteria }) => criteria.map((path) => path.join(' › '))).join('; ')

export const id = {
  property: 'id',
  label: messages.id,
  kind: 'number',
  width: 10,
  valueOf: (row: { id: number }) => row.id,
} as const
export const name = {
  property: 'name',
  label: messages.name,
  kind: 'text',
  width: 50,
  valueOf: (row: { name: string }) => row.name,
} as const

type Dated = Pick<Schemas['ProjectSummary'], 'buildingStart' | 'buildingEnd' | 'published' | 'lastUpdateDate'>
export const date = { kind: 'date', width: 12 } as const
export const updated = {
  ...date,
  property: 'lastUpdateDate',
  label: messages.updated,
  valueOf: (row: Pick<Dated, 'lastUpdateDate'>) => row.lastUpdateDate,
} as const

export const shared = {
  id,
  name,
  phase: {
    property: 'phase',
    label: messages.phase,
    kind: 'text',
    width: 20,
    valueOf: (row: { phase: { name: string } }) => row.phase.name,
  },
  budget: {
    property: 'budget',
    label: messages.budget,
    kind: 'money',
    width: 16,
    valueOf: (row: { budget: number | null }) => row.budget,
  },
  currency: {
    property: 'currency',
    label: messages.currency,
    kind: 'text',
    width: 9,
    valueOf: (row: { currency: string }) => row.currency,
  },
  place: {
    property: 'place',
    label: messages.place,
    kind: 'text',
    width: 20,
    valueOf: (row: { place: string | null }) => row.place,
  },
  buildingStart: {
    ...date,
    property: 'buildingStart',
    label: messages.buildingStart,
    valueOf: (row: Pick<Dated, 'buildingStart'>) => row.buildingStart,
  },
  buildingEnd: {
    ...date,
    property: 'buildingEnd',
    label: messages.buildingEnd,
    valueOf: (row: Pick<Dated, 'buildingEnd'>) => row.buildingEnd,
  },
  published: {
    ...date,
    property: 'published',
    label: messages.published,
    valueOf: (row: Pick<Dated, 'published'>) => row.published,
  },
  updated,
  criteria: {
    property: 'criteria',
    label: messages.criteria,
    kind: 'text',
    width: 50,
    valueOf: (row: { criteria: readonly Group[] }) => criteriaText(row.criteria),
  },
} as const

export const text = { kind: 'text', width: 20 } as const
