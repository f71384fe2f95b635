import type { MailTime } from '@spadestik/domain/agents'
import type { MessageDescriptor, NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  agents: NoMessageValues
  create: NoMessageValues
  explain: NoMessageValues
  agent: NoMessageValues
  mail: NoMessageValues
  total: NoMessageValues
  month: NoMessageValues
  day: NoMessageValues
  actions: NoMessageValues
  calendar: { name: string }
  news: { name: string }
  settings: { name: string }
  typeAndWords: { type: string; words: string }
  none: NoMessageValues
  noneText: NoMessageValues
  seeMore: NoMessageValues
  seeLess: NoMessageValues
}>({
  agents: { id: 'web.AgentsOverview.agents', defaultMessage: 'Agents' },
  create: { id: 'web.AgentsOverview.create', defaultMessage: 'New agent' },
  explain: { id: 'web.AgentsOverview.explain', defaultMessage: 'Why did I (not) get …?' },
  agent: { id: 'web.AgentsOverview.agent', defaultMessage: 'Agent' },
  mail: { id: 'web.AgentsOverview.mail', defaultMessage: 'E-mail' },
  total: { id: 'web.AgentsOverview.total', defaultMessage: 'All' },
  month: { id: 'web.AgentsOverview.month', defaultMessage: 'Last 30 days' },
  day: { id: 'web.AgentsOverview.day', defaultMessage: 'Last day' },
  actions: { id: 'web.AgentsOverview.actions', defaultMessage: 'Actions' },
  calendar: { id: 'web.AgentsOverview.calendar', defaultMessage: 'Calendar of {name}' },
  news: { id: 'web.AgentsOverview.news', defaultMessage: 'News of {name}' },
  settings: { id: 'web.AgentsOverview.settings', defaultMessage: 'Settings of {name}' },
  typeAndWords: { id: 'web.AgentsOverview.typeAndWords', defaultMessage: '{type} · {words}' },
  none: { id: 'web.AgentsOverview.none', defaultMessage: 'You have no agents yet' },
  noneText: {
    id: 'web.AgentsOverview.noneText',
    defaultMessage: 'Save a search as an agent, and it tells you by e-mail what is new.',
  },
  seeMore: { id: 'web.AgentsOverview.seeMore', defaultMessage: 'See more' },
  seeLess: { id: 'web.AgentsOverview.seeLess', defaultMessage: 'See less' },
})

const mail = defineMessages<Record<MailTime, NoMessageValues>>({
  always: { id: 'web.AgentsOverview.always', defaultMessage: 'At once' },
  daily: { id: 'web.AgentsOverview.daily', defaultMessage: 'Daily' },
  weekly: { id: 'web.AgentsOverview.weekly', defaultMessage: 'Weekly' },
  never: { id: 'web.AgentsOverview.never', defaultMessage: 'Never' },
})

export const mailTimeMessages: Record<MailTime, MessageDescriptor> = mail
