import { defineMessages } from 'react-intl'

export const alertKindsMessages = defineMessages({
  label: { id: 'ui.AlertKinds.label', defaultMessage: 'What is mailed' },
  hint: {
    id: 'ui.AlertKinds.hint',
    defaultMessage: 'Urgent means an earlier deadline, an award or a cancellation.',
  },
  everything: { id: 'ui.AlertKinds.everything', defaultMessage: 'Everything' },
  urgentAtOnce: { id: 'ui.AlertKinds.urgentAtOnce', defaultMessage: 'Everything, urgent news at once' },
  urgentOnly: { id: 'ui.AlertKinds.urgentOnly', defaultMessage: 'Only urgent news, at once' },
  newOnly: { id: 'ui.AlertKinds.newOnly', defaultMessage: 'Only what is new' },
  own: { id: 'ui.AlertKinds.own', defaultMessage: 'Own choice' },
  ownLabel: { id: 'ui.AlertKinds.ownLabel', defaultMessage: 'Own choice for each kind of change' },
  new: { id: 'ui.AlertKinds.new', defaultMessage: 'New' },
  earlierDeadline: { id: 'ui.AlertKinds.earlierDeadline', defaultMessage: 'Earlier deadline' },
  deadline: { id: 'ui.AlertKinds.deadline', defaultMessage: 'Other change of a deadline' },
  outcome: { id: 'ui.AlertKinds.outcome', defaultMessage: 'Award or cancellation' },
  phase: { id: 'ui.AlertKinds.phase', defaultMessage: 'New phase' },
  sum: { id: 'ui.AlertKinds.sum', defaultMessage: 'New sum' },
  other: { id: 'ui.AlertKinds.other', defaultMessage: 'Other changes' },
  left: { id: 'ui.AlertKinds.left', defaultMessage: 'No longer matches' },
  atOnce: { id: 'ui.AlertKinds.atOnce', defaultMessage: 'At once' },
  withMail: { id: 'ui.AlertKinds.withMail', defaultMessage: 'With the mail' },
  never: { id: 'ui.AlertKinds.never', defaultMessage: 'Never' },
})
