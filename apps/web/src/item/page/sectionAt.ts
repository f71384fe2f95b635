/** The position of a section on the screen. @unit px */
export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the id of the current section, or null. The current section is the last one that starts above a
 * given height on the screen, the line. At the end of the page the last section is current, because a short
 * section may never reach the line.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
