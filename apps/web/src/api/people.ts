import { getColleagues, unwrap } from '@spadestik/api-client'
import { useSession } from '../session/SessionContext'
import { fetchedOnce, useResource } from './cache/useResource'
import { knownOr } from './cache/knownOr'

export function useColleagues() {
  return useResource(['colleagues'], (client) => unwrap(getColleagues(client)), fetchedOnce)
}

export interface Person {
  readonly id: number
  readonly name: string
  readonly isSelf: boolean
}

export function usePeople(): readonly Person[] {
  const { state } = useSession()
  const colleagues = knownOr(useColleagues().data, [])
  if (state.status !== 'signedIn') return []
  const { id, name } = state.user
  return [
    { id, name, isSelf: true },
    ...colleagues
      .filter((colleague) => colleague.id !== id)
      .map((colleague) => ({ id: colleague.id, name: colleague.name, isSelf: false })),
  ]
}
