import { defineMessages } from 'react-intl'

/** Words of Collapse. */
export const collapseMessages = defineMessages({
  more: { id: 'ui.Collapse.more', defaultMessage: 'Show more' },
  less: { id: 'ui.Collapse.less', defaultMessage: 'Show less' },
})
