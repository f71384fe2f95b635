import { useState } from 'react'
import { useDebouncedText } from '../../../forms/useDebouncedText'

/**
 * Returns the text and the page of a list. They are not in the address, because a text can be a person's name.
 * Another text begins at the first page.
 */
export function useListState() {
  const [text, setText] = useState('')
  const [at, setAt] = useState({ text: '', page: 1 })
  const wanted = useDebouncedText(text).trim()
  const page = at.text === wanted ? at.page : 1
  return { text, setText, wanted, page, setPage: (next: number) => setAt({ text: wanted, page: next }) }
}
