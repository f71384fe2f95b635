import { useState } from 'react'
import { useApi } from '../api/client/ApiContext'
import { useSession } from '../session/SessionContext'

/**
 * Returns a function that changes the language of the user and reloads the app in it. If the language cannot
 * be stored with the account, nothing changes, because a person has one language (F01, ADR 82).
 */
export function usePickLanguage() {
  const client = useApi()
  const { state } = useSession()
  const [isFailed, setFailed] = useState(false)
  const pick = (languageId: number) => {
    setFailed(false)
    import('./pickLanguage')
      .then(({ pickLanguage }) => pickLanguage(client, state.status === 'signedIn', languageId))
      .catch(() => setFailed(true))
  }
  return { pick, isFailed }
}
