import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'

interface Timings {
  guardMs: number
  menuCloseDelayMs: number
}

const Timings = createContext<Timings>({ guardMs: 0, menuCloseDelayMs: 0 })

/** How presses are timed in the components within. */
export interface PressTimingsProps extends Timings {
  /** Milliseconds in which a repeated press of a button is ignored. @source specification 4, 9 */
  guardMs: number
  /** Milliseconds between a choice in a menu and its closing, so that the choice is seen. @source specification 4, 9 */
  menuCloseDelayMs: number
  children: ReactNode
}

/** Gives the buttons and menus within the app's timings; without it nothing is guarded by time or delayed. */
export function PressTimings({ guardMs, menuCloseDelayMs, children }: PressTimingsProps) {
  const timings = useMemo(() => ({ guardMs, menuCloseDelayMs }), [guardMs, menuCloseDelayMs])
  return <Timings value={timings}>{children}</Timings>
}

/** Returns the timings of the nearest `PressTimings`. */
export function usePressTimings(): Timings {
  return use(Timings)
}
