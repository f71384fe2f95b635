import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a printed page does next: print, or look again after so many milliseconds. */
export type PrintStep = { readonly print: true } | { readonly print: false; readonly waitMs: number }

/**
 * Prints a page once it is complete, and goes back one page afterwards if there is one.
 *
 * @param stepAt what to do so many milliseconds after the page was complete
 * @source specification 2 (Printable views), decision 29
 */
export function usePrinting(isComplete: boolean, stepAt: (waitedMs: number) => PrintStep): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has this key: no page of the app lies before it.
  const canGoBack = key !== 'default'

  // Printing is the browser's, and so is the news that it is over.
  useEffect(() => {
    if (!isComplete) return undefined
    const began = performance.now()
    let timer = 0
    const look = (): void => {
      const step = stepAt(performance.now() - began)
      if (step.print) window.print()
      else timer = window.setTimeout(look, step.waitMs)
    }
    const goBack = (): void => {
      if (canGoBack) void navigate(-1)
    }
    window.addEventListener('afterprint', goBack)
    look()
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('afterprint', goBack)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- printed once, when the page is complete
  }, [isComplete])
}
