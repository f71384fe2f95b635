import type { RouterHistory } from '@tanstack/history'
import { createBrowserHistory } from '@tanstack/history'
import type { ReactNode } from 'react'
import { startTransition, useLayoutEffect, useState } from 'react'
import { RouterContext } from './RouterContext'

let browserHistory: RouterHistory | undefined

/** The history of the tab; one for the app, since it listens to the window. */
const historyOfTab = (): RouterHistory => (browserHistory ??= createBrowserHistory())

interface RouterProps {
  /** The browser's unless another is given, as for a screen that is shown within a page. */
  history?: RouterHistory | undefined
  children: ReactNode
}

/** Tells what is within where the app is; the page before stays until the next one can be drawn. */
export function Router({ history = historyOfTab(), children }: RouterProps) {
  const [location, setLocation] = useState(history.location)
  // The address is the browser's; before what is within can go elsewhere by an effect of its own.
  useLayoutEffect(
    () => history.subscribe((step) => startTransition(() => setLocation(step.location))),
    [history],
  )
  return <RouterContext value={{ history, location }}>{children}</RouterContext>
}
