import type { Schemas } from '@spadestik/api-client'
import { unwrap, updateCurrentUser } from '@spadestik/api-client'
import { useSession } from '../session/SessionContext'
import { useApi } from './client/ApiContext'

/** Saves the user's profile and updates the session. @throws ApiProblem */
export function useSaveUser(): (draft: Schemas['UserDraft']) => Promise<void> {
  const client = useApi()
  const { dispatch } = useSession()
  return async (draft) => {
    dispatch({ type: 'userLoaded', user: await unwrap(updateCurrentUser(client, { body: draft })) })
  }
}
