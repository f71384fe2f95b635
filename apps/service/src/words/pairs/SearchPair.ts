export type TextLanguage = 'da' | 'sv' | 'nb' | 'en'

/** A query and a text that the query must find (`finds`) or must not find (`avoids`). */
export type SearchPair = readonly [
  query: string,
  promise: 'finds' | 'avoids',
  text: string,
  about?: {
    /** The default is the language of the user. No lexicon has French. */
    readonly language?: TextLanguage | 'fr'
    /**
     * Whether the search gets this pair wrong today. The test then requires the wrong result, and fails when
     * the search improves. Remove this property in that case.
     */
    readonly isMissed?: true
  },
]
