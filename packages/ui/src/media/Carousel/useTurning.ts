import { useEffect, useEffectEvent } from 'react'

/** Calls `onTurn` every `intervalMs` milliseconds while `isTurning` is true. */
export function useTurning(isTurning: boolean, intervalMs: number, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isTurning) return undefined
    const clock = window.setInterval(() => turn(), intervalMs)
    return () => window.clearInterval(clock)
  }, [isTurning, intervalMs])
}
