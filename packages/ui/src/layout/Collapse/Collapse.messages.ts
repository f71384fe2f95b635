import { defineMessages } from 'react-intl'

export const collapseMessages = defineMessages({
  more: { id: 'ui.Collapse.more', defaultMessage: 'Show more' },
  less: { id: 'ui.Collapse.less', defaultMessage: 'Show less' },
})
