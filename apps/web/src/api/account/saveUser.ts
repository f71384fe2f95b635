import type { Schemas } from '@spadestik/api-client'
import { unwrap, updateCurrentUser } from '@spadestik/api-client'
import { useSession } from '../../session/SessionContext'
import { useApi } from '../client/ApiContext'

/** @throws ApiProblem */
export function useSaveUser(): (draft: Schemas['UserDraft']) => Promise<void> {
  const client = useApi()
  const { state, dispatch } = useSession()
  const token = 'token' in state ? state.token : ''
  return async (draft) => {
    const user = await unwrap(updateCurrentUser(client, { body: draft }))
    dispatch({ type: 'userLoaded', token, user })
  }
}
