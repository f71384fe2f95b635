import { useEffect, useState } from 'react'

/** A notice that goes away by itself, and how to show one for a number of milliseconds. */
export function useTimedNotice<Notice>(): {
  readonly notice: Notice | null
  readonly show: (notice: Notice, forMs: number) => void
  readonly hide: () => void
} {
  const [shown, setShown] = useState<{ notice: Notice; forMs: number } | null>(null)

  // The clock is the browser's.
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), shown.forMs)
    return () => clearTimeout(timer)
  }, [shown])

  return {
    notice: shown?.notice ?? null,
    show: (notice, forMs) => setShown({ notice, forMs }),
    hide: () => setShown(null),
  }
}
