import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The selectors to check and to leave out; everything by default. */
interface Part {
  readonly only?: string
  readonly without?: string
}

/** Expects axe to find no violations on the current page, in light and then in dark mode. */
export async function expectAccessible(
  page: Page,
  name: string,
  { only, without }: Part = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The app's policy forbids frames, so skip axe's separate page for merging results, which takes most of
    // the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (only !== undefined) axe.include(only)
    if (without !== undefined) axe.exclude(without)
    expect((await axe.analyze()).violations, `${name} (${colorScheme})`).toEqual([])
  }
}
