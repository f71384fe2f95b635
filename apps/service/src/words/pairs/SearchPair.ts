export type TextLanguage = 'da' | 'sv' | 'nb' | 'en'

/** A query of a user, a text, and whether the query must find the text. */
export type SearchPair = readonly [
  query: string,
  promise: 'finds' | 'avoids',
  text: string,
  about?: {
    /** The language of the text. The default is the language of the user. */
    readonly language?: TextLanguage
    /**
     * Whether the search gets this pair wrong today. If so, the test requires the wrong result. When the
     * search improves, the test fails until this property is removed.
     */
    readonly isMissed?: true
  },
]
