import { limits } from '@spadestik/domain/limits'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { unstorableTexts } from '../../storage/unstorableTexts'
import { levelsOf } from './levelsOf'
import type { ReleaseFault } from './ReleaseFault'
import { faultsOf } from './releaseSchema'
import { repairRelease } from './repairRelease'

export type CheckedRelease =
  | { readonly release: OcdsRelease; readonly repairs: readonly ReleaseFault[] }
  | { readonly faults: readonly ReleaseFault[] }

const earliest = Date.parse('1990-01-01T00:00:00Z')
const latest = Date.parse('2100-01-01T00:00:00Z')

/**
 * Repairs a release (a published notice) where possible. If it still cannot be imported, returns its faults.
 */
export function checkRelease(original: unknown): CheckedRelease {
  if (levelsOf(original, limits.importLevels) > limits.importLevels) {
    return {
      faults: [{ property: '', message: `is nested in more than ${limits.importLevels} levels` }],
    }
  }
  const { release, repairs } = repairRelease(original)
  const faults = faultsOf(release)
  const unstorable = faults.length > 0 ? [] : unstorableTexts(release)
  if (unstorable.length > 0) {
    const message = 'contains a NUL or an unpaired surrogate, which cannot be stored'
    return { faults: unstorable.map((place) => ({ property: place.slice(1), message })) }
  }
  if (faults.length > 0) return { faults }
  const sound = release as OcdsRelease
  const date = Date.parse(sound.date)
  if (date < earliest || date >= latest) {
    return { faults: [{ property: 'date', message: `${sound.date} is not a day between 1990 and 2100` }] }
  }
  return { release: sound, repairs }
}
