import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const queryMessages = defineMessages<{
  and: NoMessageValues
  or: NoMessageValues
  not: NoMessageValues
  unexpanded: { word: string }
  beginning: { word: string }
  phrase: { phrase: string }
  inField: { field: string; text: string }
  title: NoMessageValues
  place: NoMessageValues
  builder: NoMessageValues
  company: NoMessageValues
  number: NoMessageValues
  cpv: NoMessageValues
}>({
  and: { id: 'service.query.and', defaultMessage: 'and' },
  or: { id: 'service.query.or', defaultMessage: 'or' },
  not: { id: 'service.query.not', defaultMessage: 'not' },
  unexpanded: { id: 'service.query.unexpanded', defaultMessage: '{word} (without synonyms)' },
  beginning: { id: 'service.query.beginning', defaultMessage: '{word}…' },
  phrase: { id: 'service.query.phrase', defaultMessage: '“{phrase}”' },
  inField: { id: 'service.query.inField', defaultMessage: '{field}: {text}' },
  title: { id: 'service.query.title', defaultMessage: 'title' },
  place: { id: 'service.query.place', defaultMessage: 'place' },
  builder: { id: 'service.query.builder', defaultMessage: 'client' },
  company: { id: 'service.query.company', defaultMessage: 'company' },
  number: { id: 'service.query.number', defaultMessage: 'number' },
  cpv: { id: 'service.query.cpv', defaultMessage: 'CPV code' },
})
