import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Files that become smaller. Fonts and pictures are compressed already. */
const compressible = /^assets\/.*\.(css|js|json|svg)$/

/** The size in bytes below which a compressed file saves nothing. */
const smallest = 500

/**
 * Writes a compressed file beside each script, style sheet and catalog of texts. Servers that compress each
 * response do so quickly, and their files are a seventh larger. With these files, a server only has to send
 * them.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((name) => compressible.test(name))
        await Promise.all(
          files.map(async (name) => {
            const content = await readFile(join(dir, name))
            if (content.length < smallest) return
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
            await writeFile(`${join(dir, name)}.br`, await compress(content, { params }))
          }),
        )
      },
    },
  }
}
