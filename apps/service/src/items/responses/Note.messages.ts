import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const noteMessages = defineMessages<{ formerColleague: NoMessageValues }>({
  formerColleague: { id: 'service.note.formerColleague', defaultMessage: 'A former colleague' },
})
