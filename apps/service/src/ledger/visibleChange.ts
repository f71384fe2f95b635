import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { shapeOf } from '../contract/contractSchemas'
import type { RoleRecord } from '../storage/records/itemParts'
import type { KnownChange } from './factsOf'
import { kindOf } from './kindOf'
import type { LedgerItemType } from './readRecords'

/**
 * Functions that remove paid details (which only subscribers may read), made from the schemas of the
 * contract. Companies have no paid details.
 */
const shapes = {
  project: [shapeOf({ $ref: '#/components/schemas/Project' })],
  procurement: ['Procurement', 'ProcurementSummary'].map((name) =>
    shapeOf({ $ref: `#/components/schemas/${name}` }),
  ),
  company: [null],
}

type Shape = (typeof shapes)[LedgerItemType][number]

/**
 * Maps the names of properties in the ledger (the log of changes) to their names in the contract. Properties
 * that have the same name in both are left out.
 */
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
    // This field contains winners and the contracting authority. Treat it like the property `winners`, so
    // that users who may not see winners see no roles at all.
    roles: 'winners',
  },
  company: {},
}

/**
 * Maps the names of a role's properties in the ledger (the log of changes) to their names in the contract.
 */
const roleProperties = { company: 'companyName', roleText: 'roleString' }
const roleFields = { companyName: 'company', roleString: 'roleText' }

const renameIn = (value: unknown, names: Readonly<Record<string, string>>) =>
  Array.isArray(value)
    ? value.map((role: object) =>
        Object.fromEntries(Object.entries(role).map(([name, part]) => [names[name] ?? name, part])),
      )
    : value

const withheld = { withholdsPaid: true, sign: (link: string) => link }

function openValue(shape: Shape, property: string, value: unknown) {
  if (shape === null) return value
  const open = (part: unknown) => Object(shape({ [property]: part }, withheld))[property] as unknown
  const whole = open(value)
  // The ledger (the log of changes) has an array where the contract has one object. For example, it has all
  // files, and the contract only the cover image. Withhold the paid details of each entry.
  return Array.isArray(whole) ? whole.map(open) : whole
}

/**
 * Returns the roles that everybody may see. Winners are left out, because the fact that a company has won is
 * a paid detail.
 */
function openRoles(shape: Shape, property: string, value: unknown) {
  const roles = renameIn(openValue(shape, property, renameIn(value, roleProperties)), roleFields)
  return Array.isArray(roles) ? (roles as RoleRecord[]).filter(({ isWinner }) => !isWinner) : roles
}

/** Whether a change has no values, because an earlier version of the service stored it without values. */
const hasNoValues = ({ before, after }: KnownChange) => before === null && after === null

/** Returns whether all changes of a field are hidden from users without a paid subscription. */
export function isWithheldField(itemType: LedgerItemType, field: string): boolean {
  const property = properties[itemType][field] ?? field
  return shapes[itemType].every((shape) => openValue(shape, property, field) === null)
}

/**
 * Returns a change as a caller may see it, or null when nothing that the caller may see has changed. The
 * contract decides which values are paid (ADR 27).
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
