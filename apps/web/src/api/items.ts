import type { ApiClient, Schemas } from '@spadestik/api-client'
import {
  ApiProblem,
  getProcurement,
  getProcurementNotes,
  getProcurementUpdates,
  getProject,
  getProjectNotes,
  getProjectUpdates,
  unwrap,
} from '@spadestik/api-client'
import { notesInOrder } from '@spadestik/domain/notes'
import { newestFirst } from '@spadestik/domain/updates'
import { useResource } from './cache/useResource'
import { useLimitedAccessRefresh } from './sessionOwner'

/**
 * Fetches a project, or nothing if `id` is null. A limited visitor (without a subscription) may open only a
 * few projects, and this request can use up one of them (W05).
 */
export function useProject(id: number | null) {
  const refreshLimitedAccess = useLimitedAccessRefresh()
  return useResource(
    id === null ? null : ['project', id],
    (client) => unwrap(getProject(client, { path: { id: id ?? 0 } })),
    { onSuccess: refreshLimitedAccess, onError: refreshLimitedAccess },
  )
}

export function useProcurement(id: number | null) {
  return useResource(id === null ? null : ['procurement', id], (client) =>
    unwrap(getProcurement(client, { path: { id: id ?? 0 } })),
  )
}

interface ItemTypes {
  readonly project: Schemas['Project']
  readonly procurement: Schemas['Procurement']
}

export interface PrintableItem<Type extends keyof ItemTypes> {
  readonly item: ItemTypes[Type]
  /** Newest first. */
  readonly notes: readonly Schemas['Note'][]
  /** The texts about changes of the item, newest first. */
  readonly updates: readonly Schemas['Update'][]
}

type FetchPrintable<Type extends keyof ItemTypes> = (
  client: ApiClient,
  id: number,
) => Promise<PrintableItem<Type>>

const fetchPrintable: { readonly [Type in keyof ItemTypes]: FetchPrintable<Type> } = {
  async project(client, id) {
    const path = { path: { id } }
    const [item, notes, updates] = await Promise.all([
      unwrap(getProject(client, path)),
      unwrap(getProjectNotes(client, path)),
      unwrap(getProjectUpdates(client, path)),
    ])
    return { item, notes: notesInOrder(notes), updates: newestFirst(updates) }
  },
  async procurement(client, id) {
    const path = { path: { id } }
    const [item, notes, updates] = await Promise.all([
      unwrap(getProcurement(client, path)),
      unwrap(getProcurementNotes(client, path)),
      unwrap(getProcurementUpdates(client, path)),
    ])
    return { item, notes: notesInOrder(notes), updates: newestFirst(updates) }
  },
}

const isMissing = (error: unknown) => error instanceof ApiProblem && error.kind === 'notFound'

/**
 * Fetches items with their notes and updates, in the order of the ids. Leaves out items that no longer exist.
 * The request fails with 'not found' if no item exists, or if `ids` is null because the address is invalid
 * (X01).
 */
export function usePrintableItems<Type extends keyof ItemTypes>(type: Type, ids: readonly number[] | null) {
  return useResource(
    ['printable', type, ids?.join('.') ?? null],
    async (client): Promise<readonly PrintableItem<Type>[]> => {
      const settled = await Promise.allSettled((ids ?? []).map((id) => fetchPrintable[type](client, id)))
      const failures = settled
        .filter((one) => one.status === 'rejected')
        .map(({ reason }) => reason as unknown)
      const found = settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
      const failure =
        failures.find((reason) => !isMissing(reason)) ?? (found.length === 0 ? failures[0] : null)
      if (failure !== null && failure !== undefined) throw failure
      if (found.length === 0) throw new ApiProblem('notFound', 404, null)
      return found
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
}
