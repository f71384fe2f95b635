import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/**
 * Returns the number in the heading of the results. Waits for a running search. Until the search ends, the
 * heading has no number, and the rows can still be those of the previous search.
 */
export async function resultCount(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d/)
  return Number(((await heading.textContent()) ?? '').replaceAll(/\D/g, ''))
}
