import type { ApiProblem } from '@spadestik/api-client'
import type { ItemType } from '@spadestik/domain/search'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { ProblemView } from '../../resources/Resource'
import { messages } from '../ItemPage.messages'

/** Says that an item does not exist. The browser's address stays the same (E01). */
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

export const isMissing = ({ kind }: ApiProblem): boolean => kind === 'notFound' || kind === 'badRequest'

interface ItemProblemProps {
  type: ItemType
  problem: ApiProblem
  onRetry: () => unknown
}

/** Shows why an item could not be loaded (E01, Z03). */
export function ItemProblem({ type, problem, onRetry }: ItemProblemProps) {
  return isMissing(problem) ? (
    <MissingItem type={type} />
  ) : (
    <ProblemView problem={problem} onRetry={onRetry} />
  )
}
