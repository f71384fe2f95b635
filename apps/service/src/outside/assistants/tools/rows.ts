import type { Schemas } from '@spadestik/api-client/schema'
import { z } from 'zod'
import type { AssistantCall } from './AssistantTool'
import { kindSchema } from './inputs'

/** An item in a list, in the same form for each kind. */
export const rowSchema = z.object({
  kind: kindSchema,
  id: z.int(),
  name: z.string(),
  phase: z.string().nullable(),
  place: z.string().nullable(),
  owner: z
    .string()
    .nullable()
    .describe('The builder of a project, or the contracting authority of a tender.'),
  budget: z.number().nullable().describe('In units of `currency`.'),
  currency: z.string().nullable(),
  nextDeadline: z.string().nullable().describe('The last day of the next deadline of a tender.'),
  published: z.string().nullable(),
  updated: z.string().nullable(),
  registration: z.string().nullable().describe('The registration number of a company.'),
  url: z.string(),
})

type Row = z.infer<typeof rowSchema>

type Place = Pick<AssistantCall, 'urlOf'>

const nothing = {
  phase: null,
  place: null,
  owner: null,
  budget: null,
  currency: null,
  nextDeadline: null,
  published: null,
  registration: null,
}

export function projectRow(item: Schemas['ProjectSummary'], { urlOf }: Place): Row {
  const { id, name, phase, place, builder: owner, budget, currency, published, lastUpdateDate } = item
  const known = { id, name, phase: phase.name, place, owner, budget, currency, published }
  return { ...nothing, ...known, kind: 'project', updated: lastUpdateDate, url: urlOf('project', id) }
}

export function procurementRow(item: Schemas['ProcurementSummary'], { urlOf }: Place): Row {
  const { id, name, phase, place, liable: owner, budget, currency, published, nextDeadline } = item
  const known = { id, name, phase: phase.name, place, owner, budget, currency, published, nextDeadline }
  const updated = item.lastUpdateDate
  return { ...nothing, ...known, kind: 'procurement', updated, url: urlOf('procurement', id) }
}

export function companyRow(item: Schemas['CompanySummary'], { urlOf }: Place): Row {
  const { id, companyName: name, city: place, cvr: registration, lastUpdateDate: updated } = item
  return { ...nothing, id, name, place, registration, kind: 'company', updated, url: urlOf('company', id) }
}
