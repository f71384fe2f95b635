import { useSyncExternalStore } from 'react'

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

interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the id of the section that the user is reading: the last one that starts above `line` (px from the
 * top of the screen). Returns null above the first section. At the end of the page returns the last section,
 * because a short section might never reach the line.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
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
