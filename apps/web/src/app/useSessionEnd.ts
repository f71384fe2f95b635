import { useEffect } from 'react'
import { useNavigate } from '../router/useNavigate'
import { useSession } from '../session/SessionContext'
import { paths } from './paths'

/** Leads somebody whose session another login has taken to the page that says so. */
export function useSessionEnd(): void {
  const { state } = useSession()
  const navigate = useNavigate()
  const isTaken = state.status === 'anonymous' && state.reason === 'taken'
  // The address is the browser's, and the end of a session comes with any answer of the service.
  useEffect(() => {
    if (isTaken) navigate(paths.invalidSession)
  }, [isTaken, navigate])
}
