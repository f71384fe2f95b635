import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/SessionContext'
import { paths } from '../routing/paths'

/** Opens the page about a taken session when another login has ended this one (W02). */
export function useSessionEnd(): void {
  const { state } = useSession()
  const navigate = useNavigate()
  const isTaken = state.status === 'anonymous' && state.reason === 'taken'
  // The router's function changes with each page. As a dependency it would navigate again from every other
  // page.
  const leave = useEffectEvent(() => void navigate(paths.invalidSession))
  // Any response can end the session, not only one to a press of the user.
  useEffect(() => {
    if (isTaken) leave()
  }, [isTaken])
}
