import { createDocument } from '../words/documents/createDocument'
import { askedText } from '../testing/language/askedText'
import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../reference/languages'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { findSynonyms } from './findSynonyms'

const among = (word: string, ...synonyms: readonly string[]) => ({
  word,
  synonyms: expect.arrayContaining([...synonyms]) as string[],
})
const hospital = among('sygehus', 'hospital', 'lasarett', 'sjukhus', 'sykehus')
const demolition = among('nedriver', 'nedbrydning', 'rivning', 'riving', 'demolition')
const roof = among('tag', 'tagdækning', 'tak', 'roof')

describe.each(mainEngines)('the synonyms of a free text on %s', (engine) => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  afterAll(() => service.close())

  test.each([
    [
      'each word that has synonyms, once, in the order of the text',
      'nedriver sygehus tag sygehus',
      [demolition, hospital, roof],
    ],
    [
      'words in fields, except numbers and codes',
      'titel:sygehus sted:tag nr:skole cpv:skole',
      [hospital, roof],
    ],
    ['a word beside a field, and alternatives of fields', 'sygehus (sted:tag OR titel:x)', [hospital, roof]],
    [
      'no form of the word itself',
      'reparer',
      [among('reparer', 'udbedring', 'lagning', 'utbedring', 'repair')],
    ],
    [
      'words beside each other that are one term, once',
      'new town hall OR town hall',
      [
        among('town', 'by', 'stad', 'city'),
        among('town hall', 'kommunekontor', 'rådhus', 'stadshus', 'city hall'),
      ],
    ],
    ['no term one of whose words is without its synonyms', '=town hall', []],
    ['no excluded word, which is looked for alone', 'sygehus -tag', [hospital]],
    ['no word without its synonyms', '=sygehus', []],
    ['no phrase and no beginning', '"sygehus tag" sygehus*', []],
    ['nothing for a text without words', '()', []],
  ])('[S22] are those of %s', async (_case, text, expected) => {
    expect(await findSynonyms(service.db, text, 'da')).toEqual(expected)
  })

  test("[S22] begin with those in the caller's language, and match the word in a search", async () => {
    const token = await service.signIn('basic@demo.test')
    for (const { id, iso6391 } of languages) {
      const response = await service.call('GET', '/search-items/synonyms', {
        token,
        query: { freeSearch: 'sygehus tag' },
        languageId: id,
      })
      expect(response.statusCode).toBe(200)
      const words = response.json<Schemas['WordSynonyms'][]>()
      const own = { da: 'hospital', sv: 'lasarett', nb: 'hospital', en: 'hospital' }[iso6391]
      expect(words[0]?.synonyms[0]).toBe(own)
      for (const { word, synonyms } of words) {
        const asked = await askedText(service.db, { kind: 'word', word }, iso6391)
        const alone = await askedText(service.db, { kind: 'unexpanded', word }, iso6391)
        const documents = synonyms.map(
          (text) =>
            createDocument(languages.map((language) => ({ text, weight: 'A', language: language.iso6391 })))
              .document,
        )
        const { rows } = await sql<{ isFound: boolean; isFoundAlone: boolean }>`
          select document::tsvector @@ ${asked}::tsquery as "isFound",
            document::tsvector @@ ${alone}::tsquery as "isFoundAlone"
          from unnest(${documents}::text[]) as document`.execute(service.db)
        expect(rows).toEqual(synonyms.map(() => ({ isFound: true, isFoundAlone: false })))
      }
    }
  })

  test('[S22] are none if a text is too long to be searched by synonyms', async () => {
    const words = 'sygehus skole tag bibliotek børnehave plejehjem svømmehal gymnasium rådhus fængsel'.split(
      ' ',
    )
    expect(await findSynonyms(service.db, words.slice(0, 5).join(' '), 'da')).toHaveLength(5)
    const rich = 'vintertjeneste renovering gadebelysning pavillon affaldsindsamling plejehjem'.split(' ')
    const long = ['', 'ny', 'alt', 'u', 'stor'].flatMap((start) => rich.map((word) => start + word)).join(' ')
    expect(await findSynonyms(service.db, long, 'da')).toEqual([])
  })

  test('[Z03] of no text are rejected as a bad request', async () => {
    const token = await service.signIn('paid@demo.test')
    expect((await service.call('GET', '/search-items/synonyms', { token })).statusCode).toBe(400)
  })
})
