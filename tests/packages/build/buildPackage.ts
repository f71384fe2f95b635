import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { includeTypes } from './includeTypes'
import { keepUiTexts } from './keepUiTexts'
import { markClientModules } from './markClientModules'
import type { PackageName } from './packageFolders'
import { packageFolder } from './packageFolders'
import { removeUnreached } from './removeUnreached'
import { splitStyles } from './splitStyles'
import { writeTypes } from './writeTypes'

/**
 * The CSS that imports the font. The built stylesheet does not contain the font, so bundlers of other apps
 * load it from the package that is named here.
 */
const fontImport = "@import '@fontsource-variable/inter/wght.css';\n"

/**
 * Returns the paths of the entry files of a package. The keys are the names of the entry points. Leaves out
 * `globalStyles`, because the built package has a stylesheet instead.
 */
function doorsOf(folder: string): Record<string, string> {
  const files = globSync('exports/**/*.ts', { cwd: folder }).filter(
    (file) => basename(file) !== 'globalStyles.ts',
  )
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(folder, file)]))
}

/**
 * Builds a package for other apps into its `dist` folder, with types. Each module stays a separate file, so
 * that an app bundles only what it uses. For `ui` it also writes one whole stylesheet and the styles of each
 * component alone.
 */
export async function buildPackage(name: PackageName): Promise<void> {
  const folder = packageFolder(name)
  const configFile = join(folder, 'vite.config.ts')
  const styles = join(folder, 'src/styles/globalStyles.ts')
  const hasStyles = existsSync(styles)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  await build({
    root: folder,
    configFile: existsSync(configFile) ? configFile : false,
    logLevel: 'warn',
    plugins: [keepUiTexts(), markClientModules(), splitStyles(folder)],
    build: {
      target: 'es2023',
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: { ...doorsOf(folder), ...(hasStyles ? { styles } : {}) },
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        // Keep the imports of other packages as imports. Only the font's CSS is bundled, because a server
        // cannot load CSS.
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith('@fontsource') && !id.includes(folder),
        // Do not inline class names. The imports of their modules would become empty, and bundlers warn about
        // empty imports.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          // Rename files such as `*.css.js`, because bundlers would treat them as source files of
          // vanilla-extract.
          entryFileNames: ({ name: file }) => `${file.replace(/\.css(\.ts)?(?=\.|$)/, '.styles')}.js`,
        },
      },
    },
  })
  if (hasStyles) {
    const file = join(folder, 'dist/styles.css')
    const css = readFileSync(file, 'utf8').replaceAll(
      /(?:\/\* inter[^*]*\*\/\s*)?@font-face\s*\{[^}]*\}\s*/g,
      '',
    )
    writeFileSync(file, fontImport + css)
    rmSync(join(folder, 'dist/styles.js'))
  }
  await writeTypes(folder)
  if (name === 'domain') includeTypes(folder)
  removeUnreached(folder)
}
