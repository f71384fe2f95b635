export type TextLanguage = 'da' | 'sv' | 'nb' | 'en'

/** A query of a user, whether it must find a text, and the text. */
export type SearchPair = readonly [
  query: string,
  promise: 'finds' | 'avoids',
  text: string,
  about?: {
    /** The language of the text. The default is the language of the user. */
    readonly language?: TextLanguage
    /**
     * Whether the pair fails today. The test demands that it still fails, so that the mark is removed when
     * the search improves.
     */
    readonly isMissed?: true
  },
]
