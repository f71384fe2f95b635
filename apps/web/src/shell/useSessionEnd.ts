import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/SessionContext'
import { paths } from '../routing/paths'

/** Opens the page about a taken session after another person has logged in with the account (W02). */
export function useSessionEnd(): void {
  const { state } = useSession()
  const navigate = useNavigate()
  const isTaken = state.status === 'anonymous' && state.reason === 'taken'
  // Do not make `navigate` a dependency of the effect. It changes with each page, so every later navigation
  // would lead back to the page about the taken session.
  const leave = useEffectEvent(() => void navigate(paths.invalidSession))
  // Use an effect, because any response can end the session, even without an action of the user.
  useEffect(() => {
    if (isTaken) leave()
  }, [isTaken])
}
