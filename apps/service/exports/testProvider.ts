// Apart from `testing`, because only tests of signing in at a company need a provider.
export { startProvider } from '../src/testing/signIn/startProvider'
export type { TestProvider } from '../src/testing/signIn/startProvider'
