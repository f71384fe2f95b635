/**
 * The rules for imports. The name of each rule says what it requires, and the README of each package explains
 * why.
 */
const from = (name, path, to, comment) => ({ name, severity: 'error', comment, from: { path }, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-imports',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    from('api-client-imports-no-other-package', '^packages/api-client/src', {
      path: '^(packages/(?!api-client)|apps)/',
    }),
    from('domain-imports-only-types-from-the-client', '^packages/domain/src', {
      path: '^(packages/(?!domain)|apps)/',
      dependencyTypesNot: ['type-only'],
    }),
    from('domain-imports-no-other-package', '^packages/domain/src', {
      path: '^(packages/(messages|ui)|apps)/',
    }),
    from('domain-has-no-runtime-dependency', '^packages/domain/src/(?!.*\\.(test|fixture)\\.ts$)', {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'],
    }),
    from('messages-import-no-other-package', '^packages/messages/(src|exports)', {
      path: '^(packages/(?!messages)|apps)/',
    }),
    from('ui-does-not-import-the-domain', '^packages/ui/src', { path: '^packages/domain/' }),
    from('ui-does-not-import-the-client', '^packages/ui/src', { path: '^packages/api-client/' }),
    from('ui-does-not-import-apps', '^packages/ui/src', { path: '^apps/' }),
    from('ui-imports-no-router-and-no-fetching', '^packages/ui/src', {
      path: 'node_modules/(react-router|react-router-dom|swr|openapi-fetch)/',
    }),
    from('web-does-not-import-the-service', '^apps/web/src', { path: '^apps/service/' }),
    from('a-migration-imports-nothing-that-can-change', '^apps/service/src/storage/migrations/', {
      path: '^(apps|packages)/',
      pathNot: '^apps/service/src/storage/migrations/',
    }),
    from('service-does-not-import-the-demo', '^apps/service/(src|scripts|exports)', { path: '^apps/demo/' }),
    from('service-does-not-import-ui-or-web', '^apps/service/src', { path: '^(packages/ui|apps/web)/' }),
    from('service-imports-only-types-from-the-client', '^apps/service/src', {
      path: '^packages/api-client/',
      dependencyTypesNot: ['type-only'],
    }),
    from('only-the-api-folder-imports-swr', '^apps/web/src/(?!api/)', { path: 'node_modules/swr/' }),
    from('nothing-imports-pages', '^apps/web/src/', {
      path: '^apps/web/src/.*Page\\.tsx$',
      pathNot: '/PasswordByLinkPage\\.tsx$',
    }),
    from('packages-are-imported-through-exports', '^(apps|tests)/', {
      path: '^packages/[^/]+/src/',
    }),
    from('apps-are-imported-through-exports', '^tests/', { path: '^apps/[^/]+/src/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
