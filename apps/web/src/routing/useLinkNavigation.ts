import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the function that follows a link within the app. It resolves a bare hash or query as a browser
 * does.
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
