// Apart from `testing`, because Playwright cannot load the catalogs that the service imports.
export { findPostgres } from '../src/testing/postgres/findPostgres'
export { startPostgres } from '../src/testing/postgres/startPostgres'
