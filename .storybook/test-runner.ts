import type { TestRunnerConfig } from '@storybook/test-runner'
import { colourRules } from './accessibilityRules.ts'
import { findLayoutFaults } from './findLayoutFaults.ts'
import { findViolations } from './findViolations.ts'

/**
 * Visits each story once and checks both themes. The addon checks accessibility in the light theme after the
 * play function. Then the page switches to the dark theme without a reload, and the addon checks again. Last,
 * the story is laid out from right to left and at a zoom of 400 %.
 *
 * The second check runs only the rules about colours, unless the dark theme changes the markup. All other
 * rules would find the same as in the light theme.
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  },
  async postVisit(page, { id, title, name, hasFailure }) {
    if (hasFailure === true) return
    const readMarkup = () => page.evaluate(() => document.body.innerHTML)
    const light = await readMarkup()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const rules = (await readMarkup()) === light ? colourRules : null
    const violations = await findViolations(page, id, rules)
    if (violations.length > 0)
      throw new Error(`${title} / ${name} is not accessible in dark:\n\n${violations.join('\n\n')}`)
    const faults = await findLayoutFaults(page)
    if (faults.length > 0)
      throw new Error(`${title} / ${name} does not fit its page:\n\n${faults.join('\n')}`)
  },
}

export default config
