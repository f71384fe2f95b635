import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Print now, or check again after a delay in milliseconds. */
export type PrintStep = { readonly print: true } | { readonly print: false; readonly waitMs: number }

/**
 * Prints the page once it is complete, then goes back to the previous page, if there is one (X01).
 *
 * @param stepAt returns the next step, given the milliseconds since the page became complete
 */
export function usePrinting(isComplete: boolean, stepAt: (waitedMs: number) => PrintStep): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // Do not go back from the first page of a visit, because Back would leave the app. The router gives this
  // page the key `default`.
  const canGoBack = key !== 'default'

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
    // oxlint-disable-next-line react/exhaustive-deps -- print once, when the page is complete
  }, [isComplete])
}
