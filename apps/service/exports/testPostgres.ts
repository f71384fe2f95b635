// Apart from `testing`, because Playwright cannot load the catalogs that the service imports.
export { findPostgres } from '../src/testing/findPostgres'
export { startPostgres } from '../src/testing/startPostgres'
