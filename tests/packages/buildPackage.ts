import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { keepUiTexts } from './keepUiTexts'
import { markClientModules } from './markClientModules'
import type { PackageName } from './packageFolders'
import { packageFolder } from './packageFolders'
import { removeUnreached } from './removeUnreached'
import { writeTypes } from './writeTypes'

/** The font is a package of its own, which a bundler finds by its name. */
const fontImport = "@import '@fontsource-variable/inter/wght.css';\n"

/** The doors of a package by their names; the one that only loads styles is a stylesheet in the built package. */
function doorsOf(folder: string): Record<string, string> {
  const files = globSync('exports/**/*.ts', { cwd: folder }).filter(
    (file) => basename(file) !== 'globalStyles.ts',
  )
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(folder, file)]))
}

/**
 * Builds a package for other apps into its `dist`: ES modules that keep their files, so that an app takes only what
 * it uses, types beside them, and for `ui` one stylesheet in one cascade layer.
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
    plugins: [keepUiTexts(), markClientModules()],
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
        // What another package brings stays an import, but for the font, whose file no server understands.
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith('@fontsource') && !id.includes(folder),
        // An inlined class name would leave an import for nothing behind, which bundlers warn about.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          // A file named *.css.js would be taken for a stylesheet that is still to be made.
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
  removeUnreached(folder)
}
