import type { Schemas } from '@spadestik/api-client'
import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { Button } from '@spadestik/ui/Button'
import { Modal } from '@spadestik/ui/Modal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { NarrowedItem } from '../../api/agents'
import { useAgents, useNarrowing } from '../../api/agents'
import { conditionLabel } from '../conditions/askedTexts'
import { EditAgentDialog } from '../EditAgentDialog'
import * as css from './NarrowDialog.css'
import { messages } from './NarrowDialog.messages'

type Proposal = Schemas['NarrowingProposal']

interface NarrowDialogProps {
  item: NarrowedItem
  onClose: () => void
}

const narrowedSearch = (agent: Agent, { filters }: Proposal) => {
  const narrowed: unknown = { ...agent, ...filters }
  // A proposal has only filters that exist for the item type of the agent. So the result has the type
  // `Agent`.
  return fromAgent(narrowed as Agent)
}

/**
 * Proposes stricter filters for an agent (a saved search), with which the agent no longer finds an item that
 * the user has hidden. Choosing a proposal opens the dialog that saves the agent (S26). If there is no
 * proposal, nothing is shown and `onClose` is called.
 */
export function NarrowDialog({ item, onClose }: NarrowDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data, error } = useNarrowing(item)
  const { data: all, error: agentsError } = useAgents()
  const [chosen, choose] = useState<Proposal | null>(null)
  const agent = all?.find(({ id, type }) => id === item.agentId && type === item.type)
  const hasFailed = error !== undefined || agentsError !== undefined
  const isLoaded = data !== undefined && all !== undefined
  if (agent !== undefined && chosen !== null) {
    return (
      <EditAgentDialog
        agent={agent}
        search={narrowedSearch(agent, chosen)}
        change={formatMessage(messages.change, { filter: conditionLabel(intl, chosen) })}
        onClose={onClose}
        onSaved={onClose}
        onDeleted={onClose}
      />
    )
  }
  const proposals = agent === undefined ? [] : (data?.proposals ?? [])
  const shown = data === undefined || proposals.length === 0 ? null : data
  return (
    <Modal
      isOpen={isLoaded || hasFailed}
      data={shown}
      onClose={onClose}
      title={formatMessage(messages.title, { name: agent?.name ?? '' })}
    >
      {({ agentName, count }) => (
        <>
          <p>{formatMessage(messages.text, { name: agentName })}</p>
          <ul className={css.proposals}>
            {proposals.map((proposal) => {
              const label = conditionLabel(intl, proposal)
              return (
                <li key={label} className={css.proposal}>
                  <Button onPress={() => choose(proposal)}>{label}</Button>
                  <p className={css.drops}>
                    {formatMessage(messages.drops, { drops: proposal.drops, count })}
                  </p>
                </li>
              )
            })}
          </ul>
          <div>
            <Button variant="quiet" onPress={onClose}>
              {formatMessage(messages.keep)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
