import config from './test-runner.ts'

// Replaces the setup of the test-runner and imports less code. Jest loads every import again for each story
// file, so each import costs time.
Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
  __sbCollectCoverage: false,
  __sbSetupPage: async (page, context) => {
    const { setupPage } = await import('@storybook/test-runner')
    await setupPage(page, context)
  },
})
