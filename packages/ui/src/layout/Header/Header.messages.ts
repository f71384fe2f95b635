import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const headerMessages = defineMessages<{
  label: NoMessageValues
  home: NoMessageValues
  menu: NoMessageValues
  country: NoMessageValues
  help: NoMessageValues
  profile: { name: string }
  viewsLeft: { count: number }
}>({
  label: { id: 'ui.Header.label', defaultMessage: 'Main' },
  home: { id: 'ui.Header.home', defaultMessage: 'Spadestik, to the overview' },
  menu: { id: 'ui.Header.menu', defaultMessage: 'Menu' },
  country: { id: 'ui.Header.country', defaultMessage: 'Country' },
  help: { id: 'ui.Header.help', defaultMessage: 'Help' },
  profile: { id: 'ui.Header.profile', defaultMessage: 'Your account, {name}' },
  viewsLeft: {
    id: 'ui.Header.viewsLeft',
    defaultMessage: '{count, plural, =0 {No views left} one {# view left} other {# views left}}',
  },
})
