import type { ApiProblem } from '@spadestik/api-client'
import type { ItemType } from '@spadestik/domain/search'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { paths } from '../app/paths'
import { ProblemView } from '../app/ProblemView'
import { BookDemoSection } from '../bookDemo/BookDemoSection'
import * as css from './ItemPage.css'
import { messages } from './ItemPage.messages'

/** Says that an item does not exist in the database; the address stays. @source specification 8, decision 22 */
export function MissingItem({ type }: { type: ItemType }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      variant="page"
      headingLevel={1}
      icon={SearchX}
      title={formatMessage(messages.missingTitle, { type })}
      actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
    >
      {formatMessage(messages.missingText)}
    </EmptyState>
  )
}

interface ItemProblemProps {
  type: ItemType
  problem: ApiProblem
  onRetry: () => unknown
}

/** What an item's page shows that could not be loaded: not there, not included, run out, or to be tried again. @source specification 8 */
export function ItemProblem({ type, problem, onRetry }: ItemProblemProps) {
  switch (problem.kind) {
    case 'notFound':
    case 'badRequest':
      return <MissingItem type={type} />
    case 'accessRunOut':
      return <Navigate to={paths.accessExpired} replace />
    case 'signedOut':
    case 'forbidden':
      return (
        <div className={css.upgrade}>
          <ProblemView problem={problem} />
          <BookDemoSection />
        </div>
      )
    default:
      return <ProblemView problem={problem} onRetry={onRetry} />
  }
}
