import type { ReactNode } from 'react'
import { lazy, Suspense, use, useState } from 'react'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet } from 'react-router-dom'
import { PageLayout } from '@spadestik/ui/PageLayout'
import { useDomainRefusal } from '../data/DomainRefusalContext'
import { ItemActionsProvider } from '../items/ItemActionsProvider'
import { DraftOffersProvider } from '../drafts/DraftOffersProvider'
import { loadLoginScreen } from '../login/loadLoginScreen'
import { NotificationsProvider } from '../notifications/NotificationsProvider'
import { PaletteProvider } from '../palette/PaletteProvider'
import { readImpersonation } from '../session/keptImpersonation'
import { LoadedLater } from '../session/LoadedLater'
import { useSession } from '../session/SessionContext'
import type { RestoreFailure } from '../session/useRestoredSession'
import { useRestoredSession } from '../session/useRestoredSession'
import { AppFooter } from './AppFooter'
import { AppHeader } from './AppHeader'
import { routeTable } from './paths'
import { ProblemView } from './ProblemView'
import { useFocusOnPage } from './useFocusOnPage'
import { useHashScroll } from './useHashScroll'
import { useLinkNavigation } from './useLinkNavigation'
import { useRouteMetadata } from './useRouteMetadata'
import { useScrollPosition } from './useScrollPosition'
import { useSessionEnd } from './useSessionEnd'

// Whoever is signed in never needs them.
const LoginScreen = lazy(loadLoginScreen)
const ProjectLoginScreen = lazy(async () => ({
  default: (await import('../login/ProjectLoginScreen')).ProjectLoginScreen,
}))
const DomainRefused = lazy(async () => ({ default: (await import('./DomainRefused')).DomainRefused }))
const ImpersonationBar = lazy(async () => ({
  default: (await import('../impersonation/ImpersonationBar')).ImpersonationBar,
}))

function Prompt({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <PageLayout header={<AppHeader />} footer={<AppFooter />} width={isWide ? 'page' : 'narrow'}>
      <Suspense>{children}</Suspense>
    </PageLayout>
  )
}

/** Never settles. A component that uses it is rendered again by the next change of the session. */
const unknownSession = new Promise<never>(() => {})

/**
 * Shows the route, or the login where the route requires one. Suspends while the session is being restored, so
 * that a link followed meanwhile leaves the current page on the screen.
 */
function RoutedContent({ failure }: { failure: RestoreFailure | null }) {
  const { state } = useSession()
  const route = useRouteMetadata()
  const refusal = useDomainRefusal()
  const isProject = route.pattern === routeTable.project.pattern
  if (state.status === 'signedIn') {
    const page = refusal !== null && route.requireLogin ? <DomainRefused refusal={refusal} /> : <Outlet />
    return (
      <DraftOffersProvider userId={state.user.id}>
        <ItemActionsProvider>
          <NotificationsProvider>
            <PaletteProvider>{page}</PaletteProvider>
          </NotificationsProvider>
        </ItemActionsProvider>
        <LoadedLater />
      </DraftOffersProvider>
    )
  }
  if (state.status === 'limited' && route.limitedAccess) {
    return (
      <ItemActionsProvider>
        <Outlet />
      </ItemActionsProvider>
    )
  }
  if (!route.requireLogin) return <Outlet />
  if (failure !== null) {
    return (
      <Prompt>
        <ProblemView problem={failure.problem} onRetry={failure.tryAgain} />
      </Prompt>
    )
  }
  if (state.status === 'restoring') return use(unknownSession)
  return <Prompt isWide={isProject}>{isProject ? <ProjectLoginScreen /> : <LoginScreen />}</Prompt>
}

/** The frame of every page. The pages bring their own columns, since a search has filters where others have none. */
export function AppLayout() {
  const follow = useLinkNavigation()
  const failure = useRestoredSession()
  // An impersonation begins and ends with a reload of the app.
  const [impersonation] = useState(readImpersonation)
  useSessionEnd()
  useFocusOnPage()
  useHashScroll()
  useScrollPosition()
  return (
    <LinkRouter navigate={follow}>
      {/* A screen that is on its way leaves the one before it in place. */}
      <Suspense>
        <RoutedContent failure={failure} />
      </Suspense>
      {impersonation !== null && (
        <Suspense>
          <ImpersonationBar impersonation={impersonation} />
        </Suspense>
      )}
    </LinkRouter>
  )
}
