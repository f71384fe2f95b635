import config from './test-runner.ts'

// Does what the test-runner's own setup does, but loads the test-runner's code only where it is needed. Jest
// would load it again for every story file, which takes longer than the stories.
globalThis.__sbPreVisit = config.preVisit
globalThis.__sbPostVisit = config.postVisit
globalThis.__sbCollectCoverage = false
globalThis.__sbSetupPage = async (page, context) => {
  const { setupPage } = await import('@storybook/test-runner')
  await setupPage(page, context)
}
