import { describe, expect, test } from 'vitest'
import { releaseOf } from '../../testing/imports/releases'
import { readOdd } from '../../testing/imports/readOdd'

type Fields = Record<string, unknown>

const danish = { id: 'b', name: 'Havneby Kommune', roles: ['buyer'], address: { country: 'DK' } }
const odd = (changes: Fields, tender: Fields = {}, party: Fields = {}): Fields => ({
  ...releaseOf({ language: 'da', date: '2026-11-01T09:00:00+01:00' }),
  buyer: { id: 'b' },
  parties: [{ ...danish, ...party }],
  tender: { title: 'Bro', status: 'active', ...tender },
  ...changes,
})
const until = (endDate: unknown) => odd({}, { tenderPeriod: { endDate } })
const at = (address: Fields | string) => odd({}, {}, { address })
const lot = (id: string, changes: Fields) => ({ id, title: `Lot ${id}`, ...changes })
const dkk = (amount: unknown) => ({ amount, currency: 'DKK' })
const won = { id: 's', name: 'Bro A/S', roles: ['supplier'] }
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
const nothing: string[] = []

type Row = readonly [what: string, release: unknown, shown: Fields, reported: readonly string[]]

const read: readonly Row[] = [
  // Times
  [
    'a deadline in UTC',
    until('2026-12-16T11:00:00Z'),
    { offers: { to: '2026-12-16', toTime: '12:00' } },
    nothing,
  ],
  [
    'a deadline in UTC late in the evening',
    until('2026-12-16T23:30:00Z'),
    { offers: { to: '2026-12-17', toTime: '00:30' } },
    nothing,
  ],
  [
    'a deadline with a fixed offset in summer',
    until('2027-06-16T11:00:00+01:00'),
    { offers: { to: '2027-06-16', toTime: '12:00' } },
    nothing,
  ],
  [
    'a whole day in UTC',
    until('2026-12-16T23:59:59Z'),
    { offers: { to: '2026-12-16', toTime: null } },
    nothing,
  ],
  ['midnight in UTC', until('2026-12-16T00:00:00Z'), { offers: { to: '2026-12-16', toTime: null } }, nothing],
  [
    'a day without a time, today',
    until('2026-11-25'),
    { phase: 'open', offers: { to: '2026-11-25', toTime: null } },
    nothing,
  ],
  ['a day without a time, yesterday', until('2026-11-24'), { phase: 'evaluation' }, nothing],
  ['the hour 24', until('2026-12-16T24:00:00'), { offers: { to: '2026-12-16', toTime: null } }, nothing],
  [
    'a space before the time',
    until('2026-12-16 12:00'),
    { offers: { to: '2026-12-16', toTime: '12:00' } },
    nothing,
  ],
  [
    'an offset without a colon',
    until('2026-12-16T12:00:00+0100'),
    { offers: { to: '2026-12-16', toTime: '12:00' } },
    nothing,
  ],
  [
    'a Nordic day',
    until('31.12.2049'),
    { offers: { to: '2049-12-31' } },
    ['tender/tenderPeriod/endDate "31.12.2049" was read as 2049-12-31'],
  ],
  [
    'a Nordic day with a time',
    until('16.12.2026 kl. 12.00'),
    { offers: { to: '2026-12-16', toTime: '12:00' } },
    ['tender/tenderPeriod/endDate "16.12.2026 kl. 12.00" was read as 2026-12-16T12:00'],
  ],
  [
    'a day that can be read in two ways',
    until('10/11/2026'),
    { offers: null, phase: 'open' },
    ['tender/tenderPeriod/endDate 10/11/2026 was dropped: it can be read as two days'],
  ],
  [
    'a day with slashes that can be read in one way',
    until('31/12/2026'),
    { offers: { to: '2026-12-31' } },
    ['tender/tenderPeriod/endDate "31/12/2026" was read as 2026-12-31'],
  ],
  [
    'a start in year 1',
    odd({}, { contractPeriod: { startDate: '0001-01-01' } }),
    { buildingStart: null },
    ['tender/contractPeriod/startDate 0001-01-01 was dropped: the year must be from 1990 to 2100'],
  ],
  [
    'an empty start',
    odd({}, { contractPeriod: { startDate: '', endDate: '2027-05-01' } }),
    { buildingStart: null, buildingEnd: '2027-05-01' },
    nothing,
  ],
  // Countries and regions
  ['a country by its code', at({ country: 'NO' }), { country: 'NO', codes: ['geography/NO'] }, nothing],
  ['a country by its code as a name', at({ countryName: 'SE' }), { country: 'SE' }, nothing],
  ['a country by three letters', at({ countryName: 'DNK' }), { country: 'DK' }, nothing],
  ['a country by its Danish name', at({ countryName: 'Danmark' }), { country: 'DK' }, nothing],
  [
    'a country by its Norwegian name',
    at({ countryName: 'Norge' }),
    { country: 'NO', currency: 'NOK' },
    nothing,
  ],
  [
    'a county by its name',
    at({ region: 'Rogaland' }),
    { country: 'NO', codes: ['geography/NO0A1'] },
    nothing,
  ],
  [
    'a region by its name',
    at({ region: 'Nordjylland' }),
    { country: 'DK', codes: ['geography/DK05'] },
    nothing,
  ],
  [
    'a municipality by its name',
    at({ region: 'Bornholm', country: 'DK' }),
    { country: 'DK', codes: ['geography/DK-400'] },
    nothing,
  ],
  [
    'a former county',
    at({ region: 'Viken', country: 'NO' }),
    { codes: ['geography/NO083', 'geography/NO084', 'geography/NO085'] },
    nothing,
  ],
  ['a region by its code', at({ region: 'NO0A1' }), { country: 'NO', codes: ['geography/NO0A1'] }, nothing],
  [
    'a region that nobody knows',
    at({ region: 'Vesterled', country: 'DK' }),
    { country: 'DK', region: 'Vesterled', codes: ['geography/DK'] },
    ['address/region "Vesterled" is no region that is known'],
  ],
  [
    'a country that nobody knows',
    at({ countryName: 'Atlantis' }),
    { country: null, codes: [] },
    ['parties/address names no country that is known'],
  ],
  [
    'a name of places in two countries',
    at({ region: 'Lund' }),
    { country: null, codes: [] },
    ['parties/address names no country that is known', 'address/region "Lund" is no region that is known'],
  ],
  // Lots
  [
    'deadlines of lots',
    odd(
      {},
      {
        lots: ['2026-12-16T12:00:00+01:00', '2026-12-18T12:00:00+01:00'].map((endDate, index) =>
          lot(`${index}`, { tenderPeriod: { endDate } }),
        ),
      },
    ),
    {
      phase: 'open',
      offers: {
        to: '2026-12-16',
        toTime: '12:00',
        note: 'Lot 0: 16.12.2026 12:00 · Lot 1: 18.12.2026 12:00',
      },
    },
    nothing,
  ],
  [
    'deadlines of lots in another order, the first of which is past',
    odd(
      {},
      {
        lots: ['2026-12-18', '2026-11-20', '2026-12-16'].map((day, index) =>
          lot(`${index}`, { tenderPeriod: { endDate: `${day}T12:00:00+01:00` } }),
        ),
      },
    ),
    {
      phase: 'open',
      offers: {
        to: '2026-12-16',
        toTime: '12:00',
        note: 'Lot 1: 20.11.2026 12:00 · Lot 2: 16.12.2026 12:00 · Lot 0: 18.12.2026 12:00',
      },
    },
    nothing,
  ],
  [
    'deadlines of lots that are all past',
    odd(
      {},
      {
        lots: ['2026-11-18', '2026-11-20'].map((day, index) =>
          lot(`${index}`, { tenderPeriod: { endDate: `${day}T12:00:00+01:00` } }),
        ),
      },
    ),
    { phase: 'evaluation', offers: { to: '2026-11-20' } },
    nothing,
  ],
  [
    'questions about lots until different days',
    odd(
      {},
      {
        lots: ['2026-12-10', '2026-12-08'].map((day, index) =>
          lot(`${index}`, { enquiryPeriod: { endDate: `${day}T12:00:00+01:00` } }),
        ),
      },
    ),
    { inquiry: { to: '2026-12-08' } },
    nothing,
  ],
  [
    'one deadline of all lots',
    odd(
      {},
      { lots: ['1', '2'].map((id) => lot(id, { tenderPeriod: { endDate: '2026-12-16T12:00:00+01:00' } })) },
    ),
    { offers: { to: '2026-12-16', note: null } },
    nothing,
  ],
  [
    'the deadline of a lot that is cancelled',
    odd(
      {},
      {
        lots: [
          lot('1', { tenderPeriod: { endDate: '2026-12-16T12:00:00+01:00' } }),
          lot('2', { status: 'cancelled', tenderPeriod: { endDate: '2026-12-30T12:00:00+01:00' } }),
        ],
      },
    ),
    { phase: 'open', offers: { to: '2026-12-16' } },
    nothing,
  ],
  [
    'lots that are all cancelled',
    odd({}, { lots: [lot('1', { status: 'cancelled' }), lot('2', { status: 'withdrawn' })] }),
    { phase: 'cancelled' },
    nothing,
  ],
  [
    'values of lots',
    odd({}, { lots: [lot('1', { value: dkk(2e6) }), lot('2', { value: dkk(3e6) })] }),
    { budget: 5_000_000, currency: 'DKK' },
    nothing,
  ],
  [
    'values of lots in two currencies',
    odd(
      {},
      { lots: [lot('1', { value: dkk(2e6) }), lot('2', { value: { amount: 5000, currency: 'EUR' } })] },
    ),
    { budget: null },
    ['tender/lots/value is not shown: the lots have different currencies'],
  ],
  [
    'a value of some lots',
    odd({}, { lots: [lot('1', { value: dkk(2e6) }), lot('2', {})] }),
    { budget: null },
    ['tender/lots/value is not shown: only 1 of 2 lots have one'],
  ],
  // Awards
  [
    'an award that is pending',
    odd({ tag: ['award'], awards: [{ id: '1', status: 'pending' }] }),
    { phase: 'evaluation' },
    nothing,
  ],
  [
    'a pending award with a signed contract',
    odd({
      awards: [{ id: 7, status: 'pending', suppliers: [won] }],
      contracts: [{ awardID: 7, status: 'active' }],
    }),
    { phase: 'awarded', winners: ['Bro A/S'] },
    nothing,
  ],
  [
    'winners by id',
    odd({ parties: [danish, won], awards: [{ id: '1', suppliers: [{ id: 's' }] }] }),
    { winners: ['Bro A/S'] },
    nothing,
  ],
  [
    'winners by bid',
    odd({
      parties: [danish, won],
      bids: { details: [{ id: 4, tenderers: [{ id: 's' }] }] },
      awards: [{ id: '1', relatedBids: [4] }],
    }),
    { winners: ['Bro A/S'] },
    nothing,
  ],
  [
    'winners by role',
    odd({ parties: [danish, won], awards: [{ id: '1' }] }),
    { winners: ['Bro A/S'] },
    nothing,
  ],
  [
    'a lot that was won',
    odd(
      { parties: [danish, won], awards: [{ id: '1', relatedLots: ['2'], suppliers: [{ id: 's' }] }] },
      { lots: [lot('2', {})] },
    ),
    { roles: [expect.anything(), expect.objectContaining({ note: 'Lot 2' })] },
    nothing,
  ],
  [
    'a winner whom nobody knows',
    odd({ awards: [{ id: '1', suppliers: [{ id: 'z' }] }] }),
    { phase: 'awarded', winners: [] },
    ['awards/suppliers "z" has no name and is not among the parties'],
  ],
  [
    'one failed lot of two',
    odd(
      { awards: [{ id: '1', status: 'unsuccessful', relatedLots: ['1'] }] },
      { lots: [lot('1', {}), lot('2', {})], tenderPeriod: { endDate: '2026-12-16' } },
    ),
    { phase: 'open' },
    nothing,
  ],
  [
    'a winner without an id beside parties without one',
    odd({
      parties: [{ ...danish, id: undefined }, { name: 'X' }],
      buyer: { name: 'Havneby Kommune' },
      awards: [{ suppliers: [{ name: 'Bro A/S' }] }],
    }),
    { buyers: ['Havneby Kommune'], winners: ['Bro A/S'], country: 'DK' },
    nothing,
  ],
  // Buyers
  [
    'an authority that only manages',
    odd(
      { buyer: undefined, parties: [{ ...danish, roles: ['procuringEntity'] }] },
      { procuringEntity: { id: 'b' } },
    ),
    { liable: 'Havneby Kommune', country: 'DK' },
    nothing,
  ],
  [
    'two buyers',
    odd({ parties: [danish, { id: 'c', name: 'Byen', roles: ['buyer'] }] }),
    { buyers: ['Havneby Kommune', 'Byen'] },
    nothing,
  ],
  [
    'a buyer in a list',
    odd({ buyer: [{ id: 'b' }] }),
    { liable: 'Havneby Kommune' },
    ['buyer is a list, and was read as its only entry'],
  ],
  [
    'a party instead of a list',
    odd({ parties: danish }),
    { liable: 'Havneby Kommune' },
    ['parties was read as a list with one entry'],
  ],
  [
    'no buyer',
    odd({ buyer: null, parties: [] }),
    { liable: null },
    ['buyer is missing, and so are parties in this role'],
  ],
  // Codes
  [
    'a code with a check digit',
    odd({}, { items: [{ classification: { scheme: 'CPV', id: '45000000-7' } }] }),
    { codes: ['cpv/45000000', 'geography/DK'] },
    nothing,
  ],
  [
    'a code without its list',
    odd({}, { items: [{ classification: { id: '45000000' } }] }),
    { codes: ['cpv/45000000', 'geography/DK'] },
    nothing,
  ],
  [
    'a code of the whole tender',
    odd({}, { classification: { scheme: 'CPV', id: 45221111 } }),
    { codes: ['cpv/45221111', 'geography/DK'] },
    nothing,
  ],
  [
    'more codes of the whole tender',
    odd({}, { additionalClassifications: [{ scheme: 'cpv 2008', id: '71000000-8' }] }),
    { codes: ['cpv/71000000', 'geography/DK'] },
    nothing,
  ],
  [
    'a code of nobody',
    odd({}, { items: [{ classification: { scheme: 'CPV', id: '99999999' } }] }),
    { codes: ['geography/DK'] },
    ['classification "99999999" is not in the code list cpv'],
  ],
  [
    'a code of another list',
    odd({}, { items: [{ classification: { scheme: 'UNSPSC', id: '72' } }] }),
    { codes: ['geography/DK'] },
    ['classification was dropped: the code list unspsc is not imported'],
  ],
  [
    'a code that names no list',
    odd({}, { items: [{ classification: { id: 'bro' } }] }),
    { codes: ['geography/DK'] },
    ['classification "bro" was dropped: its code list is not named'],
  ],
  // Texts and languages
  [
    'a language in words',
    odd({ language: 'English' }),
    { language: 'en', names: { en: 'Bro' } },
    ['language "English" was read as "en"'],
  ],
  [
    'a language in Danish words',
    odd({ language: 'dansk' }),
    { language: 'da' },
    ['language "dansk" was read as "da"'],
  ],
  [
    'a language that is none',
    odd({ language: '??' }),
    { language: 'da' },
    ['language "??" is no language and was read as "da"'],
  ],
  ['an empty language', odd({ language: '' }), { language: 'da' }, nothing],
  [
    'entities and tags',
    odd(
      {},
      { title: '<b>Bro &amp; sti</b>', description: 'L&aelig;ngde &lt; 40&nbsp;m<br/>Bredde 3&#8239;m' },
    ),
    { names: { da: 'Bro & sti' }, description: 'Længde < 40 m\nBredde 3\u202fm' },
    ['tender/title was cleaned of markup', 'tender/description was cleaned of markup'],
  ],
  [
    'comparisons',
    odd({}, { title: 'Rør < 40 cm og > 20 cm' }),
    { names: { da: 'Rør < 40 cm og > 20 cm' } },
    nothing,
  ],
  [
    'titles by language',
    odd({}, { title_en: 'Bridge', title_sv: 'Bro (väg)' }),
    { names: { da: 'Bro', en: 'Bridge', sv: 'Bro (väg)' } },
    nothing,
  ],
  [
    'a title that only has a language',
    odd({}, { title: '', title_da: 'Stibro' }),
    { names: { da: 'Stibro' } },
    nothing,
  ],
  // Values and links
  [
    'an empty currency',
    odd({}, { value: { amount: 5e6, currency: '' } }),
    { budget: 5_000_000, currency: 'DKK' },
    nothing,
  ],
  [
    'a planned budget without a value of the tender',
    odd({ planning: { budget: { amount: dkk(7e6) } } }),
    { budget: 7_000_000, currency: 'DKK' },
    nothing,
  ],
  [
    'a planned budget beside another value of the tender',
    odd({ planning: { budget: { amount: dkk(7e6) } } }, { value: dkk(5e6) }),
    { budget: 5_000_000 },
    ['planning/budget/amount is not shown: the sum is that of tender/value'],
  ],
  [
    'values of awards without another value',
    odd({
      parties: [danish, won],
      awards: ['1', '2'].map((id) => ({ id, status: 'active', value: dkk(3e6), suppliers: [{ id: 's' }] })),
    }),
    { phase: 'awarded', budget: 6_000_000, currency: 'DKK' },
    nothing,
  ],
  [
    'the value of an award beside the value of the tender',
    odd(
      { parties: [danish, won], awards: [{ id: '1', value: dkk(3e6), suppliers: [{ id: 's' }] }] },
      { value: dkk(5e6) },
    ),
    { budget: 5_000_000 },
    ['awards/value is not shown: the sum is that of tender/value'],
  ],
  [
    'values of awards in two currencies',
    odd({
      parties: [danish, won],
      awards: [
        { id: '1', value: dkk(3e6), suppliers: [{ id: 's' }] },
        { id: '2', value: { amount: 2e6, currency: 'EUR' }, suppliers: [{ id: 's' }] },
      ],
    }),
    { budget: null },
    ['awards/value is not shown: the values have different currencies'],
  ],
  [
    'the value of a contract',
    odd({
      parties: [danish, won],
      awards: [{ id: '1', suppliers: [{ id: 's' }] }],
      contracts: [{ awardID: '1', status: 'active', value: dkk(4e6) }],
    }),
    { budget: 4_000_000 },
    nothing,
  ],
  [
    'a lower bound of the value',
    odd({}, { minValue: dkk(2e6) }),
    { budget: null },
    ['tender/minValue is not shown: it is only a lower bound'],
  ],
  ['an amount in a text', odd({}, { value: dkk('5000000') }), { budget: 5_000_000 }, nothing],
  [
    'an amount below zero',
    odd({}, { value: dkk(-5) }),
    { budget: null },
    ['tender/value/amount -5 was dropped: no contract has this value'],
  ],
  [
    'a placeholder',
    odd({}, { value: dkk(1) }),
    { budget: null },
    ['tender/value/amount 1 is not shown: it is below 1000, a placeholder'],
  ],
  [
    'an amount without any currency',
    odd({ buyer: null, parties: [] }, { value: { amount: 5e6 } }),
    { budget: null },
    [
      'buyer is missing, and so are parties in this role',
      'tender/value/currency is missing, so the amount 5000000 is not shown',
    ],
  ],
  [
    'a link that is none before a link',
    odd(
      {},
      {
        documents: ['javascript:alert(1)', 'https://udbud.example/1'].map((url) => ({
          documentType: 'biddingDocuments',
          url,
        })),
        tenderPeriod: { endDate: '2026-12-16' },
      },
    ),
    { offers: { link: 'https://udbud.example/1' } },
    nothing,
  ],
  [
    'nulls in lists',
    odd(
      { awards: [null] },
      { items: [null, { classification: { scheme: 'CPV', id: '45000000' } }], documents: [null] },
    ),
    { codes: ['cpv/45000000', 'geography/DK'] },
    [
      'tender/documents has 1 empty entries',
      'tender/items has 1 empty entries',
      'awards has 1 empty entries',
    ],
  ],
  // Names that objects have of themselves
  [
    'names of JavaScript as statuses',
    odd({ tag: ['__proto__'] }, { status: '__proto__' }),
    { phase: 'open' },
    nothing,
  ],
  [
    'names of JavaScript as methods and categories',
    odd(
      { parties: [danish, won], awards: [{ id: '1' }] },
      { procurementMethod: 'toString', mainProcurementCategory: 'constructor' },
    ),
    { type: 'other', roles: [expect.anything(), expect.objectContaining({ role: 'supplier' })] },
    nothing,
  ],
  [
    'names of JavaScript as entities',
    odd({}, { title: '&constructor; bro' }),
    { names: { da: '&constructor; bro' } },
    nothing,
  ],
  // Releases that cannot be read
  [
    'a day before all notices',
    odd({ date: '0001-01-01' }),
    {},
    [expect.stringMatching(/^date .* is not a day between 1990 and 2100$/)],
  ],
  ['1,000 levels', odd({ x: deep(1000) }), {}, ['is nested in more than 60 levels']],
  ['100,000 levels', odd({ x: deep(100_000) }), {}, ['is nested in more than 60 levels']],
  ['a tender without a title', odd({}, { title: ' ' }), {}, ['is not shown: no title']],
]

describe('odd releases', () => {
  test.each(read)('[G01] %s', (_what, release, shown, reported) => {
    const reading = readOdd([release])
    expect(reading.shown).toMatchObject(shown)
    expect(reading.reported).toEqual(reported)
  })

  test('[G01] are more than sixty', () => {
    expect(read.length).toBeGreaterThanOrEqual(60)
  })
})
