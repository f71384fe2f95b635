import type { TestRunnerConfig } from '@storybook/test-runner'

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({
      colorScheme: process.env.STORY_THEME === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
  },
}

export default config
