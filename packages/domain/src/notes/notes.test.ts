import { describe, expect, test } from 'vitest'
import { notesInOrder, noteSaving, previewedNotes, seesNote, withoutNote, withSavedNote } from './notes'

const note = (id: number, created: string, paUserIds = [7]) => ({ id, created, paUserIds })
const old = note(1, '2026-01-01T10:00:00Z')
const newer = note(2, '2026-01-02T10:00:00+02:00')
const newest = note(3, '2026-01-02T09:00:00Z')
const twin = note(4, '2026-01-01T10:00:00Z')

describe('the notes of an item', () => {
  test('[M05] with an id are changed, without one are made', () => {
    expect(noteSaving({ id: null })).toBe('create')
    expect(noteSaving({ id: 4 })).toBe('update')
  })

  test('[W07] are seen by those they name alone', () => {
    expect(seesNote(note(1, old.created, [8]), 7)).toBe(false)
    expect(seesNote(note(1, old.created, [8, 7]), 7)).toBe(true)
  })

  test('[P03] stand with the newest first, two of them before the rest', () => {
    expect(notesInOrder([old, twin, newer, newest])).toEqual([newest, newer, twin, old])
    expect(previewedNotes([old, newer, newest])).toEqual({ shown: [newest, newer], hiddenCount: 1 })
    expect(previewedNotes([old])).toEqual({ shown: [old], hiddenCount: 0 })
  })

  test('[M05] take in what was saved, and lose what was deleted or is no longer for oneself', () => {
    expect(withSavedNote([old], newest, 7)).toEqual([newest, old])
    expect(withSavedNote([newest, old], { ...old, paUserIds: [7, 8] }, 7)).toEqual([
      newest,
      { ...old, paUserIds: [7, 8] },
    ])
    expect(withSavedNote([newest, old], { ...old, paUserIds: [8] }, 7)).toEqual([newest])
    expect(withoutNote([newest, old], 3)).toEqual([old])
  })
})
