import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarEvents, isExportable } from './calendarEvents'
import { calendarLink, calendarTargets } from './calendarLinks'
import { icsFile } from './icsFile'

const window = (from: string | null, to: string | null, toTime: string | null = null) => ({
  kind: 'offers' as const,
  from,
  to,
  toTime,
})

describe('the export of date windows', () => {
  test.each([
    [null, null, false],
    ['2026-12-01', null, true],
    [null, '2026-12-01', true],
  ])('[V03, Z07] from %s to %s is offered: %s', (from, to, offered) => {
    expect(isExportable({ from, to })).toBe(offered)
  })

  test('[Z07] makes one event for each window with a date', () => {
    const windows = [
      window('2026-12-01', '2026-12-20', '12:00'),
      window(null, null),
      window(null, '2027-01-02'),
      window('2027-02-01', null, '09:00'),
    ]
    expect(calendarEvents(windows)).toEqual([
      { kind: 'offers', start: '2026-12-01', end: '2026-12-20', endTime: '12:00' },
      { kind: 'offers', start: '2027-01-02', end: '2027-01-02', endTime: null },
      { kind: 'offers', start: '2027-02-01', end: '2027-02-01', endTime: null },
    ])
  })

  const event = {
    title: 'Tilbud & frist',
    text: 'Aflever her',
    url: 'https://www.spadestik.dk/procurement/7',
    start: '2026-12-31',
    end: '2026-12-31',
  }

  test('[Z07] reaches five targets, two of them by a file', () => {
    expect(calendarTargets).toEqual(['outlook', 'office365', 'google', 'apple', 'ics'])
    expect(calendarLink('apple', event)).toBeNull()
    expect(calendarLink('ics', event)).toBeNull()
  })

  test('[Z07] fills in Google with title, text, link and the day after the last', () => {
    const { origin, searchParams } = new URL(calendarLink('google', event) ?? '')
    expect(origin).toBe('https://calendar.google.com')
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Tilbud & frist',
      details: 'Aflever her\n\nhttps://www.spadestik.dk/procurement/7',
      dates: '20261231/20270101',
    })
  })

  test.each([
    ['outlook', 'https://outlook.live.com'],
    ['office365', 'https://outlook.office.com'],
  ] as const)('[Z07] fills in %s at %s', (target, origin) => {
    const url = new URL(calendarLink(target, { ...event, text: '' }) ?? '')
    expect(url.origin).toBe(origin)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      subject: 'Tilbud & frist',
      body: 'https://www.spadestik.dk/procurement/7',
      allday: 'true',
      startdt: '2026-12-31',
      enddt: '2027-01-01',
    })
  })

  test('[Z07] writes a file with escaped words', () => {
    const file = icsFile(
      [{ ...event, uid: 'offers-7@spadestik', title: 'A; b, c\\d', text: 'x\r\ny' }],
      '2026-11-21T12:34:56+01:00',
    )
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Spadestik//Spadestik//EN',
      'BEGIN:VEVENT',
      'UID:offers-7@spadestik',
      'DTSTAMP:20261121T113456Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:A\\; b\\, c\\\\d',
      'DESCRIPTION:x\\ny\\n\\nhttps://www.spadestik.dk/procurement/7',
      'URL:https://www.spadestik.dk/procurement/7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(icsFile([{ ...event, uid: 'a', url: '' }], '2026-11-21T12:34:56Z')).not.toContain('URL:')
  })

  test('[Z07] folds long lines at 75 octets, and unfolded they are whole', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', maxLength: 300, size: 'max' })
          .filter((text) => !/[\r\n\\;,]/.test(text)),
        (title) => {
          const file = icsFile([{ ...event, uid: 'a', title }], '2026-11-21T12:34:56Z')
          for (const line of file.split('\r\n'))
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
        },
      ),
    )
  })

  test('[Z07] a long line goes on after a blank, and no letter is cut', () => {
    const file = icsFile([{ ...event, uid: 'a', title: 'Å'.repeat(80) }], '2026-11-21T12:34:56Z')
    expect(file).toContain(`SUMMARY:${'Å'.repeat(33)}\r\n ${'Å'.repeat(37)}\r\n ${'Å'.repeat(10)}\r\n`)
    expect(icsFile([{ ...event, uid: 'a', text: '', url: '' }], '2026-11-21T12:34:56Z')).toContain(
      'DESCRIPTION:\r\nEND',
    )
  })
})
