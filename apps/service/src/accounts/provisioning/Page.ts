/** A page of a list, and the number of all its rows. */
export interface Page<Row> {
  readonly items: Row[]
  readonly count: number
}

/** Which rows of a list are wanted. */
export interface Wanted {
  /** The rows contain this text, whatever the case of its letters. Empty for all rows. */
  readonly text: string
  /** The page, counted from 0. */
  readonly index: number
  /** The size of the page. */
  readonly limit: number
}

/** Returns the pattern of `ilike` for rows that contain a text. */
export const containing = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/gu, '\\$&')}%`
