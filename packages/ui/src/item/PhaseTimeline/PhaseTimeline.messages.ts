import { defineMessages } from 'react-intl'

export const phaseTimelineMessages = defineMessages({
  earlier: { id: 'ui.PhaseTimeline.earlier', defaultMessage: 'Earlier' },
  current: { id: 'ui.PhaseTimeline.current', defaultMessage: 'Now' },
  later: { id: 'ui.PhaseTimeline.later', defaultMessage: 'Later' },
})
