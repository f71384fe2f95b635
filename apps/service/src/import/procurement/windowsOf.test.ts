import { describe, expect, test } from 'vitest'
import { webAddress, windowsOf } from './windowsOf'

const today = '2026-11-10'

const buyer = {
  name: 'Byen',
  address: { streetAddress: 'Torvet 1', postalCode: '8000', locality: 'Aarhus C' },
}
const tenderPeriod = { startDate: '2026-11-01T00:00:00+01:00', endDate: '2026-12-04T12:00:00+01:00' }

describe('the windows of a tender', () => {
  test('[Q02] an open procedure has a window for offers, with the address of the buyer', () => {
    expect(windowsOf({ procurementMethod: 'open', tenderPeriod }, buyer, today)).toEqual({
      participation: null,
      offers: {
        from: '2026-11-01',
        to: '2026-12-04',
        toTime: '12:00',
        address: 'Torvet 1, 8000 Aarhus C',
        link: null,
        note: null,
      },
      material: null,
      inquiry: null,
    })
  })

  test('[Q02] a selective procedure begins with a window for requests to participate', () => {
    const { participation, offers } = windowsOf(
      { procurementMethod: 'selective', tenderPeriod },
      undefined,
      today,
    )
    expect(participation).toMatchObject({ to: '2026-12-04', toTime: '12:00', address: null, link: null })
    expect(offers).toBeNull()
  })

  test('[Q02] documents are available while the call is open, and the window for offers links to them', () => {
    const documents = [
      { documentType: 'tenderNotice', url: 'https://notice.example' },
      { documentType: 'biddingDocuments', url: 'udbud.example/1' },
    ]
    const { offers, material } = windowsOf({ tenderPeriod, documents }, buyer, today)
    expect(offers?.link).toBe('https://udbud.example/1')
    expect(material).toMatchObject({ to: '2026-12-04', link: 'https://udbud.example/1', address: null })
  })

  test('[Q02] inquiries have their own window', () => {
    const { inquiry } = windowsOf({ enquiryPeriod: { endDate: '2026-11-20T23:59:59+01:00' } }, buyer, today)
    expect(inquiry).toMatchObject({ from: null, to: '2026-11-20', toTime: null })
  })

  test('[S20] a tender without days has no windows', () => {
    const nothing = { participation: null, offers: null, material: null, inquiry: null }
    expect(windowsOf({}, buyer, today)).toEqual(nothing)
    expect(windowsOf({ tenderPeriod: { durationInDays: 30 } }, buyer, today)).toEqual(nothing)
  })
})

describe('a web address', () => {
  test.each([
    ['https://udbud.example/1', 'https://udbud.example/1'],
    [' www.udbud.example ', 'https://www.udbud.example'],
    ['http://udbud.example', 'http://udbud.example'],
    ['mailto:udbud@by.example', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('[Q02] %j becomes the link %j', (written, address) => {
    expect(webAddress(written)).toBe(address)
  })
})
