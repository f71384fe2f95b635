import { useEffect } from 'react'
import { useNavigate } from './useNavigate'

/** Leads on to another path, which takes this one's place in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  // The address is the browser's.
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
