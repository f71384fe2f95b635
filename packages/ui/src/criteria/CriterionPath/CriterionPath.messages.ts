import { defineMessages } from 'react-intl'

export const criterionPathMessages = defineMessages({
  separator: { id: 'ui.CriterionPath.separator', defaultMessage: 'then' },
})
