import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey'

/** What of a page is judged; without a word on it, all. */
interface Part {
  readonly only?: string
  readonly without?: string
}

/** Expects axe to find nothing on a page as it stands, in light and then in dark. */
export async function expectAccessible(
  page: Page,
  name: string,
  { only, without }: Part = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The policy of the app allows no frames: axe need not gather what it finds in a page of its own, which takes most of its time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (only !== undefined) axe.include(only)
    if (without !== undefined) axe.exclude(without)
    expect((await axe.analyze()).violations, `${name} (${colorScheme})`).toEqual([])
  }
}
