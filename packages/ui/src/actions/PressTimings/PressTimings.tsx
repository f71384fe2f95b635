import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'

interface Timings {
  guardMs: number
  menuCloseDelayMs: number
}

const Timings = createContext<Timings>({ guardMs: 0, menuCloseDelayMs: 0 })

/** The timings of presses for the components inside. */
export interface PressTimingsProps extends Timings {
  /** Milliseconds in which a repeated press of a button is ignored (W10). */
  guardMs: number
  /** Milliseconds between a choice in a menu and its closing, so that the choice is seen (W10). */
  menuCloseDelayMs: number
  children: ReactNode
}

/**
 * Sets the timings of the buttons and menus inside it. Without it there is no guard time and no delay (W10).
 */
export function PressTimings({ guardMs, menuCloseDelayMs, children }: PressTimingsProps) {
  const timings = useMemo(() => ({ guardMs, menuCloseDelayMs }), [guardMs, menuCloseDelayMs])
  return <Timings value={timings}>{children}</Timings>
}

/** Returns the timings of the nearest `PressTimings`. */
export function usePressTimings(): Timings {
  return use(Timings)
}
