import type { Schemas } from '@spadestik/api-client'
import { Alert } from '@spadestik/ui/Alert'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Link } from '@spadestik/ui/Link'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Select } from '@spadestik/ui/Select'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAgents, useExplanation } from '../../api/agents'
import { useAppLocale } from '../../locale/LocaleContext'
import { Resource } from '../../resources/Resource'
import { paths } from '../../routing/paths'
import { agentPath } from '../agentPath'
import { ConditionList } from './ConditionList'
import * as css from './Explanation.css'
import { messages } from './Explanation.messages'
import type { ExplainedItem } from './ExplanationDialog'
import { failingOf, mailTexts, verdictTexts } from './verdictTexts'

interface ExplanationProps {
  item: ExplainedItem
  agentId: number | null
  /** Called when the user follows a link to another page. */
  onLeave: () => void
}

/**
 * Explains whether an agent (a saved search) finds an item, which filters decide this, and when the agent
 * mails the item.
 */
export function Explanation({ item, ...rest }: ExplanationProps) {
  return (
    <Resource resource={useExplanation(item)} placeholder={<Skeleton lines={6} lineHeight={24} />}>
      {(explanation) => <Loaded explanation={explanation} {...rest} />}
    </Resource>
  )
}

interface LoadedProps extends Omit<ExplanationProps, 'item'> {
  explanation: Schemas['ItemExplanation']
}

function Loaded({ explanation, agentId, onLeave }: LoadedProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { domain } = useAppLocale()
  const { data: saved } = useAgents()
  const { type, id, name, agents } = explanation
  const [chosenId, setChosenId] = useState(agentId)
  const agent = agents.find((one) => one.agentId === chosenId) ?? agents[0]
  const ownAgent = saved?.find((one) => one.id === agent?.agentId && one.type === type)
  const href = paths[type](id)
  const title = (
    <p className={css.itemName} dir="auto">
      <Link href={href} onPress={onLeave}>
        {name}
      </Link>
    </p>
  )
  if (agent === undefined) {
    return (
      <div className={css.parts}>
        {title}
        <EmptyState
          icon={BellRing}
          title={formatMessage(messages.noAgents)}
          actions={<LinkButton href={paths.blankSearch}>{formatMessage(messages.newSearch)}</LinkButton>}
        >
          {formatMessage(messages.noAgentsText)}
        </EmptyState>
      </div>
    )
  }
  const options = agents.map((one) => ({
    value: String(one.agentId),
    label: one.isFound
      ? formatMessage(messages.agentFinds, { name: one.agentName })
      : formatMessage(messages.agentMisses, { name: one.agentName, count: failingOf(one).length }),
  }))
  const [verdict, ...reasons] = verdictTexts(intl, explanation, agent)
  return (
    <div className={css.parts}>
      {title}
      <Select
        label={formatMessage(messages.agent)}
        options={options}
        value={String(agent.agentId)}
        onChange={(value) => setChosenId(Number(value))}
      />
      <Alert tone={agent.isFound ? 'success' : 'warning'} title={verdict}>
        {[...reasons, ...mailTexts(intl, agent, domain.timeZone)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
      <ConditionList
        onLeave={onLeave}
        conditions={agent.conditions}
        searchHref={ownAgent === undefined ? null : agentPath(ownAgent)}
      />
    </div>
  )
}
