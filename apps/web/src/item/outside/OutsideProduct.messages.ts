import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { count: number }
  text: NoMessageValues
  name: { phase: string }
  removeNamed: { name: string }
  remove: NoMessageValues
  showAgainNamed: { name: string }
  showAgain: NoMessageValues
  demo: NoMessageValues
}>({
  title: {
    id: 'web.OutsideProduct.title',
    defaultMessage: 'Not in your product ({count, number})',
  },
  text: {
    id: 'web.OutsideProduct.text',
    defaultMessage: 'Your product does not cover projects in these phases, so only the phase is shown.',
  },
  name: { id: 'web.OutsideProduct.name', defaultMessage: 'Project in the phase {phase}' },
  removeNamed: { id: 'web.OutsideProduct.removeNamed', defaultMessage: 'Remove from lists: {name}' },
  remove: { id: 'web.OutsideProduct.remove', defaultMessage: 'Remove from lists' },
  showAgainNamed: { id: 'web.OutsideProduct.showAgainNamed', defaultMessage: 'Show again: {name}' },
  showAgain: { id: 'web.OutsideProduct.showAgain', defaultMessage: 'Show again' },
  demo: { id: 'web.OutsideProduct.demo', defaultMessage: 'Book a demo' },
})
