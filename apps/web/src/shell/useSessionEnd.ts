import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/SessionContext'
import { paths } from '../routing/paths'

/** Opens the page about a taken session when another login has ended this one. */
export function useSessionEnd(): void {
  const { state } = useSession()
  const navigate = useNavigate()
  const isTaken = state.status === 'anonymous' && state.reason === 'taken'
  // The router's function changes with each page. As a dependency it would lead back here from every other page.
  const leave = useEffectEvent(() => void navigate(paths.invalidSession))
  // Any answer of the service can end the session, so no press of the user leads here.
  useEffect(() => {
    if (isTaken) leave()
  }, [isTaken])
}
