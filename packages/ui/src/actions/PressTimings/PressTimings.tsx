import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'

interface Timings {
  guardMs: number
  menuCloseDelayMs: number
}

const Timings = createContext<Timings>({ guardMs: 0, menuCloseDelayMs: 0 })

/** The timings of presses for all components inside. */
export interface PressTimingsProps extends Timings {
  /** The time in milliseconds in which a repeated press of a button is ignored (W10). */
  guardMs: number
  /** The time in milliseconds for which a choice stays visible before its menu closes (W10). */
  menuCloseDelayMs: number
  children: ReactNode
}

/**
 * Sets the timings of the buttons and menus inside. Without it, presses are not ignored and menus close at
 * once (W10).
 */
export function PressTimings({ guardMs, menuCloseDelayMs, children }: PressTimingsProps) {
  const timings = useMemo(() => ({ guardMs, menuCloseDelayMs }), [guardMs, menuCloseDelayMs])
  return <Timings value={timings}>{children}</Timings>
}

/** Returns the timings of the nearest `PressTimings`. */
export function usePressTimings(): Timings {
  return use(Timings)
}
