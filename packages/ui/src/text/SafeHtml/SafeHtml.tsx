import { useMemo, useSyncExternalStore } from 'react'
import * as css from './SafeHtml.css'
import { sanitizeHtml } from './sanitizeHtml'

/** Text with markup that was written elsewhere. */
export interface SafeHtmlProps {
  html: string
}

const never = () => () => undefined

/**
 * Shows what of a piece of HTML is harmless; a server leaves its place empty, since only a browser can clean it.
 *
 * @source specification 3 (Helpdesk)
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const hasDom = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const clean = useMemo(() => (hasDom ? sanitizeHtml(html) : ''), [hasDom, html])
  // React hands over what it is given, so that the proof of cleaning arrives with the markup.
  // oxlint-disable-next-line react/no-danger -- the one place where markup from elsewhere is shown, after it is cleaned
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: clean as string }} />
}
