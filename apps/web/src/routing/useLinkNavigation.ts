import { useLocation, useNavigate } from 'react-router-dom'

/** Returns the function that follows a link of the app. A bare hash or query is resolved like a browser does. */
export function useLinkNavigation(): (href: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (href) => {
    const { origin } = globalThis.location
    const target = new URL(href, new URL(`${pathname}${search}`, origin))
    void navigate({ pathname: target.pathname, search: target.search, hash: target.hash })
  }
}
