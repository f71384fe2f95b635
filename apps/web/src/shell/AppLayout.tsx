import { Suspense, use, useEffect, useState } from 'react'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet, useLocation } from 'react-router-dom'
import { OverlayHistoryContext } from '@spadestik/ui/overlayHistory'
import type { PageLayoutProps } from '@spadestik/ui/PageLayout'
import { PageLayout } from '@spadestik/ui/PageLayout'
import { lazyPart } from '../loading/lazyPart'
import { useDomainRefusal } from '../api/client/ApiContext'
import { readImpersonation } from '../session/storedIdentity'
import { useSession } from '../session/SessionContext'
import { loginPart, signedInPart } from '../loading/screenParts'
import type { RestoreFailure } from './useRestoredSession'
import { useRestoredSession } from './useRestoredSession'
import { AppFooter } from '../frame/AppFooter'
import { AppHeader } from '../frame/AppHeader'
import { screens } from '../loading/screens'
import { ProblemView } from '../resources/Resource'
import { createDialogHistory } from '../routing/createDialogHistory'
import { useFocusOnPage } from '../routing/useFocusOnPage'
import { useHashScroll } from '../routing/useHashScroll'
import { useLinkNavigation } from '../routing/useLinkNavigation'
import { useScreen } from '../loading/screenAt'
import { useScrollPosition } from '../routing/useScrollPosition'
import { useSessionEnd } from './useSessionEnd'

const { Component: SignedIn } = signedInPart
const { Component: LoginScreen } = loginPart
const ProjectLoginScreen = lazyPart(
  async () => (await import('../account/login/ProjectLoginScreen')).ProjectLoginScreen,
)
const DomainRefused = lazyPart(async () => (await import('./DomainRefused')).DomainRefused)
const ImpersonationBar = lazyPart(
  async () => (await import('../account/impersonation/ImpersonationBar')).ImpersonationBar,
)

function Prompt({ children, width }: Pick<PageLayoutProps, 'children' | 'width'>) {
  return (
    <PageLayout header={<AppHeader />} footer={<AppFooter />} width={width}>
      <Suspense>{children}</Suspense>
    </PageLayout>
  )
}

const unknownSession = new Promise<never>(() => {})

/**
 * Suspends while the session is unknown. As soon as the session is known, another component replaces this
 * one.
 */
function UnknownSession() {
  return use(unknownSession)
}

/**
 * Renders the page of the current route, or the login screen if the route requires a login (L01). Suspends
 * while the session is being restored, so that the previous page stays visible after a click on a link.
 */
function RoutedContent({ failure }: { failure: RestoreFailure | null }) {
  const { state } = useSession()
  const screen = useScreen()
  const refusal = useDomainRefusal()
  const isProject = screen.pattern === screens.project.pattern
  if (state.status === 'signedIn') {
    const page = refusal !== null && screen.requireLogin ? <DomainRefused refusal={refusal} /> : <Outlet />
    return <SignedIn>{page}</SignedIn>
  }
  if (state.status === 'limited' && screen.limitedAccess) {
    return (
      <SignedIn>
        <Outlet />
      </SignedIn>
    )
  }
  const isRestoring = state.status === 'restoring' && failure === null
  // Do not show a form while the session is being restored. Afterwards the page is mounted again inside
  // `SignedIn`, and the form would lose typed text.
  if (!screen.requireLogin && !(screen.isForm && isRestoring)) return <Outlet />
  if (failure !== null) {
    return (
      <Prompt width="narrow">
        <ProblemView problem={failure.problem} onRetry={failure.tryAgain} />
      </Prompt>
    )
  }
  if (isRestoring) return <UnknownSession />
  return (
    <Prompt width={isProject ? 'wide' : 'narrow'}>
      {isProject ? <ProjectLoginScreen /> : <LoginScreen />}
    </Prompt>
  )
}

/**
 * Renders what all pages share. Each page renders its own columns, because only the search page has a column
 * of filters.
 */
export function AppLayout() {
  const follow = useLinkNavigation()
  const failure = useRestoredSession()
  // Read the impersonation only once, because starting or ending an impersonation reloads the app.
  const [impersonation] = useState(readImpersonation)
  const [dialogs] = useState(createDialogHistory)
  useEffect(() => dialogs.listen(), [dialogs])
  const place = useLocation()
  // The browser's history is outside of React.
  useEffect(() => dialogs.moved(place), [dialogs, place])
  useSessionEnd()
  useFocusOnPage()
  useHashScroll()
  useScrollPosition()
  return (
    <OverlayHistoryContext value={dialogs.opened}>
      <LinkRouter navigate={follow}>
        {/* The previous screen stays visible while the next one loads. */}
        <Suspense>
          <RoutedContent failure={failure} />
        </Suspense>
        {impersonation !== null && (
          <Suspense>
            <ImpersonationBar impersonation={impersonation} />
          </Suspense>
        )}
      </LinkRouter>
    </OverlayHistoryContext>
  )
}
