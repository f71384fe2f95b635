import type { ApiProblem, ProblemKind } from '@spadestik/api-client'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Hourglass, Lock, SearchX, ServerCrash, WifiOff } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import type { Fetched } from '../api/cache/useResource'
import { BookDemoSection } from '../bookDemo/BookDemoSection'
import { paths } from '../routing/paths'
import * as css from './Resource.css'
import { messages } from '../problems/ProblemView.messages'
import { waitOf } from '../problems/waitOf'
import { useRetryFocus } from './useRetryFocus'

interface Words {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly icon: LucideIcon
  /** Whether a retry cannot help. @default false */
  readonly isFinal?: true
}

const failed: Words = { title: messages.failed, text: messages.failedText, icon: ServerCrash }
const refused: Words = { title: messages.refused, text: messages.refusedText, icon: SearchX }
const upgrade: Words = { title: messages.upgrade, text: messages.upgradeText, icon: Lock, isFinal: true }

const wordsOf: Record<ProblemKind, Words> = {
  badRequest: refused,
  payloadTooLarge: refused,
  conflict: refused,
  tooManyRequests: { title: messages.tooMany, text: messages.tooManyText, icon: Hourglass },
  signedOut: upgrade,
  forbidden: upgrade,
  methodNotAllowed: failed,
  requestTimeout: failed,
  notFound: { title: messages.notFound, text: messages.notFoundText, icon: SearchX, isFinal: true },
  accessRunOut: { title: messages.accessRunOut, text: messages.accessRunOutText, icon: Lock },
  // These problems end the session. The login screen then replaces this component, so their texts are never
  // shown.
  sessionTaken: failed,
  sessionEnded: failed,
  tokenInvalid: failed,
  notImplemented: { title: messages.notBuilt, text: messages.notBuiltText, icon: ServerCrash },
  serverError: failed,
  searchTimeout: { title: messages.slow, text: messages.slowText, icon: Hourglass },
  unavailable: failed,
  unexpected: failed,
  network: { title: messages.offline, text: messages.offlineText, icon: WifiOff },
}

/** Returns a function that names a problem, for the title of its page. */
export function useProblemTitle(): (problem: ApiProblem) => string {
  const { formatMessage } = useIntl()
  return ({ kind }) => formatMessage(wordsOf[kind].title)
}

interface ProblemViewProps {
  problem: ApiProblem
  onRetry?: () => unknown
  variant?: 'page' | 'part'
}

/** Shows why a request has failed, and what to do next (Z03). */
export function ProblemView({ problem, onRetry, variant = 'page' }: ProblemViewProps) {
  const { formatMessage } = useIntl()
  const words = wordsOf[problem.kind]
  const { title, text, icon } = words
  const phase = problem.body?.phase
  const shown: MessageDescriptor = phase === undefined ? text : messages.phaseText
  const around = useRetryFocus<HTMLSpanElement>()
  // A limited visitor who may open no more projects gets a separate page (A06).
  if (problem.kind === 'accessRunOut' && variant === 'page')
    return <Navigate to={paths.accessExpired} replace />
  const invitesToDemo = variant === 'page' && words === upgrade
  const canRetry = onRetry !== undefined && words.isFinal !== true
  return (
    <>
      <EmptyState
        variant={variant}
        headingLevel={variant === 'page' ? 1 : 2}
        icon={icon}
        title={formatMessage(title)}
        actions={
          <>
            {canRetry && (
              <span ref={around}>
                <Button onPress={onRetry}>{formatMessage(messages.tryAgain)}</Button>
              </span>
            )}
            {variant === 'page' && (
              <LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>
            )}
          </>
        }
      >
        {formatMessage(shown, {
          phase: phase?.name,
          ...waitOf(problem),
        })}
      </EmptyState>
      {invitesToDemo && (
        <div className={css.demo}>
          <BookDemoSection />
        </div>
      )}
    </>
  )
}

export interface ResourceProps<Data> {
  resource: Fetched<Data>
  /** Shown while the data is loading. */
  placeholder: ReactNode
  /** Says that the data could not be fetched, such as `FailedPart` for one line. @default a part of the page */
  failure?: (props: { problem: ApiProblem; variant: 'part'; onRetry: () => void }) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows a part of a page that is fetched: its data, that it is loading, or that it could not be fetched. Data
 * that is known stays when a later request for it fails (Z17).
 */
export function Resource<Data>(props: ResourceProps<Data>) {
  const { resource, placeholder, failure: Failure = ProblemView, children } = props
  const { data, error, mutate } = resource
  if (data !== undefined) return children(data)
  if (error === undefined) return placeholder
  return <Failure problem={error} variant="part" onRetry={() => void mutate()} />
}
