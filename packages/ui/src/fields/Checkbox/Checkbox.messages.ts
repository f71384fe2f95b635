import { defineMessages } from 'react-intl'

export const checkboxMessages = defineMessages<{
  excluded: { label: string }
}>({
  excluded: { id: 'ui.Checkbox.excluded', defaultMessage: '{label}, excluded' },
})
