import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { shapeOf } from '../../http/contract/contractSchemas'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { KnownChange } from './factsOf'
import { kindOf } from './kindOf'
import type { LedgerItemType } from './readRecords'

/** The schemas of the contract that say which fields of an item are paid. */
const shapes = {
  project: [shapeOf({ $ref: '#/components/schemas/Project' })],
  procurement: ['Procurement', 'ProcurementSummary'].map((name) =>
    shapeOf({ $ref: `#/components/schemas/${name}` }),
  ),
  company: [null],
}

type Shape = (typeof shapes)[LedgerItemType][number]

/** The properties of the contract whose names differ from the fields of the ledger. */
const properties: Readonly<Record<LedgerItemType, Readonly<Record<string, string>>>> = {
  project: { roles: 'companyRoles' },
  procurement: {
    names: 'name',
    type: 'procurementType',
    country: 'countryId',
    municipality: 'place',
    city: 'place',
    phaseDates: 'procurementPhaseRecords',
    files: 'coverImage',
    // Any role may be that of a winner or of the contracting authority, so all roles are withheld like
    // winners.
    roles: 'winners',
  },
  company: {},
}

/** The properties of a role in the contract whose names differ from the fields of a role in the ledger. */
const roleProperties = { company: 'companyName', roleText: 'roleString' }
const roleFields = { companyName: 'company', roleString: 'roleText' }

/** Returns roles with other names for some of their fields. */
const renameIn = (value: unknown, names: Readonly<Record<string, string>>) =>
  Array.isArray(value)
    ? value.map((role: object) =>
        Object.fromEntries(Object.entries(role).map(([name, part]) => [names[name] ?? name, part])),
      )
    : value

const withheld = { withholdsPaid: true, sign: (link: string) => link }

/** Returns a value of a field without the paid details that one schema of the contract marks. */
function openValue(shape: Shape, property: string, value: unknown) {
  if (shape === null) return value
  const open = (part: unknown) => Object(shape({ [property]: part }, withheld))[property] as unknown
  const whole = open(value)
  // The ledger may have an array where the contract has one object: all files instead of the cover image.
  // Each entry is then checked by itself.
  return Array.isArray(whole) ? whole.map(open) : whole
}

/** Returns the roles of a project without its winners, whose existence is already a paid detail. */
function openRoles(shape: Shape, property: string, value: unknown) {
  const roles = renameIn(openValue(shape, property, renameIn(value, roleProperties)), roleFields)
  return Array.isArray(roles) ? (roles as RoleRecord[]).filter(({ isWinner }) => !isWinner) : roles
}

/** Whether a change was logged by an earlier version, which did not store values. */
const hasNoValues = ({ before, after }: KnownChange) => before === null && after === null

/** Whether callers without a paid product see no change of a field, whatever its values are. */
export function isWithheldField(itemType: LedgerItemType, field: string): boolean {
  const property = properties[itemType][field] ?? field
  return shapes[itemType].every((shape) => openValue(shape, property, field) === null)
}

/**
 * Returns a change as a caller may see it, or null when nothing that the caller may see has changed. The
 * contract decides which values are paid (ADR 27). Only callers with a paid product see who won.
 */
export function visibleChange<Change extends KnownChange>(change: Change, caller: Caller): Change | null {
  const { itemType, field } = change
  if (field === null || may(caller, 'readPaidDetails')) return change
  const property = properties[itemType][field] ?? field
  for (const shape of shapes[itemType]) {
    const values = hasNoValues(change) ? [null, true] : [change.before, change.after]
    const open = field === 'roles' ? openRoles : openValue
    const [before, after] = values.map((value) => open(shape, property, value))
    if (isDeepStrictEqual(before, after)) continue
    return hasNoValues(change) ? change : { ...change, before, after, kind: kindOf({ field, before, after }) }
  }
  return null
}
