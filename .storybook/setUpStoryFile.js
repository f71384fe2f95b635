import config from './test-runner.ts'

// Does what the test-runner's own setup does, but imports less of its code, because Jest loads imports again
// for each story file.
Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
  __sbCollectCoverage: false,
  __sbSetupPage: async (page, context) => {
    const { setupPage } = await import('@storybook/test-runner')
    await setupPage(page, context)
  },
})
