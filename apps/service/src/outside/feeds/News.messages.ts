import { defineMessages } from '@formatjs/intl'

export const newsMessages = defineMessages<{ everything: Record<string, never>; named: { name: string } }>({
  everything: { id: 'service.news.everything', defaultMessage: 'Spadestik: all lists and agents' },
  named: { id: 'service.news.named', defaultMessage: 'Spadestik: {name}' },
})
