import type { Schemas } from '@spadestik/api-client'
import { unwrap, updateCurrentUser } from '@spadestik/api-client'
import { useSession } from '../session/SessionContext'
import { useApi } from './client/ApiContext'

/** Saves what the user changed about themself, and tells the session. @throws ApiProblem */
export function useSaveUser(): (draft: Schemas['UserDraft']) => Promise<void> {
  const client = useApi()
  const { tell } = useSession()
  return async (draft) => {
    tell({ type: 'userLoaded', user: await unwrap(updateCurrentUser(client, { body: draft })) })
  }
}
