import type { ServiceUnderTest } from '../setUpService'
import type { FuzzCaller } from './fuzzCallers'
import { canaryOf, companyOf, fuzzCallers } from './fuzzCallers'

/**
 * Creates a list, an agent (a saved search) and a note for every company that may have them. The texts of
 * these objects must never reach other companies.
 *
 * @returns the ids of the created objects
 */
export async function plantCanaries(
  { call, scene }: ServiceUnderTest,
  tokenOf: (caller: FuzzCaller) => Promise<string | null>,
): Promise<number[]> {
  const ids: number[] = []
  for (const caller of fuzzCallers) {
    if (caller === null || caller !== companyOf(caller)) continue
    const token = await tokenOf(caller)
    const paUserIds = [scene.users.get(caller) ?? 0]
    const projectId = scene.projects.get('school') ?? 0
    const name = canaryOf(caller)
    const made = [
      await call('POST', '/lists', {
        token,
        body: { name, projects: [projectId], procurements: [], companies: [], paUserIds },
      }),
      await call('POST', '/agents/project', {
        token,
        body: { name, type: 'project', mailTime: 'never', paUserIds },
      }),
      await call('POST', '/notes', { token, body: { title: name, text: name, paUserIds, projectId } }),
    ]
    for (const response of made) if (response.statusCode === 201) ids.push(response.json<{ id: number }>().id)
  }
  return ids
}
