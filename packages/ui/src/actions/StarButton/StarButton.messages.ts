import { defineMessages } from 'react-intl'

export const starButtonMessages = defineMessages<{
  add: { name: string }
  change: { name: string }
}>({
  add: { id: 'ui.StarButton.add', defaultMessage: 'Add {name} to a list' },
  change: { id: 'ui.StarButton.change', defaultMessage: 'Change the list of {name}' },
})
