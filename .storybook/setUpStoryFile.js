import config from './test-runner.ts'

// Does what the test-runner's own setup does, but loads the test-runner's code only where it is needed. Jest
// would load that code again for each story file.
Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
  __sbCollectCoverage: false,
  __sbSetupPage: async (page, context) => {
    const { setupPage } = await import('@storybook/test-runner')
    await setupPage(page, context)
  },
})
