import { useMemo, useSyncExternalStore } from 'react'
import * as css from './SafeHtml.css'
import { sanitizeHtml } from './sanitizeHtml'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of safe HTML. */
export interface SafeHtmlProps extends RootProps<HTMLDivElement> {
  html: string
}

const never = () => () => undefined

/**
 * Shows HTML from elsewhere after removing everything unsafe. Renders an empty element on a server, because
 * cleaning needs a DOM (A07).
 */
export function SafeHtml({ html, className, ...root }: SafeHtmlProps) {
  const hasDom = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const clean = useMemo(() => (hasDom ? sanitizeHtml(html) : ''), [hasDom, html])
  // React passes the value on unchanged, so that `TrustedHTML` reaches the browser.
  // oxlint-disable-next-line react/no-danger -- the only component that shows foreign markup, and it is cleaned
  return (
    <div
      {...root}
      className={classNames(css.prose, className)}
      dangerouslySetInnerHTML={{ __html: clean as string }}
    />
  )
}
