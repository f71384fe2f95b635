import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey'

interface Part {
  readonly only?: string
  readonly without?: string
}

export async function expectAccessible(
  page: Page,
  name: string,
  { only, without }: Part = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Use the legacy mode of axe, because the other mode needs frames, which the app's security policy
    // forbids.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (only !== undefined) axe.include(only)
    if (without !== undefined) axe.exclude(without)
    expect((await axe.analyze()).violations, `${name} (${colorScheme})`).toEqual([])
  }
}
