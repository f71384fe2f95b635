import type { Schemas } from '@spadestik/api-client'
import { defaultMailTime } from '@spadestik/domain/agents'
import { useLists } from '../api/lists'
import { useSession } from '../session/SessionContext'

/** @throws ApiProblem */
export function useCreateList(): (name: string) => Promise<Schemas['List']> {
  const { state } = useSession()
  const { create } = useLists()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  return (name) =>
    create({
      name,
      projects: [],
      procurements: [],
      companies: [],
      paUserIds: [ownId],
      mailTime: defaultMailTime,
    })
}
