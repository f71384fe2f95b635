import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet, ScrollRestoration, useHref, useMatches, useNavigate } from 'react-router-dom'
import { PageLayout } from '@spadestik/ui/PageLayout'
import { ItemActionsProvider } from '../items/ItemActionsProvider'
import { LoginScreen } from '../login/LoginScreen'
import { useSession } from '../session/SessionContext'
import { useRestoredUser } from '../session/useRestoredUser'
import { AppFooter } from './AppFooter'
import { AppHeader } from './AppHeader'
import type { RouteMetadata } from './paths'
import { useHashScroll } from './useHashScroll'
import { useSessionEnd } from './useSessionEnd'

/** Decides what a route's place shows: the route, the login in its place, or nothing while that is not known. */
function RoutedContent({ requireLogin }: { requireLogin: boolean }) {
  const { state } = useSession()
  if (state.status === 'signedIn') {
    return (
      <ItemActionsProvider>
        <Outlet />
      </ItemActionsProvider>
    )
  }
  if (!requireLogin) return <Outlet />
  if (state.status === 'restoring') return null
  return (
    <PageLayout header={<AppHeader />} footer={<AppFooter />} width="narrow">
      <LoginScreen />
    </PageLayout>
  )
}

/** The frame of every page. The pages bring their own columns, since a search has filters where others have none. */
export function AppLayout() {
  const navigate = useNavigate()
  const matches = useMatches()
  const metadata = matches.at(-1)?.handle as RouteMetadata | undefined
  useRestoredUser()
  useSessionEnd()
  useHashScroll()
  return (
    // RouterProvider takes the router's own hook and calls it in each link.
    // oxlint-disable-next-line react/hooks -- see above
    <LinkRouter navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <RoutedContent requireLogin={metadata?.requireLogin ?? false} />
      <ScrollRestoration getKey={({ pathname, key }) => (pathname.startsWith('/search/') ? 'search' : key)} />
    </LinkRouter>
  )
}
