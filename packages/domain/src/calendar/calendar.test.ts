import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarAlarm } from './alarmTrigger'
import { alarmTrigger } from './alarmTrigger'
import { calendarLink, calendarTargets } from './calendarLinks'
import { icsCalendar, icsFile } from './icsFile'
import { trackedEvents } from './trackedEvents'
import { windowEvents } from './windowEvents'

/** 12:30 in Copenhagen. */
const moment = { now: Date.parse('2026-11-20T11:30:00Z'), timeZone: 'Europe/Copenhagen' }
const written = { now: '2026-11-21T12:34:56Z', alarm: 'day' } as const
const timed = { start: '2026-12-16T10:00:00.000Z', end: '2026-12-16T11:00:00.000Z' }

describe('windowEvents', () => {
  test.each([
    ['no event without a date', null, null, null, []],
    ['a whole day when no time is set', null, '2026-12-16', null, [['closes', { day: '2026-12-16' }]]],
    ['the hour before a closing time', null, '2026-12-16', '12:00', [['closes', timed]]],
    ['only the closing once the window is open', '2026-11-01', '2026-12-16', '12:00', [['closes', timed]]],
    [
      'opening and closing before the window opens',
      '2026-12-01',
      '2026-12-16',
      '12:00',
      [
        ['opens', { day: '2026-12-01' }],
        ['closes', timed],
      ],
    ],
    ['one event for a window of a single day', '2026-12-16', '2026-12-16', '12:00', [['closes', timed]]],
    [
      'only the opening when the end is open',
      '2026-12-01',
      null,
      '09:00',
      [['opens', { day: '2026-12-01' }]],
    ],
    ['no event once the window is over', '2026-11-01', '2026-11-20', '12:00', []],
    ['the closing today until it has passed', null, '2026-11-20', '13:00', [['closes', expect.anything()]]],
    ['a whole day for an unreadable time', null, '2026-12-16', '99:99', [['closes', { day: '2026-12-16' }]]],
  ])('[V03, Z07] returns %s', (_case, from, to, toTime, expected) => {
    const events = windowEvents({ from, to, toTime }, moment)
    expect(events.map(({ moment: which, span }) => [which, span])).toEqual(expected)
  })
})

describe('exporting an event', () => {
  const event = {
    title: 'Tilbud & frist',
    text: 'Aflever her',
    url: 'https://www.spadestik.dk/procurement/7',
    place: null,
    span: { day: '2026-12-31' },
  }
  const appointment = { ...event, place: 'Engvej 4; Lystrup', span: timed }

  test('[Z07] has five target calendars, two of which import files', () => {
    expect(calendarTargets).toEqual(['outlook', 'office365', 'google', 'apple', 'ics'])
    expect(calendarLink('apple', event)).toBeNull()
    expect(calendarLink('ics', event)).toBeNull()
  })

  test("[Z07] fills in Google's title, text, link and an end on the day after the last day", () => {
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
  ] as const)('[Z07] fills in the event in %s at %s', (target, origin) => {
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

  test('[Z07] passes the time and the location to web calendars', () => {
    const googleQuery = new URL(calendarLink('google', appointment) ?? '').searchParams
    expect(Object.fromEntries(googleQuery)).toMatchObject({
      dates: '20261216T100000Z/20261216T110000Z',
      location: 'Engvej 4; Lystrup',
    })
    const outlookQuery = new URL(calendarLink('outlook', appointment) ?? '').searchParams
    expect(Object.fromEntries(outlookQuery)).toMatchObject({
      allday: 'false',
      startdt: timed.start,
      enddt: timed.end,
      location: 'Engvej 4; Lystrup',
    })
  })

  test('[Z07] writes the time in UTC, the location and a reminder one day before', () => {
    const lines = icsFile([{ ...appointment, uid: 'a' }], written).split('\r\n')
    for (const line of [
      'DTSTART:20261216T100000Z',
      'DTEND:20261216T110000Z',
      'LOCATION:Engvej 4\\; Lystrup',
      'BEGIN:VALARM',
      'TRIGGER:-PT23H',
    ]) {
      expect(lines).toContain(line)
    }
  })

  test('[Z07] a file that is exported later has a higher sequence, so that it replaces an earlier one', () => {
    const [first = 0, later = 0] = ['2026-11-21T10:00:00Z', '2026-11-21T10:05:00Z'].map((now) => {
      const file = icsFile([{ ...appointment, uid: 'a' }], { ...written, now })
      return Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
    })
    expect(first).toBeGreaterThan(0)
    expect(later).toBeGreaterThan(first)
  })

  test('[Z08] a calendar without events has a component, as the format requires', () => {
    const file = icsCalendar([], { name: 'Skoler', refreshMinutes: 60 })
    expect(file).toMatch(/BEGIN:VTIMEZONE\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR/)
  })

  test('[Z07] escapes texts in the file', () => {
    const file = icsFile([{ ...event, uid: 'offers-7@spadestik', title: 'A; b, c\\d', text: 'x\r\ny' }], {
      now: '2026-11-21T12:34:56+01:00',
      alarm: 'day',
    })
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Spadestik//Spadestik//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:offers-7@spadestik',
      'DTSTAMP:20261121T113456Z',
      `SEQUENCE:${Date.parse('2026-11-21T11:34:00Z') / 60_000}`,
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:A\\; b\\, c\\\\d',
      'DESCRIPTION:x\\ny\\n\\nhttps://www.spadestik.dk/procurement/7',
      'URL:https://www.spadestik.dk/procurement/7',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:A\\; b\\, c\\\\d',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(icsFile([{ ...event, uid: 'a', url: '' }], written)).not.toContain('URL:')
  })

  test('[Z07] folds lines at 75 octets, and unfolding restores them', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', maxLength: 300, size: 'max' })
          .filter((text) => !/[\r\n\\;,]/.test(text)),
        (title) => {
          const file = icsFile([{ ...event, uid: 'a', title }], written)
          for (const line of file.split('\r\n'))
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
        },
      ),
    )
  })

  test('[Z07] a folded line continues after a space and splits no character', () => {
    const file = icsFile([{ ...event, uid: 'a', title: 'Å'.repeat(80) }], written)
    expect(file).toContain(`SUMMARY:${'Å'.repeat(33)}\r\n ${'Å'.repeat(37)}\r\n ${'Å'.repeat(10)}\r\n`)
    expect(icsFile([{ ...event, uid: 'a', text: '', url: '' }], written)).toContain('DESCRIPTION:\r\nTRANSP')
  })
})

