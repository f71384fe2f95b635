/** The import rules. Each name states the rule; the README of each package explains why. */
const from = (name, path, to, comment) => ({ name, severity: 'error', comment, from: { path }, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'nothing-goes-in-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    from('api-client-knows-nobody', '^packages/api-client/src', { path: '^(packages/(?!api-client)|apps)/' }),
    from('domain-knows-only-types-of-the-contract', '^packages/domain/src', {
      path: '^(packages/(?!domain)|apps)/',
      dependencyTypesNot: ['type-only'],
    }),
    from('domain-knows-no-other-package', '^packages/domain/src', {
      path: '^(packages/(messages|ui)|apps)/',
    }),
    from('domain-has-no-runtime-dependency', '^packages/domain/src/(?!.*\\.(test|fixture)\\.ts$)', {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'],
    }),
    from('messages-know-nobody', '^packages/messages/(src|exports)', {
      path: '^(packages/(?!messages)|apps)/',
    }),
    from('ui-knows-no-domain', '^packages/ui/src', { path: '^packages/domain/' }),
    from('ui-knows-no-client', '^packages/ui/src', { path: '^packages/api-client/' }),
    from('ui-knows-no-app', '^packages/ui/src', { path: '^apps/' }),
    from('ui-knows-no-router-and-no-fetcher', '^packages/ui/src', {
      path: 'node_modules/(react-router|react-router-dom|swr|openapi-fetch)/',
    }),
    from('web-knows-no-service', '^apps/web/src', { path: '^apps/service/' }),
    from('service-knows-no-ui-and-no-app', '^apps/service/src', { path: '^(packages/ui|apps/web)/' }),
    from('service-takes-only-types-from-the-client', '^apps/service/src', {
      path: '^packages/api-client/',
      dependencyTypesNot: ['type-only'],
    }),
    from('only-the-folder-api-fetches', '^apps/web/src/(?!api/)', { path: 'node_modules/swr/' }),
    from('only-the-shell-imports-pages', '^apps/web/src/(?!shell/)', {
      path: '^apps/web/src/.*Page\\.tsx$',
      pathNot: '/PasswordByLinkPage\\.tsx$',
    }),
    from('packages-are-entered-by-their-doors', '^(apps|tests)/', {
      path: '^packages/[^/]+/src/',
    }),
    from('the-service-is-entered-by-its-door', '^tests/', { path: '^apps/[^/]+/src/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
