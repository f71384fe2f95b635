import { defineMessages } from 'react-intl'

export const definitionListMessages = defineMessages({
  none: { id: 'ui.DefinitionList.none', defaultMessage: 'Not stated' },
})
