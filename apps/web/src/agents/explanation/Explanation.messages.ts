import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

/** A day and a time of day in the time zone of the national domain (dk, se or no). */
type Moment = { day: string; time: string }

export const messages = defineMessages<{
  title: NoMessageValues
  find: NoMessageValues
  link: NoMessageValues
  linkHint: NoMessageValues
  noLink: NoMessageValues
  kind: NoMessageValues
  explain: NoMessageValues
  another: NoMessageValues
  agent: NoMessageValues
  agentFinds: { name: string }
  agentMisses: { name: string; count: number }
  noAgents: NoMessageValues
  noAgentsText: NoMessageValues
  newSearch: NoMessageValues
  found: NoMessageValues
  missedOne: { filter: string }
  missedSeveral: { count: number }
  hidden: NoMessageValues
  product: NoMessageValues
  sent: Moment
  counted: Moment
  queued: NoMessageValues
  next: Moment
  never: NoMessageValues
  muted: NoMessageValues
  mailed: NoMessageValues
  unchanged: NoMessageValues
  earlier: NoMessageValues
  kindNotMailed: NoMessageValues
  conditions: NoMessageValues
  everything: NoMessageValues
  met: NoMessageValues
  notMet: NoMessageValues
  withheld: NoMessageValues
  asked: NoMessageValues
  has: NoMessageValues
  unspecified: NoMessageValues
  change: { filter: string }
  value: { value: number; unit: string }
  wordsOccur: NoMessageValues
  wordsDiffer: NoMessageValues
  missing: { words: string }
  unwanted: { words: string }
}>({
  title: { id: 'web.Explanation.title', defaultMessage: 'Why did I (not) get this?' },
  find: {
    id: 'web.Explanation.find',
    defaultMessage: 'Paste a link to a project or a tender, or type its number, to see which agents find it.',
  },
  link: { id: 'web.Explanation.link', defaultMessage: 'Link or number' },
  linkHint: { id: 'web.Explanation.linkHint', defaultMessage: 'The number is above the name on its page.' },
  noLink: {
    id: 'web.Explanation.noLink',
    defaultMessage:
      'This is neither a link to a page of Spadestik nor a number. Copy the address of its page.',
  },
  kind: { id: 'web.Explanation.kind', defaultMessage: 'What the number is of' },
  explain: { id: 'web.Explanation.explain', defaultMessage: 'Explain' },
  another: { id: 'web.Explanation.another', defaultMessage: 'Look up another' },
  agent: { id: 'web.Explanation.agent', defaultMessage: 'Agent' },
  agentFinds: { id: 'web.Explanation.agentFinds', defaultMessage: '{name} – finds it' },
  agentMisses: {
    id: 'web.Explanation.agentMisses',
    defaultMessage:
      '{name} – {count, plural, =0 {does not find it} one {# filter fails} other {# filters fail}}',
  },
  noAgents: { id: 'web.Explanation.noAgents', defaultMessage: 'You have no agent of this kind' },
  noAgentsText: {
    id: 'web.Explanation.noAgentsText',
    defaultMessage: 'An agent is a saved search. It mails you what it finds.',
  },
  newSearch: { id: 'web.Explanation.newSearch', defaultMessage: 'New search' },
  found: { id: 'web.Explanation.found', defaultMessage: 'Found by this agent.' },
  missedOne: { id: 'web.Explanation.missedOne', defaultMessage: 'Not found: “{filter}” does not match.' },
  missedSeveral: {
    id: 'web.Explanation.missedSeveral',
    defaultMessage: 'Not found: {count, plural, one {# filter does} other {# filters do}} not match.',
  },
  hidden: { id: 'web.Explanation.hidden', defaultMessage: 'It is hidden from you, so no agent finds it.' },
  product: {
    id: 'web.Explanation.product',
    defaultMessage: 'Your product does not include its phase, so no agent finds it.',
  },
  sent: { id: 'web.Explanation.sent', defaultMessage: 'Mailed on {day} at {time}.' },
  counted: {
    id: 'web.Explanation.counted',
    defaultMessage:
      'Mailed on {day} at {time}. The mail counts it, but lists only the 20 most important items.',
  },
  queued: { id: 'web.Explanation.queued', defaultMessage: 'The mail is being sent.' },
  next: { id: 'web.Explanation.next', defaultMessage: 'The next mail is due on {day} at {time}.' },
  never: { id: 'web.Explanation.never', defaultMessage: 'This agent sends no mails.' },
  muted: { id: 'web.Explanation.muted', defaultMessage: 'You have turned off the mails of this agent.' },
  mailed: { id: 'web.Explanation.mailed', defaultMessage: 'It has not changed since that mail.' },
  unchanged: {
    id: 'web.Explanation.unchanged',
    defaultMessage: 'No mail: it has not changed since the agent was saved.',
  },
  earlier: {
    id: 'web.Explanation.earlier',
    defaultMessage: 'No mail: the agent did not find it yet when it last changed.',
  },
  kindNotMailed: {
    id: 'web.Explanation.kindNotMailed',
    defaultMessage: 'No mail: the agent does not send changes of this kind.',
  },
  conditions: { id: 'web.Explanation.conditions', defaultMessage: 'The filters of the agent' },
  everything: {
    id: 'web.Explanation.everything',
    defaultMessage: 'The agent has no filters, so it finds everything of this kind.',
  },
  met: { id: 'web.Explanation.met', defaultMessage: 'Matches' },
  notMet: { id: 'web.Explanation.notMet', defaultMessage: 'Does not match' },
  withheld: { id: 'web.Explanation.withheld', defaultMessage: 'Needs a subscription' },
  asked: { id: 'web.Explanation.asked', defaultMessage: 'The agent asks for' },
  has: { id: 'web.Explanation.has', defaultMessage: 'This has' },
  unspecified: { id: 'web.Explanation.unspecified', defaultMessage: 'Not specified' },
  change: { id: 'web.Explanation.change', defaultMessage: 'Change the filter “{filter}”' },
  value: { id: 'web.Explanation.value', defaultMessage: '{value, number} {unit}' },
  wordsOccur: { id: 'web.Explanation.wordsOccur', defaultMessage: 'The words occur' },
  wordsDiffer: { id: 'web.Explanation.wordsDiffer', defaultMessage: 'The words do not occur' },
  missing: { id: 'web.Explanation.missing', defaultMessage: 'Missing: {words}' },
  unwanted: { id: 'web.Explanation.unwanted', defaultMessage: 'Occurs, but is excluded: {words}' },
})
