import { defineMessages } from 'react-intl'

/** Words of DefinitionList. */
export const definitionListMessages = defineMessages({
  none: { id: 'ui.DefinitionList.none', defaultMessage: 'Not stated' },
})
