import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { CriterionRecord } from '../../reference/CriterionTypeRecord'
import { ImportError } from '../file/ImportError'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function toCriterion(file: string, entry: unknown, position: number): CriterionRecord {
  const fail = (reason: string): never => {
    throw new ImportError(
      `Entry ${position + 1} of ${file} ${reason}. Nothing was imported; correct it and try again.`,
    )
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return fail('is not an object')
  const { code, parent = null, ...labels }: Record<string, unknown> = { ...entry }
  if (!isText(code)) return fail('has no code')
  if (parent !== null && !isText(parent)) return fail(`("${code}") has a parent that is not a code`)
  const names = Object.fromEntries(
    Object.entries(labels).filter((label): label is [string, string] => isText(label[1])),
  )
  if (Object.keys(names).length === 0) return fail(`("${code}") has no label in any language`)
  return { code, parent, names }
}

/**
 * Reads a code list from a JSON file, plain or gzipped. The file contains an array of `{code, parent, da, sv,
 * nb, en}`. `parent` is the code of the parent, or null for a root. `da`, `sv`, `nb` and `en` are the labels
 * in these languages.
 *
 * @throws ImportError when the file cannot be read or its tree is invalid.
 */
export async function readCodeList(file: string): Promise<CriterionRecord[]> {
  const entries = await readJson(file)
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new ImportError(
      `${file} is not a code list: it must hold a list of entries with code, parent and labels.`,
    )
  }
  const criteria = entries.map((entry: unknown, position) => toCriterion(file, entry, position))
  requireTree(file, criteria)
  return criteria
}

async function readJson(file: string): Promise<unknown> {
  try {
    const bytes = await readFile(file)
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
    return JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(`${file} cannot be read as JSON (${reason}). Nothing was imported.`, {
      cause: error,
    })
  }
}

function requireTree(file: string, criteria: readonly CriterionRecord[]): void {
  const parents = new Map(criteria.map(({ code, parent }) => [code, parent]))
  if (parents.size < criteria.length)
    throw new ImportError(`${file} names a code twice, so its tree is unclear. Remove one of them.`)
  for (const { code, parent } of criteria) {
    if (parent !== null && !parents.has(parent)) {
      throw new ImportError(
        `${file} puts "${code}" under "${parent}", which it does not have. Add it or correct the parent.`,
      )
    }
    const seen = new Set([code])
    for (let above = parent; above !== null; above = parents.get(above) ?? null) {
      if (seen.has(above))
        throw new ImportError(
          `${file} goes in a circle at "${above}", so it is not a tree. Correct its parents.`,
        )
      seen.add(above)
    }
  }
}
