import { endSession, unwrap } from '@spadestik/api-client'
import { useNavigate } from 'react-router-dom'
import { paths } from '../app/paths'
import { useApi } from '../data/ApiContext'
import { asProblem } from '../data/asProblem'
import { useSession } from './SessionContext'

/** Returns the function that logs out: the service ends the session, and the app forgets it at once. */
export function useLogout(): () => void {
  const client = useApi()
  const navigate = useNavigate()
  const { tell } = useSession()
  return () => {
    // The call takes the token along before it is forgotten. Nobody waits for the answer: if the service cannot be
    // reached, the session ends by its age.
    void unwrap(endSession(client)).catch(asProblem)
    tell({ type: 'signedOut' })
    void navigate(paths.dashboard)
  }
}
