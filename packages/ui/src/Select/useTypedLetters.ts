import { useRef } from 'react'

/** How long typed letters belong together, in ms; as in the lists of React Aria. */
const pause = 1000

/** What of a key press counts. */
interface PressedKey {
  readonly key: string
  readonly timeStamp: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Collects the letters that are typed one soon after the other; the answer is null for a key that is no letter. */
export function useTypedLetters(): (pressed: PressedKey) => string | null {
  const last = useRef({ letters: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (!isLetter) return null
    const before = timeStamp - last.current.at < pause ? last.current.letters : ''
    last.current = { letters: before + key, at: timeStamp }
    return last.current.letters
  }
}
