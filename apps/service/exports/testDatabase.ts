// Only for tests that Vitest runs.
export {
  createServerDatabase,
  mainEngine,
  mainEngines,
  openTestDatabase,
} from '../src/testing/openTestDatabase'
