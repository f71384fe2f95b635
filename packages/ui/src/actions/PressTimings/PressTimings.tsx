import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'

interface Timings {
  guardMs: number
  menuCloseDelayMs: number
}

const Timings = createContext<Timings>({ guardMs: 0, menuCloseDelayMs: 0 })

/** The timings of presses for all components inside `PressTimings`. */
export interface PressTimingsProps extends Timings {
  /** The time in milliseconds after a press in which further presses of the same button are ignored (W10). */
  guardMs: number
  /** The time in milliseconds for which a menu stays open after the user has chosen an entry (W10). */
  menuCloseDelayMs: number
  /** The components that take these timings. */
  children: ReactNode
}

/**
 * Sets the timings of the buttons and menus inside this component. Without `PressTimings`, buttons ignore
 * further presses only while a promise is pending, and menus close immediately (W10).
 */
export function PressTimings({ guardMs, menuCloseDelayMs, children }: PressTimingsProps) {
  const timings = useMemo(() => ({ guardMs, menuCloseDelayMs }), [guardMs, menuCloseDelayMs])
  return <Timings value={timings}>{children}</Timings>
}

/** Returns the timings of the nearest `PressTimings`. */
export function usePressTimings(): Timings {
  return use(Timings)
}
