import { writeCriteria } from '../../items/writers/writeCriteria'
import { writeProjects } from '../../items/writers/writeProjects'
import { projectRecord } from '../../testing/scenes/records'
import { writeProject } from '../../testing/scenes/writeItem'
import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { learnWords } from '../../words/learnWords'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type Highlight = Schemas['Highlight']

const marked = (parts: Highlight['name'] | null | undefined) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('') ?? null

describe.each(mainEngines)('highlights on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    // Only learned words are found by letters without their marks.
    while ((await learnWords(service.db)) > 0);
    for (const name of ['paid', 'none']) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())
  const find = async (kind: string, body: object, who = 'paid', languageId = 2) => {
    const path = kind === 'roles' ? '/companies/search' : `/search-items/search/${kind}`
    const response = await service.call('POST', path, { token: tokens.get(who) ?? null, body, languageId })
    return (response.json<{ highlights: Highlight[] }>().highlights ?? []).map(({ name, excerpt }) => [
      marked(name),
      marked(excerpt),
    ])
  }

  test.each([
    [
      'another form of the word',
      'skoler',
      'Nybyggeri af [skolen] ved Åboulevarden',
      '[Skolen] får lærerforberedelse og bibliotek.',
    ],
    [
      'the beginning of a compound',
      'lærer',
      'Nybyggeri af skolen ved Åboulevarden',
      'Skolen får [lærerforberedelse] og bibliotek.',
    ],
    ['a word without its accents', 'aboulevarden', 'Nybyggeri af skolen ved [Åboulevarden]', null],
    ['a place', 'havnegade', 'Nybyggeri af skolen ved Åboulevarden', '[Havnegade] 12, Aarhus C, Aarhus'],
    [
      'several words, without joining words',
      'bibliotek og skole',
      'Nybyggeri af [skolen] ved Åboulevarden',
      '[Skolen] får lærerforberedelse og [bibliotek].',
    ],
  ])('[S08] %s is highlighted in the name and in a passage', async (_case, freeSearch, name, excerpt) => {
    expect(await find('projects', { freeSearch, isPublic: true, countryIds: [1] })).toEqual([[name, excerpt]])
  })

  test.each([
    ['a phrase as a whole', '"nybyggeri af skolen"', '[Nybyggeri af skolen] ved Åboulevarden', null],
    [
      'a phrase, but not its words elsewhere',
      '"får lærerforberedelse" OR lufthavn',
      'Nybyggeri af skolen ved Åboulevarden',
      'Skolen [får lærerforberedelse] og bibliotek.',
    ],
    [
      'no excluded words',
      'skole -(skolebus bibliotek)',
      'Nybyggeri af [skolen] ved Åboulevarden',
      '[Skolen] får lærerforberedelse og bibliotek.',
    ],
    ['a word of the title in the name only', 'titel:skole', 'Nybyggeri af [skolen] ved Åboulevarden', null],
    ['the beginning of a word', 'biblio* -lufthavn', null, 'Skolen får lærerforberedelse og [bibliotek].'],
    ['overlapping terms once', '"nybyggeri af" nybyggeri', '[Nybyggeri af] skolen ved Åboulevarden', null],
  ])('[S22] of a query, %s is highlighted', async (_case, freeSearch, name, excerpt) => {
    const plain = 'Nybyggeri af skolen ved Åboulevarden'
    expect(await find('projects', { freeSearch, isPublic: true, countryIds: [1] })).toEqual([
      [name ?? plain, excerpt],
    ])
  })

  test('[S08] the highlighted name is the name shown to the user', async () => {
    expect(await find('projects', { freeSearch: 'bridges' }, 'paid', 1)).toEqual([
      ['[Bridge] over the river', null],
    ])
  })

  test('[S08] a synonym is highlighted that was found for a term of several words', async () => {
    await writeProject(service.db, 'centre', { names: { da: 'Tag på plejecenter i Odder' }, description: '' })
    expect(await find('projects', { freeSearch: 'nursing home' })).toEqual([
      ['Tag på [plejecenter] i Odder', null],
    ])
    expect(await find('projects', { freeSearch: 'nursing home odder' })).toEqual([
      ['Tag på [plejecenter] i [Odder]', null],
    ])
  })

  test('[S18] a row says where its match is, if neither its name nor its texts show it', async () => {
    await service.db.transaction().execute(async (trx) => {
      await writeCriteria(trx, [
        {
          code: 'sources',
          names: { da: 'Kilder', en: 'Sources' },
          searchable: true,
          tailored: false,
          highlightedProject: false,
          highlightedProcurement: false,
          criteria: [{ code: 'baths', parent: null, names: { da: 'Vandlande', en: 'Water parks' } }],
        },
      ])
      await writeProjects(trx, [
        projectRecord('sources', {
          names: { da: 'Anlæg ved Ry', sv: 'Sjukhusanläggning' },
          description: '',
          criteria: [{ type: 'sources', code: 'baths' }],
        }),
      ])
    })
    expect(await find('projects', { freeSearch: 'vandland' })).toEqual([
      ['Anlæg ved Ry', 'Kriterium: [Vandlande]'],
    ])
    expect(await find('projects', { freeSearch: 'sjukhusanläggning' })).toEqual([
      ['Anlæg ved Ry', 'På et andet sprog: [Sjukhusanläggning]'],
    ])
  })

  test('[C01] both searches for companies return highlights', async () => {
    const expected = [['Toft Entreprise A/S', '[Råhus] i beton.']]
    expect(await find('companies', { freeSearch: 'raahus' })).toEqual(expected)
    expect(await find('roles', { freeSearch: 'raahus' })).toEqual(expected)
  })

  test.each([
    ['no words', {}],
    ['a postal code', { freeSearch: '80', freeSearchType: 'zipCode' }],
    ['words without a match', { freeSearch: 'lufthavn' }],
  ])('[S08] a search by %s has no highlights', async (_case, body) => {
    expect(await find('projects', body)).toEqual([])
  })

  test('[K02] texts that the user may not see are not highlighted', async () => {
    const body = { freeSearch: 'aarhus kommune' }
    expect(await find('procurements', body)).toEqual([
      ['Totalentreprise, ny skole', expect.stringContaining('[Aarhus]')],
    ])
    expect(await find('procurements', { freeSearch: 'kommune' })).toEqual([
      ['Totalentreprise, ny skole', 'Aarhus [Kommune]'],
    ])
    expect(await find('procurements', { freeSearch: 'kommune' }, 'none')).toEqual([])
  })
})
