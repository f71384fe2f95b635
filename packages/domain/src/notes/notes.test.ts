import { describe, expect, test } from 'vitest'
import { notesInOrder, previewedNotes, seesNote, withoutNote, withSavedNote } from './notes'

const note = (id: number, created: string, paUserIds = [7]) => ({ id, created, paUserIds })
const old = note(1, '2026-01-01T10:00:00Z')
const newer = note(2, '2026-01-02T10:00:00+02:00')
const newest = note(3, '2026-01-02T09:00:00Z')
const twin = note(4, '2026-01-01T10:00:00Z')

describe('the notes of an item', () => {
  test('[W07] are visible only to their users', () => {
    expect(seesNote(note(1, old.created, [8]), 7)).toBe(false)
    expect(seesNote(note(1, old.created, [8, 7]), 7)).toBe(true)
  })

  test('[P03] are sorted newest first, with two in the preview', () => {
    expect(notesInOrder([old, twin, newer, newest])).toEqual([newest, newer, twin, old])
    expect(previewedNotes([old, newer, newest])).toEqual({ shown: [newest, newer], hiddenCount: 1 })
    expect(previewedNotes([old])).toEqual({ shown: [old], hiddenCount: 0 })
  })

  test('[M05] include saved notes, but not notes that were deleted or are no longer visible', () => {
    expect(withSavedNote([old], newest, 7)).toEqual([newest, old])
    expect(withSavedNote([newest, old], { ...old, paUserIds: [7, 8] }, 7)).toEqual([
      newest,
      { ...old, paUserIds: [7, 8] },
    ])
    expect(withSavedNote([newest, old], { ...old, paUserIds: [8] }, 7)).toEqual([newest])
    expect(withoutNote([newest, old], 3)).toEqual([old])
  })
})
