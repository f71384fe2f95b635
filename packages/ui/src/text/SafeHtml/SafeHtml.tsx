import { useMemo, useSyncExternalStore } from 'react'
import * as css from './SafeHtml.css'
import { sanitizeHtml } from './sanitizeHtml'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of `SafeHtml`. */
export interface SafeHtmlProps extends RootProps<HTMLDivElement> {
  /** HTML from a source that is not trusted. The component shows only safe elements and attributes. */
  html: string
}

const never = () => () => undefined

/**
 * Shows HTML from a source that is not trusted, after removing everything unsafe (A07). On a server, it
 * renders an empty element, because sanitising needs a DOM.
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
