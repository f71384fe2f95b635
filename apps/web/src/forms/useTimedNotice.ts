import { useEffect, useState } from 'react'

export function useTimedNotice<Notice>(): {
  readonly notice: Notice | null
  readonly show: (notice: Notice, forMs: number) => void
  readonly hide: () => void
} {
  const [shown, setShown] = useState<{ notice: Notice; forMs: number } | null>(null)

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
