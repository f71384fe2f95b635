import { describe, expect, test } from 'vitest'
import { criterionTypes, procurementPhases, projectPhases } from '@spadestik/service/filling'
import { makeDemoData } from './makeDemoData'

const today = '2026-11-21'
const data = makeDemoData(today)
const items = [...data.projects, ...data.procurements]
const countries = ['DK', 'SE', 'NO'] as const
const languageOf = { DK: 'da', SE: 'sv', NO: 'nb' } as const
const currencyOf = { DK: 'DKK', SE: 'SEK', NO: 'NOK' } as const
const texts = JSON.stringify(data)

describe('the demo data', () => {
  test('[G01] is the same for the same day, and moves with the day', () => {
    expect(makeDemoData(today)).toEqual(data)
    const [first] = makeDemoData('2027-03-01').projects
    expect(first?.names).toEqual(data.projects[0]?.names)
    expect(first?.published).not.toBe(data.projects[0]?.published)
  })

  test('[G01] has enough companies, projects and procurements in each country', () => {
    expect(data.companies.length).toBeGreaterThanOrEqual(1500)
    expect(data.projects.length).toBeGreaterThanOrEqual(2000)
    expect(data.procurements.length).toBeGreaterThanOrEqual(3000)
    for (const country of countries) {
      expect(data.projects.filter((item) => item.country === country).length).toBeGreaterThan(400)
      expect(data.procurements.filter((item) => item.country === country).length).toBeGreaterThan(600)
    }
  })

  test('[G01] has unique keys and valid references', () => {
    for (const list of [data.companies, data.projects, data.procurements])
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
    const companies = new Set(data.companies.map(({ key }) => key))
    const projects = new Set(data.projects.map(({ key }) => key))
    const criteria = new Set(
      criterionTypes.flatMap(({ code: type, criteria: nodes }) => nodes.map(({ code }) => `${type}/${code}`)),
    )
    const lost = [
      ...items.flatMap(({ roles }) => roles.filter(({ company }) => !companies.has(company))),
      ...items.flatMap((item) => item.criteria.filter(({ type, code }) => !criteria.has(`${type}/${code}`))),
      ...data.projects.filter(({ parent }) => parent !== null && !projects.has(parent)),
      ...data.procurements.filter(({ project }) => project !== null && !projects.has(project)),
    ]
    expect(lost).toEqual([])
  })

  test('[G01] has projects with parts, and many procurements that belong to a project', () => {
    expect(data.projects.filter(({ parent }) => parent !== null).length).toBeGreaterThan(50)
    expect(data.procurements.filter(({ project }) => project !== null).length).toBeGreaterThan(1500)
  })

  test.each(countries)('[G01] in %s has the language and currency of the country', (country) => {
    const own = items.filter((item) => item.country === country)
    expect(new Set(own.map(({ language }) => language))).toEqual(new Set([languageOf[country]]))
    expect(new Set(own.map(({ currency }) => currency))).toEqual(new Set([currencyOf[country]]))
    expect(new Set(own.flatMap(({ names }) => Object.keys(names)))).toEqual(new Set([languageOf[country]]))
  })

  test('[G01] says in every description that it is fictional', () => {
    for (const { description } of [...items, ...data.companies]) {
      expect(description).toMatch(/(syntetiske|syntetiska) demodata\.$/)
      expect(description).not.toMatch(/[{}]|undefined|null/)
    }
  })

  test('[G01] contains no real contact data: addresses end in .example, and phone numbers begin with zeros', () => {
    const domains = new Set([...texts.matchAll(/@[\w.-]+/g)].map(([domain]) => domain.split('.').at(-1)))
    expect(domains).toEqual(new Set(['example']))
    const hosts = [...texts.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host)
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([])
    const phones = [...texts.matchAll(/"phone":"([^"]+)"/g)].map(([, phone]) => phone)
    expect(phones.filter((phone) => !/^\+4[567] 00 /.test(phone ?? ''))).toEqual([])
  })

  test('[S19] has one to eight companies on every item before its award', () => {
    for (const { roles } of items) {
      const taking = roles.filter(({ isWinner }) => !isWinner)
      expect(taking.length).toBeGreaterThanOrEqual(1)
      expect(taking.length).toBeLessThanOrEqual(8)
      for (const { contactPerson, noContactResponse } of roles)
        expect(contactPerson === null).toBe(noContactResponse !== null)
    }
  })

  test('[Q02] has winners and a result for awarded procurements only', () => {
    for (const { phase, roles, announcements } of data.procurements) {
      const hasWinner = roles.some(({ isWinner }) => isWinner)
      expect(hasWinner).toBe(phase === 'awarded')
      expect(announcements.some(({ type }) => type === 'result')).toBe(phase === 'awarded')
      expect(announcements.some(({ type }) => type === 'cancellation')).toBe(phase === 'cancelled')
    }
    const many = data.procurements.filter(({ roles }) => roles.filter(({ isWinner }) => isWinner).length > 5)
    expect(many.length).toBeGreaterThan(5)
  })
})

