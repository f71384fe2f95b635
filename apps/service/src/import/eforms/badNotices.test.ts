import { limits } from '@spadestik/domain/limits'
import { describe, expect, test } from 'vitest'
import type { TestNotice } from '../../testing/imports/notices'
import { noticeXml } from '../../testing/imports/notices'
import { checkNotice } from './checkNotice'

const today = '2026-11-21'

const check = (xml: string | Uint8Array) =>
  checkNotice({ name: 'a.xml', bytes: typeof xml === 'string' ? Buffer.from(xml) : xml }, today)

const whole = noticeXml()
const inProlog = (text: string) => whole.replace('?>', `?>${text}`)
const winner = { id: 'ORG-0002', name: 'Bro & Sten A/S' }
const award = (notice: TestNotice): TestNotice => ({
  root: 'ContractAwardNotice',
  listName: 'result',
  type: 'can-standard',
  lots: [{ endDate: null }],
  ...notice,
})

describe('a document that is no notice', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'is not XML'],
    ['spaces', '   \n', 'is not XML'],
    ['plain text', 'Bro over åen', 'is not XML'],
    ['JSON', '{"releases": []}', 'is not XML'],
    ['HTML', '<!DOCTYPE html><html><body>Wait</body></html>', 'has a document type, which is not read'],
    ['a page without a document type', '<html><body>Wait</body></html>', 'is the root of no notice'],
    ['a zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'is not XML'],
    [
      'random bytes',
      Buffer.from([0xff, 0x80, 0x81, 0xfe]),
      'is not in the encoding that it declares (utf-8)',
    ],
    ['a truncated notice', whole.slice(0, whole.length / 2), 'is not XML'],
    ['a notice without its last tag', whole.slice(0, whole.lastIndexOf('</')), 'is not XML'],
    ['text after the notice', `${whole}x`, 'is not XML'],
    ['two notices in one', `${whole}${whole.replace(/<\?xml.*\?>/, '')}`, 'is not XML'],
    ['tags that cross', '<a><b></a></b>', 'is not XML'],
    ['an attribute that occurs twice', '<a b="1" b="2"/>', 'is not XML'],
    ['a prefix that is not declared', '<cbc:ID/>', 'is not XML'],
    ['an entity that is not known', whole.replace('Broer', '&broer;'), 'is not XML'],
    ['a character that XML does not have', whole.replace('Broer', 'Bro\u0000er'), 'is not XML'],
    [
      'a billion laughs',
      inProlog('<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>').replace('Broer', '&b;'),
      'has a document type, which is not read',
    ],
    [
      'an external entity',
      inProlog('<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>').replace('Broer', '&file;'),
      'has a document type, which is not read',
    ],
    [
      'a document type from elsewhere',
      inProlog('<!DOCTYPE x SYSTEM "http://example.test/x.dtd">'),
      'has a document type, which is not read',
    ],
    [
      'another encoding than declared',
      Buffer.from(whole.replace('Broer', 'Bró'), 'latin1'),
      'is not in the encoding',
    ],
    [
      'an encoding that nobody knows',
      whole.replace('UTF-8', 'EBCDIC-DK'),
      'is not in the encoding that it declares (EBCDIC-DK)',
    ],
    ['too many levels', '<a>'.repeat(200), `is nested in more than ${limits.importLevels} levels`],
    [
      'too many elements',
      `<a>${'<b/>'.repeat(limits.importElements + 1)}</a>`,
      `has more than ${limits.importElements} elements`,
    ],
    [
      'too many bytes',
      Buffer.alloc(limits.importNoticeBytes + 1, 32),
      `is larger than ${limits.importNoticeBytes} bytes`,
    ],
    [
      'another schema of the same language',
      whole.replaceAll('ContractNotice', 'Invoice'),
      'is the root of no notice that eForms knows',
    ],
    ['a notice without an id', noticeXml({ id: '' }), 'is missing, and so is no notice'],
  ])('[G01] is reported: %s', (_case, document, message) => {
    const checked = check(document)
    expect(checked).toMatchObject({ skipped: 'not usable' })
    expect('faults' in checked ? checked.faults.map((fault) => fault.message).join(' ') : '').toContain(
      message,
    )
  })

  test('[G01] is skipped by its name if it is about the registration of a company', () => {
    const registration = whole.replaceAll('ContractNotice', 'BusinessRegistrationInformationNotice')
    expect(check(registration)).toMatchObject({ skipped: 'about the registration of a company', faults: [] })
    expect(check(noticeXml({ listName: 'bri' }))).toMatchObject({
      skipped: 'about the registration of a company',
    })
  })
})

