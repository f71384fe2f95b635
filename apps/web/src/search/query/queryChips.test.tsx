import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
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
