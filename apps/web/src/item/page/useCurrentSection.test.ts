import { describe, expect, test } from 'vitest'
import { sectionAt } from './useCurrentSection'

const sections = [
  { id: 'dates', top: -300 },
  { id: 'roles', top: 120 },
  { id: 'notes', top: 700 },
]

describe('the table of contents', () => {
  test.each([
    [100, false, 'dates'],
    [120, false, 'roles'],
    [900, false, 'notes'],
    [100, true, 'notes'],
    [-500, false, null],
  ])('[Q02] with the line at %d, at the end: %s, the current section is %s', (line, isAtEnd, id) => {
    expect(sectionAt(sections, line, isAtEnd)).toBe(id)
  })

  test('[Q02] a page without sections has no current section', () => {
    expect(sectionAt([], 100, true)).toBeNull()
  })
})
