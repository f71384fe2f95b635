import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, test } from 'vitest'
import type { LanguageCode } from '../reference/languages'
import { languages } from '../reference/languages'
import type { AlertContent, AlertItem, AlertSender, MailContent } from '../storage/records/MailContent'
import { changeText } from '../ledger/changeText'
import { linkTo } from './linkTo'
import { createFilePostman } from './sending/Postman'
import { toMessage } from './toMessage'

const folder = mkdtempSync(join(tmpdir(), 'spadestik-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contents: MailContent[] = [
  { kind: 'activation', name: 'Anne', token: 'abc' },
  { kind: 'passwordReset', name: 'Anne', token: 'abc' },
  { kind: 'passwordChanged', name: 'Anne' },
  { kind: 'limitedAccessCode', name: 'Anne', code: 'QRST' },
  {
    kind: 'tip',
    name: 'Anne',
    email: 'a@b.test',
    phone: null,
    description: 'Ring <script>alert(1)</script>\ntak',
  },
  {
    kind: 'tip',
    name: 'Anne',
    email: 'a@b.test',
    phone: '+45 12',
    description: 'Ring',
    about: {
      company: { id: 4, name: 'Toft & Co' },
      contact: null,
      role: 'Ingeniør',
      item: { type: 'procurement', id: 388, name: 'Bro <ny>' },
    },
  },
  {
    kind: 'reminder',
    readerName: 'Anne',
    items: [
      {
        id: 7,
        name: 'Ny <skole>',
        window: 'offers',
        day: '2026-12-04',
        time: '12:00',
        list: { id: 3, name: 'Nord' },
      },
      { id: 8, name: 'Ny bro', window: 'inquiry', day: '2026-12-05', time: null, list: null },
    ],
  },
  { kind: 'customerRequest', request: 'demo', details: { name: 'Anne', date: null, companyName: 'A & B' } },
  {
    kind: 'alert',
    readerName: 'Anne',
    senders: [
      {
        owner: 'agent',
        ownerId: 7,
        name: 'Broer & "veje"',
        mailTime: 'daily',
        why: ['“bro”', '− Gangbroer'],
        search: 'type=procurement&q=bro',
      },
    ],
    items: [
      {
        type: 'procurement',
        id: 9,
        name: 'Bro <ny>',
        place: 'Horsens',
        phase: 'Udbud',
        change: 'deadlineMoved',
        changes: [
          {
            kind: 'deadlineMoved',
            window: 'offers',
            before: { day: '2026-11-27', time: null },
            after: { day: '2026-12-04', time: null },
          },
        ],
        deadline: '2026-12-04',
        urgency: null,
        foundBy: [{ owner: 'agent', ownerId: 7 }],
        left: [],
      },
    ],
    total: 1,
    token: 'tok',
  },
  { kind: 'emailChanged', name: 'Anne' },
  { kind: 'keyMade', name: 'Anne', keyName: 'Our CRM', created: '2026-11-28T23:30:00Z' },
  { kind: 'webhookEnded', name: 'Anne', webhookName: 'Our CRM', reason: 'gone' },
  { kind: 'personalDataReady', name: 'Anne', days: 7 },
  { kind: 'sheetReady', name: 'Anne', days: 7 },
]
const one = (kind: MailContent['kind']) => contents.find((content) => content.kind === kind) as MailContent
const mailOf = (content: MailContent, language: LanguageCode = 'da', domainId = 9) =>
  toMessage({ recipient: 'anne@b.test', language, domain_id: domainId, content }, 'https://www.spadestik.dk')
const read = async (content: MailContent) => {
  await createFilePostman(folder, 'localhost').send('one', mailOf(content))
  return PostalMime.parse(readFileSync(join(folder, 'one.eml')))
}

describe('an e-mail', () => {
  const everyLanguage = languages.flatMap(({ iso6391 }) =>
    contents.map((content) => [content.kind, iso6391, content] as const),
  )
  test.each(everyLanguage)(
    '[Z05, Z06] of kind %s has texts in %s, as text and as HTML',
    (_kind, language, content) => {
      const { subject, text, html } = mailOf(content, language)
      for (const words of [subject, text, html]) {
        expect(String(words).length).toBeGreaterThan(10)
        expect(String(words)).not.toMatch(/service\.|undefined|\{\w+/)
      }
      expect(html).toContain(`<html lang="${language}">`)
    },
  )

  test('[Z06] can be parsed by another program when it is written to a file', async () => {
    const mail = await read({ kind: 'passwordReset', name: 'Ærø', token: 'abc' })
    expect(mail.from).toEqual({ name: 'Spadestik', address: 'no-reply@spadestik.dk' })
    expect(mail.to).toEqual([{ name: '', address: 'anne@b.test' }])
    expect(mail.subject).toBe('Ny adgangskode til Spadestik')
    expect(mail.text).toContain('https://www.spadestik.dk/change-password/abc')
    expect(mail.html).toContain('Hej Ærø')
    expect(readdirSync(folder)).toEqual(['one.eml'])
  })

  test('[O18] about a new key names it, its day in the country of the account, and where to end it', () => {
    const { subject, text } = mailOf(one('keyMade'), 'en')
    expect(subject).toBe('A new key for your account')
    expect(text).toContain('A key named “Our CRM” was made on 29.11.2026.')
    expect(text).toContain('https://www.spadestik.dk/settings')
  })

  test('[O19] about an ended webhook names it, says why, and leads to where it is resumed', () => {
    const { text } = mailOf(one('webhookEnded'), 'en')
    expect(text).toContain('The receiver of your webhook “Our CRM” answered that it is gone')
    expect(text).toContain('https://www.spadestik.dk/settings')
    const failing = { kind: 'webhookEnded', name: 'Anne', webhookName: 'Our CRM', reason: 'failing' } as const
    expect(mailOf(failing, 'en').text).toContain('accepted none of our calls over two days')
  })

  test('[Z06] shows user input as text, never as HTML', async () => {
    for (const content of contents) {
      const { html } = await read(content)
      expect(html).not.toContain('<script>')
      expect(html).not.toContain('Bro <ny>')
    }
    expect((await read(one('tip'))).html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>tak')
  })

  test('[Z06] of an agent contains the change, deadline, search, reason, and a link that changes the timing', async () => {
    const mail = await read(one('alert'))
    expect(mail.subject).toBe('1 nyhed fra Broer & "veje"')
    expect(mail.text).toContain('Bro <ny> (Frist 27.11.2026 → 04.12.2026)')
    expect(mail.text).not.toContain('Frist 04.12.2026')
    expect(mail.text).toContain('https://www.spadestik.dk/procurement/9')
    expect(mail.text).toContain('https://www.spadestik.dk/search/1?type=procurement&q=bro&agent=7')
    expect(mail.text).toContain('Derfor får du denne mail: “bro”, − Gangbroer')
    expect(mail.text).toContain('https://www.spadestik.dk/alerts/tok?mailTime=weekly')
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe('<https://www.spadestik.dk/alerts/tok/stop>')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('[Z12] of several agents names them in its subject, and links to one page for their timings', () => {
    const alert = one('alert') as AlertContent
    const other = { ...(alert.senders[0] as AlertSender), ownerId: 8, name: 'Veje' }
    const list = { ...other, owner: 'list', ownerId: 3, name: 'Bud', why: [], search: null } as const
    const senders = [...alert.senders, other, list]
    const items = alert.items.map((item) => ({ ...item, foundBy: senders }))
    const { subject, text } = mailOf({ ...alert, senders, items }, 'en')
    expect(subject).toBe('1 update from Broer & "veje", Veje, and 1 more')
    expect(text).toContain('Found by: Broer & "veje", Veje, and list Bud')
    expect(text).toContain('Choose when they write: https://www.spadestik.dk/alerts/tok\n')
    expect(text).toContain('Bud: Writes every morning: it is on your list')
  })

  test('[Z12, W08] tells agents of one name apart by their filters', () => {
    const alert = one('alert') as AlertContent
    const first = { ...(alert.senders[0] as AlertSender), name: 'Broer' }
    const senders = [first, { ...first, ownerId: 8, name: 'broer', why: ['“vej”', 'Fyn'] }]
    const items = alert.items.map((item) => ({ ...item, foundBy: senders }))
    const { text } = mailOf({ ...alert, senders, items }, 'en')
    expect(text).toContain('Found by: Broer (“bro” and − Gangbroer) and broer (“vej” and Fyn)')
  })

  test('[Z12] marks urgent items by a heading in text and HTML, not only by colour', () => {
    const alert = one('alert') as AlertContent
    const items = alert.items.map((item) => ({ ...item, urgency: 'soon' as const }))
    const { subject, text, html } = mailOf({ ...alert, items }, 'nb')
    expect(subject).toBe('Snart frist: Bro <ny>')
    expect(text).toContain('\nHASTER\n')
    expect(html).toMatch(/<h2 [^>]+>Haster<\/h2>/)
  })

  test('[Z06] links to the dialogs for adding an item to a list and hiding it; a company cannot be hidden', () => {
    const alert = one('alert') as AlertContent
    const company = { ...(alert.items[0] as AlertItem), type: 'company', id: 5 } as const
    const { text } = mailOf({ ...alert, items: [...alert.items, company] })
    for (const path of ['procurement/9?add', 'procurement/9?hide=7', 'procurement/9?why=7', 'company/5?add'])
      expect(text).toContain(`https://www.spadestik.dk/${path}`)
    expect(text).not.toContain('company/5?hide')
  })

  test('[Z06, G03] has colours for dark mail programs wherever it has a colour', async () => {
    for (const content of contents) {
      const { html } = await read(content)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      const unmarked = [...(html ?? '').matchAll(/<\w+ ([^>]*#[0-9a-f]{6}[^>]*)>/g)].filter(
        ([, attributes]) => !/\bclass="/.test(attributes ?? ''),
      )
      expect(unmarked).toEqual([])
    }
  })

  test('[Z14] marks the words of an agent in HTML, by more than a colour, and not in the text', () => {
    const alert = one('alert') as AlertContent
    const name = [
      { text: 'Bro ', isMatch: true },
      { text: '<ny>', isMatch: false },
    ]
    const excerpt = [
      { text: '…en ', isMatch: false },
      { text: '<bro>', isMatch: true },
    ]
    const mailWith = (highlight: AlertItem['highlight']) => {
      const items = alert.items.map((item) => ({ ...item, ...(highlight && { highlight }) }))
      const { text, html } = mailOf({ ...alert, items })
      return { text: String(text), html: String(html) }
    }
    const both = mailWith({ name, excerpt })
    expect(both.html).toMatch(
      /<mark class="mark ink" [^>]+><strong [^>]+>Bro <\/strong><\/mark>&lt;ny&gt;<\/a>/,
    )
    expect(both.html).not.toContain('…en')
    expect(both.text).toContain('* Bro <ny> (')
    const plain = mailWith({ name: [{ text: 'Bro <ny>', isMatch: false }], excerpt })
    expect(plain.html).toMatch(/>…en <mark [^>]+><strong [^>]+>&lt;bro&gt;<\/strong><\/mark><\/div>/)
    expect(plain.text).not.toContain('…en')
  })

  test('[Z06] of an agent says of what kind the deadline is, and repeats nothing that a name or a change contains', () => {
    const alert = one('alert') as AlertContent
    const detailsOf = (changes: Partial<AlertItem>) => {
      const items = alert.items.map((item) => ({ ...item, ...changes }))
      const text = String(mailOf({ ...alert, items }).text)
      return text.slice(text.indexOf('* '), text.indexOf('https')).split('\n  ').slice(1, -1)
    }
    const isNew = { change: 'new', changes: [] } as const
    expect(detailsOf(isNew)).toEqual(['Udbud', 'Horsens', 'Frist 04.12.2026'])
    expect(detailsOf({ ...isNew, name: 'Danmark-HORSENS: Bro' })).toEqual(['Udbud', 'Frist 04.12.2026'])
    expect(detailsOf({})).toEqual(['Udbud', 'Horsens'])
    const closing = { window: 'inquiry', time: null }
    expect(detailsOf({ ...isNew, closing }).at(-1)).toBe('Spørgsmål til udbuddet: 04.12.2026')
    expect(detailsOf({ changes: [{ kind: 'awarded', names: ['Toft'] }] })).toEqual([
      'Horsens',
      'Frist 04.12.2026',
    ])
  })

  test('[Z06] has no colon after a question', () => {
    expect(mailOf(one('alert')).text).toContain('Hvorfor fik jeg denne? https://www.spadestik.dk/')
  })

  test('[Z06] of an agent names the winners of a tender, at most three of them', () => {
    const alert = one('alert') as AlertContent
    const textOf = (names: string[], language: LanguageCode) => {
      const items = alert.items.map((item) => ({ ...item, changes: [{ kind: 'awarded', names } as const] }))
      return mailOf({ ...alert, items }, language).text
    }
    expect(textOf(['Aarsleff A/S'], 'da')).toContain('Bro <ny> (Tildelt til Aarsleff A/S)')
    const five = ['A', 'B', 'C', 'D', 'E']
    expect(textOf(five, 'da')).toContain('(Tildelt til A, B, C og 2 mere)')
    expect(textOf(five, 'sv')).toContain('(Tilldelad A, B, C och 2 till)')
    expect(textOf(five, 'nb')).toContain('(Tildelt A, B, C og 2 til)')
    expect(textOf(five, 'en')).toContain('(Awarded to A, B, C, and 2 more)')
  })

  test('[M06] of a tip has the sender of the tip as its reply address', async () => {
    expect((await read(one('tip'))).replyTo).toEqual([{ name: 'Anne', address: 'a@b.test' }])
  })

  test('[M06] of a tip names user, item, number, company and role, and links to the item', async () => {
    const { subject, text } = await read(contents[5] as MailContent)
    expect(subject).toBe('Et tip fra Anne: Bro <ny>')
    const facts = ['Udbud: Bro <ny>', 'Nummer: 388', 'Firma: Toft & Co', 'Rolle: Ingeniør', 'Navn: Anne']
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).toContain('Åbn udbuddet:\nhttps://www.spadestik.dk/procurement/388')
  })

  test('[M06] of a tip about a contact names the contact and the company, and links to the company', async () => {
    const about = { company: { id: 4, name: 'Toft' }, contact: 'Lise', role: null, item: null }
    const { subject, text } = await read({ ...(one('tip') as MailContent & { kind: 'tip' }), about })
    expect(subject).toBe('Et tip fra Anne: Toft')
    expect(text).toContain('Firma: Toft\nKontaktperson: Lise')
    expect(text).toContain('https://www.spadestik.dk/company/4')
  })

  test.each([
    ['https://www.spadestik.dk', 8, 'https://www.spadestik.se/list/1'],
    ['http://127.0.0.1:4000', 8, 'http://127.0.0.1:4000/list/1?domain=se'],
    ['https://tender.builders.dk', 8, 'https://tender.builders.dk/list/1?domain=se'],
    ['https://www.spadestik.dk', 99, 'https://www.spadestik.dk/list/1'],
  ])('[H02] from %s on domain %i leads to %s', (publicUrl, domainId, href) => {
    expect(linkTo(publicUrl, domainId, '/list/1')).toBe(href)
  })
})

const kroner = (amount: number | null) => ({ amount, currency: 'DKK' })

test.each([
  [760_000, 631_800, 'Budget 760.000 kr. → 631.800 kr.'],
  [48_200_000, 52_000_000, 'Budget 48,2 mio. kr. → 52 mio. kr.'],
  [1_200_400, 1_199_800, 'Budget 1.200.400 kr. → 1.199.800 kr.'],
  [null, 2_000_000, 'Nyt budget: 2 mio. kr.'],
])('[Z05] a sum changed from %s to %s is described as "%s"', (before, after, text) => {
  const facts = { kind: 'sum', before: kroner(before), after: kroner(after) } as const
  expect(changeText(facts, 'da').replaceAll(/\s/g, ' ')).toBe(text)
})
