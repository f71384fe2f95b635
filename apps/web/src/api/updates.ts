import { getProcurementUpdates, getProjectUpdates, unwrap } from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { newestFirst } from '@spadestik/domain/updates'
import { useResource } from './cache/useResource'

/** Fetches the updates of a project or procurement, newest first, or nothing for null. */
export function useUpdates(item: HiddenSubject | null) {
  const id = item?.id ?? 0
  return useResource(item === null ? null : ['updates', item.type, id], async (client) =>
    newestFirst(
      item?.type === 'project'
        ? await unwrap(getProjectUpdates(client, { path: { id } }))
        : await unwrap(getProcurementUpdates(client, { path: { id } })),
    ),
  )
}
