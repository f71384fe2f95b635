import { useEffect } from 'react'

/** Names the browser's tab. */
export function useTitle(title: string): void {
  // The tab belongs to the browser.
  useEffect(() => {
    document.title = title === '' ? 'Spadestik' : `${title} · Spadestik`
  }, [title])
}
