import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The selectors of the elements to check and of those to leave out. By default the whole page is checked. */
interface Part {
  readonly only?: string
  readonly without?: string
}

/** Expects that axe finds no violations on the current page, first in light and then in dark mode. */
export async function expectAccessible(
  page: Page,
  name: string,
  { only, without }: Part = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The legacy mode skips the frame in which axe merges results. The app's security policy forbids frames,
    // and merging takes most of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (only !== undefined) axe.include(only)
    if (without !== undefined) axe.exclude(without)
    expect((await axe.analyze()).violations, `${name} (${colorScheme})`).toEqual([])
  }
}
