import type { ServiceUnderTest } from '../setUpService'
import type { FuzzCaller } from './fuzzCallers'
import { companyOf, fuzzCallers } from './fuzzCallers'

type Scene = ServiceUnderTest['scene']
type Body = Readonly<Record<string, unknown>>

const itemKeys = ['projectId', 'procurementId', 'companyId'] as const

const pick = <Value>(values: readonly Value[], seed: number): Value | undefined =>
  values[seed % values.length]

/** If a body can have several item ids, sets exactly one of them, and the others to null. */
function oneItem(body: Body, scene: Scene, seed: number): Body {
  const named = itemKeys.filter((key) => key in body)
  if (named.length < 2) return {}
  const chosen = pick(named, seed)
  const idsOf = { projectId: scene.projects, procurementId: scene.procurements, companyId: scene.companies }
  return Object.fromEntries(
    named.map((key) => [key, key === chosen ? pick([...idsOf[key].values()], seed) : null]),
  )
}

/**
 * Replaces the users in a random body by colleagues of the caller, and the item by an existing one. Otherwise
 * requests would almost never create an object that later requests can read, change or delete.
 */
export function fit(body: unknown, caller: FuzzCaller, scene: Scene, seed: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || caller === null) return body
  const own = scene.users.get(caller) ?? 0
  const colleagues = fuzzCallers.filter((other) => other !== null && companyOf(other) === companyOf(caller))
  const company = colleagues.map((other) => scene.users.get(other ?? '') ?? 0)
  const users = seed % 3 === 0 ? [own] : company
  const known = body as Body
  const fitted: Record<string, unknown> = { ...known, ...oneItem(known, scene, seed) }
  for (const key of ['paUserIds', 'usersIds']) if (key in fitted) fitted[key] = users
  if ('paUserId' in fitted) fitted['paUserId'] = own
  if ('projects' in fitted) fitted['projects'] = [...scene.projects.values()].slice(0, seed % 4)
  if ('procurements' in fitted) fitted['procurements'] = [...scene.procurements.values()].slice(0, seed % 3)
  // Users stay in their companies. Otherwise data of their new company would look like a leak.
  const { from, to } = known
  if (typeof from === 'object' && typeof to === 'object') fitted['to'] = from
  if ('companies' in fitted && 'mailTime' in fitted && !('freeSearch' in fitted)) fitted['companies'] = []
  return fitted
}
