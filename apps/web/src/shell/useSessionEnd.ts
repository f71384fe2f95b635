import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/SessionContext'
import { paths } from '../routing/paths'

/** Opens the page about a taken session after another person has logged in with the account (W02). */
export function useSessionEnd(): void {
  const { state } = useSession()
  const navigate = useNavigate()
  const isTaken = state.status === 'anonymous' && state.reason === 'taken'
  // `navigate` changes with each page. As a dependency of the effect, it would lead every later navigation
  // back to the page about the taken session.
  const leave = useEffectEvent(() => void navigate(paths.invalidSession))
  // Use an effect, because any response can end the session, even without an action of the user.
  useEffect(() => {
    if (isTaken) leave()
  }, [isTaken])
}
