import { defineMessages } from 'react-intl'

/** Words of CriterionPath. */
export const criterionPathMessages = defineMessages({
  separator: { id: 'ui.CriterionPath.separator', defaultMessage: 'then' },
})
