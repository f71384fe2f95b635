import { useCallback, useRef } from 'react'

/**
 * Returns a function that takes a typed letter and returns all letters typed so far. A pause of `pauseMs`
 * milliseconds clears the letters.
 */
export function useTypedLetters(pauseMs = 500): (letter: string) => string {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return useCallback(
    (letter) => {
      const now = performance.now()
      const text = now - typed.current.at < pauseMs ? typed.current.text + letter : letter
      typed.current = { text, at: now }
      return text
    },
    [pauseMs],
  )
}
