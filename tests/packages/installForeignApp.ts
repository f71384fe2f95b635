import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackageName } from './build/packageFolders'
import { packageNames, repositoryFolder } from './build/packageFolders'
import { runCommand } from './runCommand'

/**
 * Large packages that only one of the test apps needs, so no package of the workspace depends on them. After
 * the first run they are in pnpm's store.
 */
const ownVersions = {
  // `shadcn` copies the blocks of a registry into an app.
  foreignApp: { shadcn: '4.23.0' },
  // Next builds without TypeScript's compiler, but would install the compiler if it were missing.
  nextApp: {
    next: '16.4.6',
    typescript: catalogVersion('typescript'),
    '@types/node': catalogVersion('@types/node'),
  },
} as const

const sharedVersions = [
  'react',
  'react-dom',
  'react-aria-components',
  'react-intl',
  'vite',
  '@vitejs/plugin-react',
  '@types/react',
  '@types/react-dom',
] as const

function catalogVersion(name: string): string {
  const workspace = readFileSync(join(repositoryFolder, 'pnpm-workspace.yaml'), 'utf8')
  const [, version] = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(workspace) ?? []
  if (version === undefined) {
    throw new Error(
      `pnpm-workspace.yaml has no version of ${name}, so the other app cannot install the same one. Add it to the catalog, or to the app directly.`,
    )
  }
  return version
}

/**
 * Creates a test app in a temporary folder outside the workspace, installs the packages from their tarballs,
 * and returns the folder.
 */
export async function installForeignApp(
  tarballs: Record<PackageName, string>,
  app: keyof typeof ownVersions,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `spadestik-${app}-`))
  cpSync(join(import.meta.dirname, app), folder, { recursive: true })
  const packed = Object.fromEntries(
    packageNames.map((name) => [`@spadestik/${name}`, `file:${tarballs[name]}`]),
  )
  const dependencies = {
    ...packed,
    ...Object.fromEntries(sharedVersions.map((name) => [name, catalogVersion(name)])),
    ...ownVersions[app],
  }
  const manifest = { name: 'foreign-app', version: '1.0.0', private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  // Use the tarballs also for the dependencies between the packages of this repository, because no registry
  // has these packages.
  const overrides = Object.entries(packed).map(([name, file]) => `  '${name}': '${file}'`)
  const settings = [
    'overrides:',
    ...overrides,
    'verifyDepsBeforeRun: false',
    'strictPeerDependencies: true',
    // Prefer packages that an earlier run has stored on this machine, instead of asking the registry.
    'preferOffline: true',
    'allowBuilds: { msw: false, sharp: false }',
    '',
  ]
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings.join('\n'))
  await runCommand('pnpm', ['install', '--no-frozen-lockfile'], folder)
  return folder
}
