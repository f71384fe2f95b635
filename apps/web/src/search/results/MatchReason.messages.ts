import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ notStated: { name: string }; everything: NoMessageValues }>({
  notStated: { id: 'web.MatchReason.notStated', defaultMessage: '{name}: not stated, so let through' },
  everything: { id: 'web.MatchReason.everything', defaultMessage: 'Nothing is filtered, so all match' },
})
