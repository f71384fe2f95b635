import { useCallback, useRef } from 'react'

/** Returns a function that joins letters that are typed with pauses shorter than `pauseMs` milliseconds. */
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
