import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { answer } from '../../../testing/answer'
import { procurement, worker } from '../../../testing/worker'

const field = page.getByRole('searchbox', { name: 'Free text' })
const sentence = page.getByRole('region', { name: 'How the text is understood' })

async function open(text: string): Promise<void> {
  worker.use(
    http.post('/api/search-items/search/procurements', () =>
      HttpResponse.json({ items: [procurement(1, 'Bridge')], count: 1, countIsCapped: false }),
    ),
  )
  await renderApp(`/search/1?type=procurement&q=${encodeURIComponent(text)}`)
  await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
}

describe('a free text with operators', () => {
  test('[S22] is shown as a sentence whose terms can be removed', async () => {
    await open('(skole OR bro*) -"nyt tag" titel:renovering')
    await expect
      .element(sentence)
      .toHaveTextContent('( skole or bro… ) and not “nyt tag” and title: renovering')
    await sentence.getByRole('button', { name: 'Remove “nyt tag”' }).click()
    await expect.element(field).toHaveValue('skole OR bro* title:renovering')
    await expect.element(sentence.getByRole('button', { name: 'Remove title: renovering' })).toHaveFocus()
    await sentence.getByRole('button', { name: 'Remove bro…' }).click()
    await sentence.getByRole('button', { name: 'Remove title: renovering' }).click()
    await expect.element(field).toHaveValue('skole')
    expect(sentence.query()).toBeNull()
    await expect.element(field).toHaveFocus()
  })

  test('[S22] shows how many words are ignored', async () => {
    await open(Array.from({ length: 22 }, (_one, index) => `w${index}`).join(' '))
    const ignored = 'Only the first 20 words are searched. 2 words are left out.'
    await expect.element(page.getByText(ignored)).toBeVisible()
    expect(sentence.query()).toBeNull()
  })

  test('[S22] offers the language for words that are written like operators', async () => {
    await open('skole AND tag')
    await expect.element(page.getByText(/^“AND” is searched as a word, not as an operator/)).toBeVisible()
    await page.getByRole('button', { name: 'Search for: skole tag' }).click()
    await expect.element(field).toHaveValue('skole tag')
    await expect.element(field).toHaveFocus()
  })

  test('[S22] has examples that the user can search for', async () => {
    await open('skole')
    expect(sentence.query()).toBeNull()
    await page.getByRole('button', { name: 'Search help' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'school -roof' }).click()
    await expect.element(field).toHaveValue('school -roof')
    await expect.element(sentence).toHaveTextContent('school and not roof')
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

test('[S22] the synonyms of a term of several words are shown, and can be left out', async () => {
  worker.use(answer('getSynonyms', [{ word: 'nursing home', synonyms: ['plejehjem', 'sykehjem'] }]))
  await open('new nursing home')
  await expect.element(sentence).toHaveTextContent('nursing home, also: plejehjem, sykehjem')
  await sentence.getByRole('button', { name: 'Search “nursing home” without synonyms' }).click()
  await expect.element(field).toHaveValue('new =nursing home')
})

test('[S22, G03] the examples open by keyboard, and Escape returns the focus to their button', async () => {
  await renderApp('/search/1?type=procurement')
  const help = page.getByRole('button', { name: 'Search help' })
  await expect.element(help).toBeVisible()
  const button = help.element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Search help' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '"new school"' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Search help')
})

describe('the synonyms of a free text', () => {
  const synonyms = [{ word: 'sygehus', synonyms: ['hospital', 'sjukhus', 'lasarett', 'sykehus'] }]
  const asked = vi.fn<(text: string | null) => void>()
  beforeEach(() => {
    asked.mockReset()
    worker.use(
      answer('getSynonyms', (request) => {
        const text = new URL(request.url).searchParams.get('freeSearch')
        asked(text)
        return text?.includes(' =sygehus') || text === '=sygehus' ? [] : synonyms
      }),
    )
  })
  const without = { name: 'Search “sygehus” without synonyms' }

  test('[S22] are a chip, whose removal searches the word alone and keeps the focus', async () => {
    await open('sygehus')
    await expect.element(sentence).toHaveTextContent('also: hospital, sjukhus, lasarett +1')
    await sentence.getByRole('button', without).click()
    await expect.element(field).toHaveValue('=sygehus')
    const word = sentence.getByRole('button', { name: 'Remove sygehus (without synonyms)' })
    await expect.element(word).toHaveFocus()
    expect(sentence.getByRole('button').all()).toHaveLength(1)
    expect(asked.mock.calls).toEqual([['sygehus']])
  })

  test('[S22] name their word beside other words, and are shown in full on request', async () => {
    await open('renovering sygehus')
    await expect.element(sentence).toHaveTextContent('sygehus, also: hospital, sjukhus, lasarett +1')
    await sentence.getByRole('button', { name: 'Show 1 more synonym of “sygehus”' }).click()
    await expect.element(sentence).toHaveTextContent('sygehus, also: hospital, sjukhus, lasarett, sykehus')
    await expect.element(sentence.getByRole('button', without)).toHaveFocus()
  })

  test('[S22] follow their word in a sentence', async () => {
    await open('sygehus -skole')
    await expect
      .element(sentence)
      .toHaveTextContent('sygehus also: hospital, sjukhus, lasarett +1 and not skole')
    await sentence.getByRole('button', without).click()
    await expect.element(field).toHaveValue('=sygehus -skole')
  })

  test('[S22] are not shown for an excluded word, which is looked for alone', async () => {
    await open('sygehus -sygehus')
    await expect
      .element(sentence)
      .toHaveTextContent('sygehus also: hospital, sjukhus, lasarett +1 and not sygehus')
    expect(sentence.getByText(/also:/).elements()).toHaveLength(1)
  })

  test('[S22] are not fetched for a text whose words can have none', async () => {
    await open('"sygehus" nr:12 =skole')
    await expect.element(sentence).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})
