import { defineMessages } from '@formatjs/intl'

export const messages = defineMessages<{ source: { source: string; lot: string } }>({
  source: {
    id: 'service.Highlight.source',
    defaultMessage:
      '{source, select, translation {In another language:} criterion {Criterion:} lot {Lot {lot}:} other {Company:}}',
  },
})
