import { isoOfRegion } from '../places/nutsCode'
import type { KnownCriteria } from './KnownCriteria'

export const geographyType = 'geography'

/**
 * The former Norwegian codes in NUTS, the EU's list of regions, with the current counties of the same area.
 *
 * @source NUTS statistical regions of Norway, 2016 and 2021
 */
const retired: Readonly<Record<string, readonly string[]>> = {
  NO01: ['NO081', 'NO084'],
  NO011: ['NO081'],
  NO012: ['NO084'],
  NO02: ['NO020'],
  NO021: ['NO020'],
  NO022: ['NO020'],
  NO03: ['NO083', 'NO085', 'NO093', 'NO094'],
  NO031: ['NO083'],
  NO032: ['NO085'],
  NO033: ['NO093'],
  NO034: ['NO094'],
  NO04: ['NO092', 'NO0A1'],
  NO041: ['NO092'],
  NO042: ['NO092'],
  NO043: ['NO0A1'],
  NO05: ['NO0A2', 'NO0A3'],
  NO051: ['NO0A2'],
  NO052: ['NO0A2'],
  NO053: ['NO0A3'],
  NO061: ['NO060'],
  NO062: ['NO060'],
  NO074: ['NO072', 'NO073'],
  NO082: ['NO083', 'NO084', 'NO085'],
  NO091: ['NO093', 'NO094'],
}

/**
 * Finds the region of a NUTS code (the EU's list of regions). If the region is unknown, finds the regions
 * that replaced it, or else the known regions inside it, or else the smallest known region around it.
 */
export function regionsOfCode(known: KnownCriteria, nuts: string): string[] {
  const code = `${isoOfRegion(nuts)}${nuts.slice(2)}`.toUpperCase()
  if (known.has({ type: geographyType, code })) return [code]
  const successors = (retired[code] ?? []).filter((one) => known.has({ type: geographyType, code: one }))
  if (successors.length > 0) return successors
  const inside = code.length > 2 ? known.beginningWith(geographyType, code) : []
  if (inside.length > 0) return inside
  const around = known.longestPrefix(geographyType, code)
  return around === null ? [] : [around]
}
