export type TextLanguage = 'da' | 'sv' | 'nb' | 'en'

/** A query of a reader, whether it must find a text, and the text. */
export type SearchPair = readonly [
  query: string,
  promise: 'finds' | 'avoids',
  text: string,
  about?: {
    /** The language of the text; without it, that of the reader. */
    readonly language?: TextLanguage
    /**
     * Marks a pair that fails today. The test demands that it still fails, so that the mark is removed when
     * the search improves.
     */
    readonly isMissed?: true
  },
]