describe('alarms', () => {
  const day = { day: '2026-12-16' }
  test.each<[CalendarAlarm, string | null, string | null]>([
    ['none', null, null],
    ['hour', 'PT0S', 'PT9H'],
    ['day', '-PT23H', '-PT15H'],
    ['threeDays', '-PT71H', '-PT63H'],
    ['week', '-PT167H', '-PT159H'],
  ])(
    '[Z07] the alarm "%s" is %s from the start of a timed event, %s of an all-day event',
    (alarm, ofTime, ofDay) => {
      expect(alarmTrigger(alarm, timed)).toBe(ofTime)
      expect(alarmTrigger(alarm, day)).toBe(ofDay)
    },
  )

  test('[Z07] a file without an alarm has no VALARM', () => {
    const event = { uid: 'a', title: 'A', text: '', url: '', place: null, span: timed }
    expect(icsFile([event], { ...written, alarm: 'none' })).not.toContain('VALARM')
  })
})

const window = (from: string | null, to: string | null) => ({ from, to, toTime: null })

const closes = (day: string, modified: string, isCancelled = false) => ({
  moment: 'closes',
  span: { day },
  modified,
  isCancelled,
})

describe('trackedEvents', () => {
  const since = { now: Date.parse('2026-10-20T11:30:00Z'), timeZone: 'Europe/Copenhagen' }
  const [first, second, third] = [
    '2026-09-01T08:00:00Z',
    '2026-11-01T08:00:00Z',
    '2026-11-02T08:00:00Z',
  ] as const

  test.each([
    ['no event without a version', [], []],
    ['no event of a window that never had a date', [{ at: first, window: null }], []],
    [
      'the event of the only version',
      [{ at: first, window: window(null, '2026-12-16') }],
      [closes('2026-12-16', first)],
    ],
    [
      'one event after a move',
      [
        { at: first, window: window(null, '2026-12-16') },
        { at: second, window: window(null, '2026-12-18') },
      ],
      [closes('2026-12-18', second)],
    ],
    [
      'a withdrawn event when the window goes away, with its last day and the time of the withdrawal',
      [
        { at: first, window: window(null, '2026-12-16') },
        { at: second, window: null },
        { at: third, window: null },
      ],
      [closes('2026-12-16', second, true)],
    ],
    [
      'a confirmed event when the window comes back',
      [
        { at: first, window: window(null, '2026-12-16') },
        { at: second, window: null },
        { at: third, window: window(null, '2026-12-20') },
      ],
      [closes('2026-12-20', third)],
    ],
    [
      'no event that was withdrawn before the period',
      [
        { at: '2026-08-01T08:00:00Z', window: window(null, '2026-12-16') },
        { at: first, window: null },
      ],
      [],
    ],
    [
      'a past event of the period',
      [{ at: first, window: window(null, '2026-10-20') }],
      [closes('2026-10-20', first)],
    ],
    ['no event from before the period', [{ at: first, window: window(null, '2026-10-19') }], []],
    [
      'a withdrawn opening when only the closing is left',
      [
        { at: first, window: window('2026-12-01', '2026-12-16') },
        { at: second, window: window(null, '2026-12-16') },
      ],
      [{ ...closes('2026-12-01', second, true), moment: 'opens' }, closes('2026-12-16', second)],
    ],
  ])('[Z08] returns %s', (_case, versions, expected) => {
    const events = trackedEvents(versions, since).map(({ window: _window, ...event }) => event)
    expect(events).toEqual(expected)
  })
})

describe('icsCalendar', () => {
  test('[Z08] has a name, a refresh interval, and the revision of each event instead of a method and an alarm', () => {
    const event = {
      uid: 'procurement-7-offers@spadestik',
      title: 'Tilbud',
      text: '',
      url: '',
      place: null,
      span: timed,
      revision: { sequence: 3, modified: '2026-11-21T12:00:00+01:00', isCancelled: true },
    }
    expect(icsCalendar([event], { name: 'Skoler; 2027', refreshMinutes: 60 }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Spadestik//Spadestik//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Skoler\\; 2027',
      'X-WR-CALNAME:Skoler\\; 2027',
      'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
      'X-PUBLISHED-TTL:PT60M',
      'BEGIN:VEVENT',
      'UID:procurement-7-offers@spadestik',
      'DTSTAMP:20261121T110000Z',
      'LAST-MODIFIED:20261121T110000Z',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'DTSTART:20261216T100000Z',
      'DTEND:20261216T110000Z',
      'SUMMARY:Tilbud',
      'DESCRIPTION:',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
})
