import { defineMessages } from 'react-intl'

/** Words of Checkbox. */
export const checkboxMessages = defineMessages<{
  excluded: { label: string }
}>({
  excluded: { id: 'ui.Checkbox.excluded', defaultMessage: '{label}, excluded' },
})
