import type { Schemas } from '@spadestik/api-client/schema'
import { enter, expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/**
 * Returns the texts in a value that are long enough to recognise in a response. Leaves out days, because a
 * public day can equal a day that only subscribers may see.
 */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 9 && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/** Returns the texts of a tender that only subscribers may see, except texts that its title also contains. */
function secretsOf(tender: Schemas['Procurement']): string[] {
  const { liable, euNr, winners, companyRoles, announcements, participation, offers, material, inquiry } =
    tender
  const companies = (winners ?? []).map(({ companyName, note, contactPerson }) => [
    companyName,
    note,
    contactPerson,
  ])
  const notes = (companyRoles ?? []).map(({ note, noContactResponse }) => [note, noContactResponse])
  const notices = (announcements ?? []).map(({ changes }) => changes)
  const paid = texts([liable, euNr, companies, notes, notices, participation, offers, material, inquiry])
  return [...new Set(paid)].filter((secret) => !tender.name.includes(secret))
}

test('[K02, Q03, Q04, X01] a session without a paid product never receives a paid detail, on any screen', async ({
  page,
}) => {
  const paid = await enterQuietly(page, 'paid@demo.test')
  // Find a tender with many paid details. Its authority must be named both in `liable` and in a role, because
  // the service must withhold the name in both places.
  const tender = await paid.find(
    'procurement',
    (candidate) =>
      candidate.winners?.[0] !== undefined &&
      candidate.announcements?.[0] !== undefined &&
      secretsOf(candidate).some((secret) => secret === candidate.liable) &&
      (candidate.companyRoles ?? []).some(({ companyName }) => companyName === candidate.liable) &&
      (candidate.companyRoles ?? []).some(({ note }) => note !== null),
  )
  const secrets = secretsOf(tender)
  expect(secrets.length).toBeGreaterThan(3)

  await page.context().clearCookies()
  await enter(page, 'basic@demo.test')
  const received: string[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    const read = async () => {
      const body = await response.text().catch(() => '')
      if (body.includes(`"id":${tender.id},`)) received.push(`${new URL(response.url()).pathname} ${body}`)
    }
    reading.push(read())
  })
  const words = encodeURIComponent(tender.name)
  for (const path of [
    '/',
    `/search/1?type=procurement&q=${words}`,
    `/procurement/${tender.id}`,
    `/project/${tender.project.id === 0 ? 1 : tender.project.id}`,
    '/list/1',
    '/blacklist',
    `/print-procurement/${tender.id}`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(reading)
  expect(received.map((answer) => answer.split(' ')[0])).toEqual(
    expect.arrayContaining(['/api/search-items/search/procurements', `/api/procurements/byId/${tender.id}`]),
  )
  for (const answer of received) {
    const shown = JSON.stringify(withoutTexts(JSON.parse(answer.slice(answer.indexOf(' ') + 1)), tender.id))
    for (const secret of secrets)
      expect(shown, answer.split(' ')[0]).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
})

/**
 * Returns each copy of the tender in a response, without the free texts of its authority. These texts can
 * contain the same words as the paid details.
 */
function withoutTexts(value: unknown, id: number): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => withoutTexts(entry, id))
  const isTender = 'id' in value && value.id === id && 'liable' in value
  const {
    name: _name,
    summary: _summary,
    description: _description,
    tenderText: _text,
    ...rest
  } = Object(value)
  return [...(isTender ? [rest] : []), ...Object.values(value).flatMap((part) => withoutTexts(part, id))]
}
