import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  understood: NoMessageValues
  remove: { term: string }
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
  also: { synonyms: string }
  alsoOf: { word: string; synonyms: string }
  withoutSynonyms: { word: string }
  more: { count: number }
  moreLabel: { count: number; word: string }
  ignored: { count: number }
  notOperators: { words: string; count: number }
  operatorOffer: { text: string }
  helpTitle: NoMessageValues
  phraseExample: NoMessageValues
  phraseText: NoMessageValues
  withoutExample: NoMessageValues
  withoutText: NoMessageValues
  eitherExample: NoMessageValues
  eitherText: NoMessageValues
  groupExample: NoMessageValues
  groupText: NoMessageValues
  beginningExample: NoMessageValues
  beginningText: NoMessageValues
  unexpandedExample: NoMessageValues
  unexpandedText: NoMessageValues
  fieldExample: NoMessageValues
  fieldText: NoMessageValues
}>({
  understood: { id: 'web.Query.understood', defaultMessage: 'How the text is understood' },
  remove: { id: 'web.Query.remove', defaultMessage: 'Remove {term}' },
  and: { id: 'web.Query.and', defaultMessage: 'and' },
  or: { id: 'web.Query.or', defaultMessage: 'or' },
  not: { id: 'web.Query.not', defaultMessage: 'not' },
  unexpanded: { id: 'web.Query.unexpanded', defaultMessage: '{word} (without synonyms)' },
  beginning: { id: 'web.Query.beginning', defaultMessage: '{word}…' },
  phrase: { id: 'web.Query.phrase', defaultMessage: '“{phrase}”' },
  inField: { id: 'web.Query.inField', defaultMessage: '{field}: {text}' },
  title: { id: 'web.Query.title', defaultMessage: 'title' },
  place: { id: 'web.Query.place', defaultMessage: 'place' },
  builder: { id: 'web.Query.builder', defaultMessage: 'client' },
  company: { id: 'web.Query.company', defaultMessage: 'company' },
  number: { id: 'web.Query.number', defaultMessage: 'number' },
  cpv: { id: 'web.Query.cpv', defaultMessage: 'CPV code' },
  also: { id: 'web.Query.also', defaultMessage: 'also: {synonyms}' },
  alsoOf: { id: 'web.Query.alsoOf', defaultMessage: '{word}, also: {synonyms}' },
  withoutSynonyms: {
    id: 'web.Query.withoutSynonyms',
    defaultMessage: 'Search “{word}” without synonyms',
  },
  more: { id: 'web.Query.more', defaultMessage: '+{count, number}' },
  moreLabel: {
    id: 'web.Query.moreLabel',
    defaultMessage: 'Show {count, plural, one {# more synonym} other {# more synonyms}} of “{word}”',
  },
  ignored: {
    id: 'web.Query.ignored',
    defaultMessage:
      'Only the first 20 words are searched. {count, plural, one {# word is} other {# words are}} left out.',
  },
  notOperators: {
    id: 'web.Query.notOperators',
    defaultMessage:
      '{words} {count, plural, one {is searched as a word, not as an operator.} other {are searched as words, not as operators.}}',
  },
  operatorOffer: { id: 'web.Query.operatorOffer', defaultMessage: 'Search for: {text}' },
  helpTitle: { id: 'web.Query.helpTitle', defaultMessage: 'More precise words. Press an example to try it.' },
  phraseExample: { id: 'web.Query.phraseExample', defaultMessage: '"new school"' },
  phraseText: { id: 'web.Query.phraseText', defaultMessage: 'Words that follow each other' },
  withoutExample: { id: 'web.Query.withoutExample', defaultMessage: 'school -roof' },
  withoutText: { id: 'web.Query.withoutText', defaultMessage: 'Without a word' },
  eitherExample: { id: 'web.Query.eitherExample', defaultMessage: 'bridge OR tunnel' },
  eitherText: { id: 'web.Query.eitherText', defaultMessage: 'One of two words; OR in capital letters' },
  groupExample: { id: 'web.Query.groupExample', defaultMessage: 'renovation (school OR hospital)' },
  groupText: { id: 'web.Query.groupText', defaultMessage: 'Parentheses keep words together' },
  beginningExample: { id: 'web.Query.beginningExample', defaultMessage: 'renov*' },
  beginningText: { id: 'web.Query.beginningText', defaultMessage: 'Words that begin like this' },
  unexpandedExample: { id: 'web.Query.unexpandedExample', defaultMessage: '=hospital' },
  unexpandedText: { id: 'web.Query.unexpandedText', defaultMessage: 'A word without its synonyms' },
  fieldExample: { id: 'web.Query.fieldExample', defaultMessage: 'title:school place:Aarhus' },
  fieldText: {
    id: 'web.Query.fieldText',
    defaultMessage: 'In the title, place, client, company, number or cpv',
  },
})
