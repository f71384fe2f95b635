import { useMemo, useSyncExternalStore } from 'react'
import * as css from './SafeHtml.css'
import { sanitizeHtml } from './sanitizeHtml'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of `SafeHtml`. */
export interface SafeHtmlProps extends RootProps<HTMLDivElement> {
  /**
   * HTML from a source that is not trusted. Everything except safe elements and attributes is removed before
   * it is shown.
   */
  html: string
}

const never = () => () => undefined

/**
 * Shows HTML from another source, after removing everything unsafe. On a server, the component renders an
 * empty element, because sanitising needs a DOM (A07).
 */
export function SafeHtml({ html, className, ...root }: SafeHtmlProps) {
  const hasDom = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const clean = useMemo(() => (hasDom ? sanitizeHtml(html) : ''), [hasDom, html])
  // `clean` can be a `TrustedHTML` object, which React passes on to the browser unchanged.
  // oxlint-disable-next-line react/no-danger -- only this component shows HTML from other sources, and it is sanitised
  return (
    <div
      {...root}
      className={classNames(css.prose, className)}
      dangerouslySetInnerHTML={{ __html: clean as string }}
    />
  )
}
