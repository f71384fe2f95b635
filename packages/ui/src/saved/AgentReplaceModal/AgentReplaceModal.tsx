import { useIntl } from 'react-intl'
import { Alert } from '../../feedback/Alert/Alert'
import { Badge } from '../../feedback/Badge/Badge'
import { badgeMessages } from '../../feedback/Badge/Badge.messages'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './AgentReplaceModal.css'
import { agentReplaceModalMessages as messages } from './AgentReplaceModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** An agent (a saved search) whose filters the user can replace. */
export interface AgentChoice {
  id: number
  name: string
  /** A few words about its search, which tell agents with similar names apart. */
  description?: string | null
  isShared: boolean
}

/** The current search. Its filters replace the filters of the agent. */
export interface ReplacedSearch {
  /** A short summary of the filters. Leave out if there is none. */
  summary?: string
}

/** How the selected agent changes. Each entry is a filter or the order, as text. */
export interface AgentChanges {
  removed: readonly string[]
  added: readonly string[]
}

/** The props of a dialog that replaces the filters of an agent (a saved search). */
export interface AgentReplaceModalProps
  extends
    Pick<ModalProps<ReplacedSearch>, 'isOpen' | 'onClose' | 'isSubmitting' | 'errorMessage'>,
    RootProps<HTMLElement> {
  /** The current search. Without a search, the dialog closes. */
  search: ReplacedSearch | null | undefined
  /** The agents to select from. They search for the same type of item as the current search. */
  agents: readonly AgentChoice[]
  /** Whether the agents are loading. */
  isLoading?: boolean
  /** The id of the selected agent, or null if none is selected. */
  value: number | null
  /** How the selected agent changes. Leave out until an agent is selected. */
  changes?: AgentChanges
  /** Called with the id of the selected agent. */
  onChange: (id: number) => void
  /** Called with the id of the agent whose filters are replaced. */
  onSubmit: (agentId: number) => void
}

/**
 * A dialog in which the user selects an agent, which is a saved search (M02). The filters of the current
 * search then replace the filters of the selected agent.
 */
export function AgentReplaceModal(props: AgentReplaceModalProps) {
  const { search, agents, isLoading = false, value, changes, onChange, onSubmit, ...modal } = props
  const { formatMessage } = useIntl()
  return (
    <Modal
      {...modal}
      data={search}
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.replace)}
      isSubmitDisabled={isLoading || value === null}
      onSubmit={() => {
        if (value !== null) onSubmit(value)
      }}
    >
      {({ summary }) => (
        <>
          <p>{formatMessage(messages.intro)}</p>
          {summary !== undefined && <p className={css.summary}>{summary}</p>}
          {isLoading && <Skeleton shape="block" lineHeight={132} />}
          {!isLoading && agents.length === 0 && <Alert>{formatMessage(messages.none)}</Alert>}
          {!isLoading && agents.length > 0 && (
            <RadioGroup
              label={formatMessage(messages.agents)}
              variant="rows"
              isDisabled={modal.isSubmitting}
              value={value === null ? null : String(value)}
              onChange={(id) => onChange(Number(id))}
              options={agents.map(({ id, name, description, isShared }) => ({
                value: String(id),
                label: name,
                description: description ?? undefined,
                note: isShared ? (
                  <Badge tone="shared">{formatMessage(badgeMessages.shared)}</Badge>
                ) : undefined,
              }))}
            />
          )}
          {/* Screen readers announce the content only if the region is there before it (ADR 70). */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot contain a list */}
          <div role="status">
            {isLoading && <span className={visuallyHidden}>{formatMessage(messages.loading)}</span>}
            {changes !== undefined && <Changes {...changes} />}
          </div>
        </>
      )}
    </Modal>
  )
}

function Changes({ removed, added }: AgentChanges) {
  const { formatMessage } = useIntl()
  if (removed.length === 0 && added.length === 0) return formatMessage(messages.same)
  return (
    <dl className={css.changes}>
      {removed.length > 0 && <ChangedParts term={formatMessage(messages.removed)} names={removed} />}
      {added.length > 0 && <ChangedParts term={formatMessage(messages.added)} names={added} />}
    </dl>
  )
}

function ChangedParts({ term, names }: { term: string; names: readonly string[] }) {
  return (
    <div className={css.part}>
      <dt className={css.term}>{term}</dt>
      {names.map((name) => (
        <dd key={name} className={css.names} dir="auto">
          {name}
        </dd>
      ))}
    </div>
  )
}