describe('a notice with a mistake is imported without it', () => {
  test.each<[string, TestNotice, string, string]>([
    ['an issue date that is none', { issueDate: '${ISSUEDATE}' }, 'cbc:IssueDate', 'is no day'],
    ['no issue date', { issueDate: null }, 'cbc:IssueDate', 'is missing'],
    [
      'a deadline in the year 2049',
      { lots: [{ endDate: '2049-12-04+01:00' }] },
      'lots/tenderPeriod',
      '15 years',
    ],
    [
      'a deadline in the year 202',
      { lots: [{ endDate: '0202-12-04+01:00' }] },
      'endDate',
      'the year must be',
    ],
    [
      'a deadline before the beginning',
      { lots: [{ endDate: '-0001-12-04' }] },
      'tenderPeriod',
      '-0001-12-04',
    ],
    [
      'a deadline on no day',
      { lots: [{ endDate: '2026-13-45+01:00' }] },
      'lots/tenderPeriod',
      'it is no day',
    ],
    [
      'a deadline in words',
      { lots: [{ endDate: 'snart', endTime: null }] },
      'lots/tenderPeriod',
      'it is no day',
    ],
    ['an amount in words', { lots: [{ value: 'ukendt' }] }, 'lots/value', 'is no amount'],
    ['an amount below zero', { lots: [{ value: '-5' }] }, 'value/amount', 'was dropped'],
    ['an amount that nobody has', { lots: [{ value: '1e20' }] }, 'value/amount', 'was dropped'],
    [
      'two lots with one id',
      { lots: [{ id: 'LOT-0001' }, { id: 'LOT-0001', title: 'Vej' }] },
      'lots',
      '"LOT-0001" occurs twice',
    ],
    ['a lot without an id', { lots: [{ id: '' }] }, 'lots', 'has a lot without an id'],
    [
      'a buyer that is not in the notice',
      { buyers: ['ORG-0009'] },
      'buyer',
      '"ORG-0009", which is not in the notice',
    ],
    [
      'two organisations with one id',
      {
        organizations: [
          { id: 'ORG-0001', name: 'A' },
          { id: 'ORG-0001', name: 'B' },
        ],
      },
      'organizations',
      '"ORG-0001" occurs twice',
    ],
    [
      'a winner that is not in the notice',
      award({ results: [{ lot: 'LOT-0001', winners: ['ORG-0009'] }] }),
      'awards/suppliers',
      '"ORG-0009", which is not in the notice',
    ],
    [
      'a result with an unknown code',
      award({ results: [{ lot: 'LOT-0001', code: 'maybe' }] }),
      'awards/status',
      '"maybe" is not known',
    ],
    [
      'a tender that is not in the notice',
      award({
        inExtension:
          '<efac:NoticeResult><efac:LotResult><cbc:TenderResultCode>selec-w</cbc:TenderResultCode><efac:LotTender><cbc:ID>TEN-7</cbc:ID></efac:LotTender></efac:LotResult></efac:NoticeResult>',
      }),
      'awards',
      '"TEN-7", which is not in the notice',
    ],
    [
      'a party that is not in the notice',
      award({
        inExtension:
          '<efac:NoticeResult><efac:LotResult><cbc:TenderResultCode>selec-w</cbc:TenderResultCode><efac:LotTender><cbc:ID>TEN-1</cbc:ID></efac:LotTender></efac:LotResult><efac:LotTender><cbc:ID>TEN-1</cbc:ID><efac:TenderingParty><cbc:ID>TPA-7</cbc:ID></efac:TenderingParty></efac:LotTender></efac:NoticeResult>',
      }),
      'awards',
      '"TPA-7", which is not in the notice',
    ],
    ['a title that is too long', { title: 'Bro '.repeat(400) }, 'tender/title', 'was cut'],
    [
      'a description with markup',
      { description: '<p>Bro</p>' },
      'tender/description',
      'was cleaned of markup',
    ],
    ['a language that nobody speaks', { language: 'XXX' }, 'language', '"XXX" is no language'],
  ])('[G01] %s', (_case, notice, property, message) => {
    const checked = check(noticeXml(notice))
    expect(checked).toHaveProperty('release')
    const notes = 'notes' in checked ? checked.notes : []
    expect(notes.map((note) => `${note.property}: ${note.message}`).join('\n')).toMatch(
      new RegExp(`${property}.*: .*${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    )
  })
})

const read = (notice: TestNotice | string) => {
  const checked = check(typeof notice === 'string' ? notice : noticeXml(notice))
  if (!('release' in checked)) throw new Error(JSON.stringify(checked))
  return checked.release
}

/** The deadline of the only lot of a notice, as it is read. */
const deadline = (endDate: string | null, endTime: string | null) =>
  read({ lots: [{ endDate, endTime }] }).tender?.lots?.[0]?.tenderPeriod?.endDate

/** An award notice whose total value is withheld until a day. */
const withheld = (until: string, total = '7000000') =>
  award({
    inExtension: `<efac:NoticeResult><efac:FieldsPrivacy>
      <efbc:FieldIdentifierCode>not-val</efbc:FieldIdentifierCode>
      <efbc:PublicationDate>${until}Z</efbc:PublicationDate></efac:FieldsPrivacy>
      <cbc:TotalAmount currencyID="DKK">${total}</cbc:TotalAmount></efac:NoticeResult>`,
  })

describe('a notice that the standard allows is read', () => {
  test.each([
    ['with other prefixes', whole.replaceAll('cbc:', 'q:').replace('xmlns:cbc', 'xmlns:q')],
    ['with a default namespace for its parts', whole.replace('xmlns:cac=', 'xmlns:zz="urn:x" xmlns:cac=')],
    ['in UTF-16', Buffer.from(`\ufeff${whole.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['with a byte order mark', Buffer.from(`\ufeff${whole}`)],
    ['without a declaration', whole.replace(/<\?xml.*\?>/, '')],
    ['with comments and instructions', inProlog('<!-- a --><?b c?>')],
    ['with CDATA', whole.replace('Broer i Havneby', '<![CDATA[Broer i Havneby]]>')],
    ['with character references', whole.replace('Broer', '&#66;roer')],
  ])('[G01] %s', (_case, document) => {
    const checked = check(document)
    expect('release' in checked ? checked.release.tender?.title : checked).toBe('Broer i Havneby')
  })

  test.each([
    ['with the offset of the time', '2026-12-04Z', '10:00:00.000Z', '2026-12-04T11:00:00+01:00'],
    ['of the date, if the time has none', '2026-12-04+03:00', '13:00:00', '2026-12-04T11:00:00+01:00'],
    ['of neither, in the time of the buyer', '2026-12-04', '11:00:00', '2026-12-04T11:00:00+01:00'],
    [
      'on the next day, where the buyer is',
      '2026-12-03-05:00',
      '23:30:00-05:00',
      '2026-12-04T05:30:00+01:00',
    ],
    ['without a time, at the end of the day', '2026-12-04Z', null, '2026-12-04T23:59:59+01:00'],
  ])('[G01] its deadline is read %s', (_case, date, time, expected) => {
    expect(deadline(date, time)).toBe(expected)
  })

  test.each([
    ['without an id of the procedure', null, []],
    ['with an id that is none', 'BRO-2026', []],
    ['with an empty one', '00000000-0000-0000-0000-000000000000', []],
    [
      'with one in capitals',
      '3F0C6A52-58C1-4C1E-9A0E-5D0A4B0E7A11',
      ['procedure:3f0c6a52-58c1-4c1e-9a0e-5d0a4b0e7a11'],
    ],
  ])('[G01] it finds others %s', (_case, procedure, expected) => {
    const checked = check(noticeXml({ procedure }))
    expect('keys' in checked ? checked.keys.own.filter((key) => key.startsWith('procedure')) : null).toEqual(
      expected,
    )
  })

  test('[G01, Q02] winners are found over four references, those of a consortium too', () => {
    const release = read(
      award({
        organizations: [{ id: 'ORG-0001', name: 'A', country: 'DNK' }, winner, { id: 'ORG-0003', name: 'C' }],
        results: [{ lot: 'LOT-0001', winners: ['ORG-0002', 'ORG-0003'], amount: '5000' }],
      }),
    )
    expect(release.awards).toMatchObject([
      { status: 'active', suppliers: [{ name: 'Bro & Sten A/S' }, { name: 'C' }], value: { amount: 5000 } },
    ])
  })

  test('[G01] a value that is withheld is left out until its day, and the report says until when', () => {
    expect(read(withheld('2026-11-21')).contracts).toMatchObject([{ value: { amount: 7_000_000 } }])
    expect(read(withheld('2026-11-22')).contracts).toBeUndefined()
    const checked = check(noticeXml(withheld('2026-11-22')))
    expect('notes' in checked ? checked.notes : []).toContainEqual({
      property: 'not-val',
      message: 'is withheld until 2026-11-22',
    })
  })

  test('[G01] a value that TED has replaced by a filler is left out for good', () => {
    expect(read(withheld('2020-01-01', '-1')).contracts).toBeUndefined()
  })

  test('[G01] its titles are kept in each language, and a lot lends its title where there is none', () => {
    const inEnglish = whole.replace(
      '<cbc:Name languageID="DAN">Broer i Havneby</cbc:Name>',
      '<cbc:Name languageID="ENG">Bridges</cbc:Name><cbc:Name languageID="DAN">Broer i Havneby</cbc:Name>',
    )
    expect(read(inEnglish)).toMatchObject({
      tender: { title: 'Broer i Havneby' },
      x_titles: { en: 'Bridges', da: 'Broer i Havneby' },
    })
    expect(read({ title: null, lots: [{ title: 'Bro øst' }] }).tender?.title).toBe('Bro øst')
  })
})
