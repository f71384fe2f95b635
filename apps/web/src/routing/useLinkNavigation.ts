import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that follows a link within the app. It resolves a link with only a hash or query against
 * the current page.
 */
export function useLinkNavigation(): (href: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (href) => {
    const { origin } = globalThis.location
    const target = new URL(href, new URL(`${pathname}${search}`, origin))
    void navigate({ pathname: target.pathname, search: target.search, hash: target.hash })
  }
}