describe('the dates of the demo data', () => {
  const placeOf = new Map<string, number>([
    ...projectPhases.map(({ code, id }) => [`project/${code}`, id] as const),
    ...procurementPhases.map(({ code, id }) => [`procurement/${code}`, id] as const),
  ])

  test.each([
    ['project', data.projects],
    ['procurement', data.procurements],
  ] as const)('[W09] the phases of every %s are in order and end with the current one', (kind, list) => {
    for (const { phase, phaseDates } of list) {
      const places = phaseDates.map((entered) => placeOf.get(`${kind}/${entered.phase}`) ?? -1)
      const dates = phaseDates.map(({ date }) => date ?? '')
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(new Set(places).size).toBe(places.length)
      expect(dates).toEqual(dates.toSorted())
      expect(phaseDates.at(-1)?.phase).toBe(phase)
      expect(dates.at(-1)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect((dates.at(-1) ?? '') < today).toBe(true)
    }
  })

  test('[S20] windows open before they close, and in their usual order', () => {
    for (const { participation, offers, material, inquiry } of data.procurements) {
      for (const window of [participation, offers, material, inquiry])
        expect(window === null || (window.from ?? '') <= (window.to ?? '')).toBe(true)
      if (participation !== null) expect((participation.to ?? '') < (offers?.from ?? '')).toBe(true)
    }
  })

  test('[S20] only planned procurements and open calls have a deadline in the future', () => {
    for (const { phase, offers } of data.procurements) {
      const isAhead = (offers?.to ?? '') >= today
      expect(isAhead).toBe(['planned', 'qualification', 'open'].includes(phase))
    }
  })

  test.each(countries)(
    '[S20] many deadlines in %s are in the future, some of them within 14 days',
    (country) => {
      const ahead = data.procurements
        .filter((item) => item.country === country)
        .flatMap(({ offers }) => ((offers?.to ?? '') >= today ? [offers?.to ?? ''] : []))
      expect(ahead.length).toBeGreaterThan(200)
      expect(ahead.filter((day) => day <= '2026-12-05').length).toBeGreaterThan(20)
    },
  )

  test('[P03] no update is in the future, and some are recent', () => {
    const start = `${today}T00:00:00.000Z`
    for (const { published, lastUpdated, updates } of items) {
      expect(published <= lastUpdated).toBe(true)
      expect(lastUpdated < start).toBe(true)
      const times = updates.map(({ created }) => created)
      expect(times).toEqual(times.toSorted().toReversed())
      if (times[0] !== undefined) expect(times[0]).toBe(lastUpdated)
    }
    const recent = items.filter(({ lastUpdated }) => lastUpdated >= '2026-11-16')
    expect(recent.length).toBeGreaterThan(500)
    expect(data.projects.flatMap(({ articles }) => articles).every(({ created }) => created < start)).toBe(
      true,
    )
  })

  test('[Z05] sentences write dates as DD.MM.YYYY only', () => {
    const sentences = data.procurements.flatMap(({ announcements }) =>
      announcements.map(({ changes }) => changes),
    )
    expect(sentences.some((sentence) => /\d{2}\.\d{2}\.\d{4}/.test(sentence ?? ''))).toBe(true)
    expect(sentences.filter((sentence) => /\d{4}-\d{2}-\d{2}/.test(sentence ?? ''))).toEqual([])
  })

  test('[S12] building ends after it has begun', () => {
    for (const { buildingStart, buildingEnd } of items)
      expect((buildingStart ?? '') <= (buildingEnd ?? '')).toBe(true)
  })
})
