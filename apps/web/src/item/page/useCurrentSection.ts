import { useSyncExternalStore } from 'react'
import { sectionAt } from './sectionAt'

/**
 * The distance of an invisible reading line from the top of the screen, as a fraction of the screen's height.
 * A section becomes current when its start moves above the reading line.
 */
const readingLine = 1 / 3

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  window.addEventListener('resize', notify)
  return () => {
    window.removeEventListener('scroll', notify)
    window.removeEventListener('resize', notify)
  }
}

export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(subscribe, () => {
    const tops = ids.flatMap((id) => {
      const element = document.getElementById(id)
      return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }]
    })
    const { scrollHeight } = document.documentElement
    const isScrolled = window.scrollY > 0
    const isAtEnd = isScrolled && window.scrollY + window.innerHeight >= scrollHeight - 2
    return sectionAt(tops, window.innerHeight * readingLine, isAtEnd) ?? ids[0] ?? null
  })
}
